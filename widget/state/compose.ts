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
  /** The success dialog is due. `usedFallback` is true if only the mailto link was opened. */
  onSent: (usedFallback: boolean) => void;
};

/**
 * Opens a letter in the supporter's own mail: the provider's window or app, then the retry, then
 * the mailto link. The first address is opened before this function returns, because browsers
 * block windows that do not open during a click.
 */
export function compose(
  letter: OutgoingLetter,
  effects: Effects,
  scheduler: Scheduler,
  { notify, onOpened, onSent }: ComposeCallbacks,
): void {
  const { recipients, provider } = letter;
  const { first, retry, fallback } = composePlan(
    createDraft(recipients, provider),
    effects.device(),
  );
  const detail = { provider, count: recipients.length };

  function finish(usedFallback: boolean): void {
    effects.recordLetterOpened(provider);
    effects.emit("bia-compose", detail);
    onOpened();
    scheduler.after(SUCCESS_DELAY_MS, () => {
      onSent(usedFallback);
      if (!usedFallback) notify({ code: "mail-opened", count: recipients.length });
      effects.emit("bia-sent", detail);
    });
  }

  function openWindow(href: string): void {
    if (effects.open(href, "blank")) {
      finish(false);
      return;
    }
    effects.emit("bia-error", { code: "compose-blocked" });
    // A browser that blocks all windows still opens a mailto link in the same window.
    if (!effects.open(fallback.href, fallback.target)) effects.open(fallback.href, "self");
    notify({ code: "fallback-opened" });
    finish(true);
  }

  if (retry === undefined) {
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
