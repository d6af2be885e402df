import { composePlan } from "../domain/compose-links.ts";
import { draftTo } from "../domain/email-draft.ts";
import type { Notice } from "../domain/notice.ts";
import type { Effects } from "../effects/effects.ts";
import type { Arranged } from "./arranged.ts";
import type { Letter } from "./contact-state.ts";

/** How long after the mail window opened the success dialog follows (spec §9). */
export const SENT_AFTER_MS = 2000;

/** What the store does as a letter goes its way. */
type Steps = {
  say: (notice: Notice) => void;
  opened: () => void;
  sent: (fallback: boolean) => void;
};

/**
 * Opens a letter in the supporter's own mail and follows it to `sent`: by
 * plan the provider's window or app, then its retry, then a mailto. The first
 * window is opened before this returns, inside the supporter's click.
 */
export function compose(letter: Letter, effects: Effects, arranged: Arranged, steps: Steps): void {
  const { recipients, provider } = letter;
  const { first, retry, fallback } = composePlan(draftTo(recipients, provider), effects.device());
  const detail = { provider, count: recipients.length };

  function opened(notice: Notice | null): void {
    effects.record(provider);
    effects.emit("bia-compose", detail);
    steps.opened();
    arranged.after(SENT_AFTER_MS, () => {
      steps.sent(notice === null);
      if (notice !== null) steps.say(notice);
      effects.emit("bia-sent", detail);
    });
  }
  const mailOpened = () => opened({ code: "mail-opened", count: recipients.length });

  function openWindow(href: string): void {
    if (effects.open(href, "blank")) {
      mailOpened();
      return;
    }
    effects.emit("bia-error", { code: "compose-blocked" });
    // Where no window may open at all, a same-window mailto still can.
    if (!effects.open(fallback.href, fallback.target)) effects.open(fallback.href, "self");
    steps.say({ code: "fallback-opened" });
    opened(null);
  }

  if (retry === undefined) {
    openWindow(first.href);
  } else {
    arranged.unlessHidden(retry.afterMs, () => openWindow(retry.link.href), mailOpened);
    effects.openApp(first.href);
  }
}
