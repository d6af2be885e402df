import type { ElementEvents } from "../domain/element-events.ts";
import { createDraft, isPersonalised } from "../domain/letter.ts";
import { type ComposeLink, composePlan } from "../domain/providers.ts";
import type { Notice } from "../domain/wording/en.ts";
import { letterOf } from "../second-letter/second-letter.ts";
import type { Delivery, Outcome } from "../state/contact-state.ts";
import type { ContactStore } from "../state/contact-store.ts";

/** Delay between opening the mail window and showing the success dialog. */
export const SUCCESS_DELAY_MS = 2000;

/** Time for a mail program to show itself after a mailto link. */
export const MAIL_SIGN_MS = 2000;

/**
 * Opens a letter: the provider's window or app, the retry, then the mailto link; without a sign that it
 * opened it is not counted. The first address opens before this returns: browsers block later windows.
 * A letter that is too long for its link is copied.
 */
export function compose(
  store: ContactStore,
  delivery: Delivery,
  copy: (text: string) => void,
): void {
  const { api, effects, scheduler, notify } = store;
  const { recipients, provider, way } = delivery;
  const state = api.getState();
  const draft = createDraft(recipients, provider, letterOf(state, recipients), state.ownWords);
  const { first, retry, fallback } = composePlan(draft, effects.device(), way);
  const detail = detailOf(store, delivery);

  function finish(
    outcome: Outcome,
    notice: Notice = { code: "mail-opened", count: recipients.length },
  ): void {
    countLetter(store, detail);
    scheduler.after(SUCCESS_DELAY_MS, () => {
      api.setState({ sending: { ...delivery, status: "sent", ...outcome } });
      notify(notice);
      effects.emit("bia-sent", detail);
    });
  }

  const showUnopened = (isRefused: boolean) =>
    api.setState({ sending: { ...delivery, status: "unopened", isRefused } });

  /** Copies before the window opens: a page that has lost the focus cannot copy. */
  function copyFor({ mustPaste }: { mustPaste: boolean }): void {
    if (mustPaste) copy(draft.body);
  }

  /** Tries both targets: a browser that blocks new windows usually opens mailto in the same one. */
  function openMailto(target: "self" | "blank", notice?: Notice): boolean {
    const other = target === "self" ? "blank" : "self";
    copyFor(fallback);
    const used = ([target, other] as const).find((tried) => effects.open(fallback.href, tried));
    const done = () => finish({ usedMailto: true, mustPaste: fallback.mustPaste }, notice);
    if (used === "blank") done();
    else if (used === undefined) showUnopened(true);
    else scheduler.unless(effects.onceMailShown, MAIL_SIGN_MS, () => showUnopened(false), done);
    return used !== undefined;
  }

  function openWindow({ href, mustPaste }: ComposeLink): void {
    if (effects.open(href, "blank")) {
      finish({ usedMailto: false, mustPaste });
    } else {
      effects.emit("bia-error", { code: "compose-blocked" });
      openMailto(fallback.target, { code: "fallback-opened" });
    }
  }

  if (first.kind === "mail-app") {
    // Not in a new tab: some browsers would leave that tab empty.
    if (!openMailto("self")) effects.emit("bia-error", { code: "compose-blocked" });
  } else if (retry === undefined) {
    copyFor(first);
    openWindow(first);
  } else {
    // The retry has no click, without which some browsers copy nothing.
    copyFor(first.mustPaste ? first : retry.link);
    scheduler.unless(
      effects.onceHidden,
      retry.afterMs,
      () => openWindow(retry.link),
      () => finish({ usedMailto: false, mustPaste: first.mustPaste }),
    );
    effects.openApp(first.href);
  }
}

/** Returns what the events say of a letter. */
export function detailOf({ api }: ContactStore, { provider, recipients }: Delivery) {
  const personalised = isPersonalised(api.getState().ownWords, recipients);
  return { provider, count: recipients.length, personalised };
}

/** Counts a letter that was opened or printed, also in today's number, and emits `bia-compose`. */
export function countLetter(
  { api, effects }: ContactStore,
  detail: ElementEvents["bia-compose"],
): void {
  effects.countLetter(detail.provider, detail.personalised);
  effects.emit("bia-compose", detail);
  api.setState(({ lettersToday }) => ({
    lettersToday: lettersToday === null ? null : lettersToday + 1,
  }));
}
