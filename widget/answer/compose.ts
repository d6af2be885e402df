import { createDraft, isPersonalised, type LetterText } from "../domain/letter.ts";
import type { OwnWords } from "../domain/own-words.ts";
import { type ComposeLink, composePlan } from "../domain/providers.ts";
import type { Notice } from "../domain/wording/en.ts";
import type { Effects } from "../effects/effects.ts";
import type { Delivery, Outcome } from "../state/contact-state.ts";
import type { Scheduler } from "../state/scheduler.ts";

/** Delay between opening the mail window and showing the success dialog. */
export const SUCCESS_DELAY_MS = 2000;

/** The store's reactions to the progress of a letter. */
type ComposeCallbacks = {
  notify: (notice: Notice) => void;
  /** A mail window or app was opened. */
  onOpened: () => void;
  /** The letter is too long for the link that is about to open, so it goes by the clipboard. */
  onMustPaste: (text: string) => void;
  /** The success dialog is due. */
  onSent: (outcome: Outcome) => void;
  /** The browser refused to open any window or mail app, so that no letter was opened. */
  onBlocked: () => void;
};

/**
 * Opens a letter in the supporter's own mail: the provider's window or app, then the retry, then
 * the mailto link. A letter that the browser refused to open is not counted. The first address is
 * opened before this function returns, because browsers block windows that do not open during a
 * click.
 */
export function compose(
  delivery: Delivery,
  letter: LetterText,
  ownWords: OwnWords,
  effects: Effects,
  scheduler: Scheduler,
  { notify, onOpened, onMustPaste, onSent, onBlocked }: ComposeCallbacks,
): void {
  const { recipients, provider, way } = delivery;
  const draft = createDraft(recipients, provider, letter, ownWords);
  const { first, retry, fallback } = composePlan(draft, effects.device(), way);
  const personalised = isPersonalised(ownWords, recipients);
  const detail = { provider, count: recipients.length, personalised };

  function finish(
    outcome: Outcome,
    notice: Notice = { code: "mail-opened", count: recipients.length },
  ): void {
    effects.recordLetterOpened(provider, personalised);
    effects.emit("bia-compose", detail);
    onOpened();
    scheduler.after(SUCCESS_DELAY_MS, () => {
      onSent(outcome);
      notify(notice);
      effects.emit("bia-sent", detail);
    });
  }

  /** Copies before the window opens: a page that has lost the focus cannot copy. */
  function copyFor({ mustPaste }: { mustPaste: boolean }): void {
    if (mustPaste) onMustPaste(draft.body);
  }

  /** Tries both targets: a browser that blocks new windows usually opens mailto in the same one. */
  function openMailto(target: "self" | "blank"): boolean {
    const other = target === "self" ? "blank" : "self";
    copyFor(fallback);
    return effects.open(fallback.href, target) || effects.open(fallback.href, other);
  }

  function openWindow({ href, mustPaste }: ComposeLink): void {
    if (effects.open(href, "blank")) {
      finish({ usedMailto: false, mustPaste });
      return;
    }
    effects.emit("bia-error", { code: "compose-blocked" });
    if (!openMailto(fallback.target)) {
      onBlocked();
      return;
    }
    finish({ usedMailto: true, mustPaste: fallback.mustPaste }, { code: "fallback-opened" });
  }

  if (first.kind === "mail-app") {
    // Not in a new tab: some browsers would leave that tab empty.
    if (openMailto("self")) {
      finish({ usedMailto: true, mustPaste: fallback.mustPaste });
    } else {
      effects.emit("bia-error", { code: "compose-blocked" });
      onBlocked();
    }
  } else if (retry === undefined) {
    copyFor(first);
    openWindow(first);
  } else {
    // The retry has no click, without which some browsers copy nothing.
    copyFor(first.mustPaste ? first : retry.link);
    scheduler.unlessHidden(
      retry.afterMs,
      () => openWindow(retry.link),
      () => finish({ usedMailto: false, mustPaste: first.mustPaste }),
    );
    effects.openApp(first.href);
  }
}
