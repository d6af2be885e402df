import type { ElementEvents } from "../domain/element-events.ts";
import { createDraft, isPersonalised } from "../domain/letter.ts";
import { type ComposeLink, composePlan } from "../domain/providers.ts";
import type { Notice } from "../domain/wording/en.ts";
import type { Delivery, Effects, Sending } from "../state/contact-state.ts";
import type { ContactStore } from "../state/contact-store.ts";
import { letterLanguageOf } from "../state/results-wording.ts";
import { letterOf } from "./second-letter.ts";

export const SUCCESS_DELAY_MS = 2000;

/** Time for a mail program to show itself after a mailto link. */
const MAIL_SIGN_MS = 2000;

/** Waits for a sign that the letter opened; null where none is needed. */
type Sign = Effects["onceAppShown"] | null;

const TO_PASTE: Notice = { code: "letter-to-paste" };

/**
 * Opens a letter: the provider's window or app, the web page, then the mailto link. A letter counts once,
 * at the first sign that it opened. The first address opens before the function returns: browsers block
 * later windows. A letter that is too long for a link is copied.
 */
export function compose(store: ContactStore, delivery: Delivery): void {
  const { api, effects, scheduler, notify } = store;
  const { recipients, provider, way, meeting, isCounted } = delivery;
  const state = api.getState();
  const letter = meeting ?? letterOf(state, recipients);
  const draft = createDraft(recipients, provider, letter, state.ownWords);
  const { first, retry, fallback } = composePlan(draft, effects.device(), way);
  const detail = detailOf(store, delivery);
  /** In an app's own browser a returned window may show nothing. */
  const windowSign: Sign = state.appBrowser === null ? null : effects.onceAppShown;
  let isCopied = false;

  /** Copies before the window opens: a page that has lost the focus cannot copy. */
  async function copyFor({ mustPaste }: { mustPaste: boolean }): Promise<void> {
    if (!mustPaste) return;
    isCopied = await effects.copy(draft.body);
    const { manualCopy } = api.getState();
    if (!isCopied) effects.emit("bia-error", { code: "copy-refused" });
    // The dialog with the letter may have opened before the browser answered.
    else if (manualCopy?.text === draft.body) api.setState({ manualCopy: null });
  }

  /** Shows a dialog, with the letter where copying was needed and failed. */
  function show(sending: Sending, mustPaste: boolean): void {
    const text = { text: draft.body, lang: letterLanguageOf(state), notice: TO_PASTE };
    api.setState({ sending, manualCopy: mustPaste && !isCopied ? text : null });
  }

  function showUnopened(isRefused: boolean, mustPaste: boolean): void {
    show({ ...delivery, status: "unopened", isRefused }, mustPaste);
    if (isRefused) console.warn("<bia-contact-td>: Failed to launch the mail client.");
  }

  /** Counts the letter at a sign, and shows the success dialog; without a sign, the dialog that asks. */
  function finish(
    sign: Sign,
    { usedMailto, mustPaste }: { usedMailto: boolean; mustPaste: boolean },
    notice: Notice = { code: "mail-opened", count: recipients.length },
  ): void {
    const countedDelivery = { ...delivery, isCounted: true };
    function onSeen(): void {
      if (!isCounted) countLetter(store, detail);
      api.setState({ sending: { ...countedDelivery, status: "composing" } });
      scheduler.after(SUCCESS_DELAY_MS, () => {
        const outcome = { usedMailto, isCopied: mustPaste ? isCopied : undefined };
        show({ ...countedDelivery, ...outcome, status: "sent" }, mustPaste);
        notify(mustPaste ? (isCopied ? TO_PASTE : { code: "letter-to-copy" }) : notice);
        if (!isCounted) effects.emit("bia-sent", detail);
      });
    }
    if (sign === null) onSeen();
    else scheduler.unless(sign, MAIL_SIGN_MS, () => showUnopened(false, mustPaste), onSeen);
  }

  /** Tries both targets: a browser that blocks new windows usually opens mailto in the same one. */
  function openMailto(target: "self" | "blank", notice?: Notice): boolean {
    const other = target === "self" ? "blank" : "self";
    void copyFor(fallback);
    const { href, mustPaste } = fallback;
    const usedTarget = ([target, other] as const).find((each) => effects.open(href, each));
    if (usedTarget === undefined) showUnopened(true, mustPaste);
    else {
      const sign = usedTarget === "blank" ? windowSign : effects.onceMailShown;
      finish(sign, { usedMailto: true, mustPaste }, notice);
    }
    return usedTarget !== undefined;
  }

  function openWindow({ href, mustPaste }: ComposeLink): void {
    if (effects.open(href, "blank")) finish(windowSign, { usedMailto: false, mustPaste });
    else {
      effects.emit("bia-error", { code: "compose-blocked" });
      openMailto(fallback.target, { code: "fallback-opened" });
    }
  }

  if (first.kind === "mail-app") {
    // Some browsers would leave a new tab empty.
    if (!openMailto("self")) effects.emit("bia-error", { code: "compose-blocked" });
  } else if (retry === undefined) {
    void copyFor(first);
    openWindow(first);
  } else {
    // The retry has no click, without which some browsers copy nothing.
    void copyFor(first.mustPaste ? first : retry.link);
    scheduler.unless(
      effects.onceAppShown,
      retry.afterMs,
      // A window that would be blocked is offered as a button.
      () => (effects.mayOpen() ? openWindow(retry.link) : showUnopened(false, first.mustPaste)),
      () => finish(null, { usedMailto: false, mustPaste: first.mustPaste }),
    );
    effects.openApp(first.href, retry.link.href);
  }
}

/** Returns a letter's details for the events. */
export function detailOf({ api }: ContactStore, { provider, recipients }: Delivery) {
  const personalised = isPersonalised(api.getState().ownWords);
  return { provider, count: recipients.length, personalised };
}

/** Counts a letter that was opened or printed, also in the campaign's numbers, and emits `bia-compose`. */
export function countLetter(
  { api, effects }: ContactStore,
  detail: ElementEvents["bia-compose"],
): void {
  effects.countLetter(detail.provider, detail.personalised);
  effects.emit("bia-compose", detail);
  api.setState(({ actionCount: count }) => ({
    actionCount: count && { total: count.total + 1, today: count.today + 1 },
    isUsed: true,
  }));
}
