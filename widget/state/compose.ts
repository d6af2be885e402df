import { composePlan } from "../domain/compose-links.ts";
import { createDraft } from "../domain/email-draft.ts";
import type { Notice } from "../domain/notice.ts";
import type { Effects } from "../effects/effects.ts";
import type { OutgoingLetter } from "./contact-state.ts";
import type { Scheduler } from "./scheduler.ts";

/** Delay between opening the mail window and showing the success dialog. */
export const SUCCESS_DELAY_MS = 2000;

/** The store's reactions to the progress of a letter. */
type ComposeCallbacks = {
  notify: (notice: Notice) => void;
  /** A mail window or app was opened. */
  onOpened: () => void;
  /** The success dialog is due. `usedMailto` is true if only a mailto link was opened. */
  onSent: (usedMailto: boolean) => void;
  /** The browser refused to open any window or mail app, so that no letter was opened. */
  onBlocked: () => void;
};

/**
 * Opens a letter in the supporter's own mail: the provider's window or app, then the retry, then
 * the mailto link. A letter that the browser refused to open is not counted. The first address is opened before this function returns, because browsers
 * block windows that do not open during a click.
 */
export function compose(
  letter: OutgoingLetter,
  effects: Effects,
  scheduler: Scheduler,
  { notify, onOpened, onSent, onBlocked }: ComposeCallbacks,
): void {
  const { recipients, provider, way } = letter;
  const draft = createDraft(recipients, provider);
  const { first, retry, fallback } = composePlan(draft, effects.device(), way);
  const detail = { provider, count: recipients.length };

  function finish(usedMailto: boolean, toastWhenSent = true): void {
    effects.recordLetterOpened(provider);
    effects.emit("bia-compose", detail);
    onOpened();
    scheduler.after(SUCCESS_DELAY_MS, () => {
      onSent(usedMailto);
      if (toastWhenSent) notify({ code: "mail-opened", count: recipients.length });
      effects.emit("bia-sent", detail);
    });
  }

  /** Tries both targets: a browser that blocks new windows usually opens mailto in the same one. */
  function openMailto(target: "self" | "blank"): boolean {
    const other = target === "self" ? "blank" : "self";
    return effects.open(fallback.href, target) || effects.open(fallback.href, other);
  }

  function openWindow(href: string): void {
    if (effects.open(href, "blank")) {
      finish(false);
      return;
    }
    effects.emit("bia-error", { code: "compose-blocked" });
    if (!openMailto(fallback.target)) {
      onBlocked();
      return;
    }
    notify({ code: "fallback-opened" });
    finish(true, false);
  }

  if (first.kind === "mail-app") {
    // Not in a new tab: some browsers would leave that tab empty.
    if (openMailto("self")) {
      finish(true);
    } else {
      effects.emit("bia-error", { code: "compose-blocked" });
      onBlocked();
    }
  } else if (retry === undefined) {
    openWindow(first.href);
  } else {
    scheduler.unlessHidden(
      retry.afterMs,
      () => openWindow(retry.link.href),
      () => finish(false),
    );
    effects.openApp(first.href);
  }
}
