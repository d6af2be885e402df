import { createStore, type StoreApi } from "zustand/vanilla";
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Provider } from "../../api/contract/providers.ts";
import type { Td } from "../../api/contract/td.ts";
import { BUNDLED_CAMPAIGN } from "../domain/campaign.ts";
import { NO_OWN_WORDS } from "../domain/letter.ts";
import { type ComposeKind, providerOf } from "../domain/providers.ts";
import { isFailure, type Notice } from "../domain/wording/en.ts";
import type { Effects, LookupFailure } from "../effects/effects.ts";
import { VERSION } from "../version.ts";
import { type ChoiceActions, createChoiceActions } from "./choice.ts";
import { compose } from "./compose.ts";
import {
  type ContactState,
  type Delivery,
  letterLanguageOf,
  letterOf,
  type Settings,
} from "./contact-state.ts";
import { createLanguageActions, type LanguageActions } from "./language.ts";
import { createOwnWordsActions, type OwnWordsActions } from "./own-words.ts";
import { createPlaceActions, type PlaceActions } from "./place.ts";
import { createScheduler } from "./scheduler.ts";
import { copyText, createSharingActions, type SharingActions } from "./sharing.ts";

/** Display time of a toast. A failure stays until it is dismissed or a new lookup starts. */
export const TOAST_DURATION_MS = 6000;

/** The state of one element and the actions that change it. */
export type ContactStore = {
  api: StoreApi<ContactState>;
  actions: ContactActions;
};

/**
 * The origin of a choice. It decides how the result is announced:
 * - `supporter`: by a visible toast.
 * - `attribute-change`: by a toast for screen readers, because the result is already visible.
 * - `initial-attribute`, `located`: not at all; where the visitor was located is said already.
 */
export type ChoiceOrigin = "supporter" | "attribute-change" | "initial-attribute" | "located";

/** The actions of an element's components. */
export type ContactActions = OwnWordsActions &
  ChoiceActions &
  LanguageActions &
  SharingActions &
  PlaceActions<ChoiceOrigin> & {
    /** Requests the published campaign, and emits `bia-ready` at the first call. */
    ready: () => void;
    configure: (settings: Partial<Settings>) => void;
    /** Looks up a constituency. The reply is ignored if another choice was made meanwhile. */
    choose: (constituency: Constituency, origin?: ChoiceOrigin) => void;
    /** Resets the lookup to `idle`. */
    clear: () => void;
    /** Loads what shows a lookup and sends. Null if it cannot be loaded. */
    loadAnswer: Effects["files"]["answer"];
    /** Loads the search by place and position, and the map. Null if it cannot be loaded. */
    loadFind: Effects["files"]["find"];
    setProvider: (provider: Provider) => void;
    /** Lets the large button write to a TD, or leave them out. */
    setRecipient: (td: Td, isRecipient: boolean) => void;
    /**
     * Sends a letter to these TDs with the selected provider, or in another way. On mobile it asks
     * for confirmation first, unless a letter was already tried. Call it in a click.
     */
    send: (recipients: readonly Td[], way?: ComposeKind) => void;
    /** Accepts the confirmation on mobile and opens the letter. Call it in a click. */
    confirm: () => void;
    /** Declines the confirmation, or closes the success dialog. */
    close: () => void;
    dismiss: () => void;
    /**
     * Cancels all timers, listeners and requests. A finished lookup stays, so that an element that
     * is removed and inserted again shows the same TDs.
     */
    cancelPending: () => void;
  };

/** Returns a new store. Each element has its own. */
export function createContactStore(effects: Effects, settings: Settings): ContactStore {
  const api = createStore<ContactState>(() => ({
    device: effects.device(),
    settings,
    provider: "gmail",
    campaign: BUNDLED_CAMPAIGN,
    lookup: { status: "idle" },
    answer: null,
    find: null,
    irish: null,
    letterLanguage: null,
    place: "",
    leftOut: [],
    ownWords: effects.readOwnWords() ?? NO_OWN_WORDS,
    sending: { status: "idle" },
    lettersToday: null,
    toast: null,
    manualCopy: null,
  }));
  const { getState: get, setState: set } = api;
  const scheduler = createScheduler(effects);
  let lookupRequest: AbortController | null = null;
  let lastToastId = 0;
  let hasEmittedReady = false;

  function dismiss(): void {
    set({ toast: null });
  }

  function notify(notice: Notice, screenReaderOnly = false): void {
    lastToastId += 1;
    const toast = { id: lastToastId, notice, screenReaderOnly };
    set({ toast });
    if (isFailure(notice)) return;
    scheduler.after(TOAST_DURATION_MS, () => get().toast === toast && dismiss());
  }

  function abortLookup(): void {
    lookupRequest?.abort();
    lookupRequest = null;
    const { toast } = get();
    if (toast !== null && isFailure(toast.notice)) dismiss();
  }

  async function choose(constituency: Constituency, origin: ChoiceOrigin): Promise<void> {
    abortLookup();
    const request = new AbortController();
    lookupRequest = request;
    set({ lookup: { status: "finding", constituency }, leftOut: [] });
    const [result, answer] = await Promise.all([
      effects.lookup(constituency, get().settings.lang, request.signal),
      loadAnswer(),
    ]);
    if (lookupRequest !== request) return;
    lookupRequest = null;
    if (!result.ok || answer === null) {
      showSample(constituency, result.ok ? { code: "unreachable" } : result.failure);
      return;
    }
    const { tds, source } = result.value;
    set({ lookup: { status: "found", constituency, ...result.value } });
    // Fetched before this visitor's letter is recorded, so that the letter is never counted twice.
    void effects.fetchLettersToday().then((lettersToday) => set({ lettersToday }));
    if (origin === "supporter" || origin === "attribute-change") {
      const notice = { code: "tds-found", count: tds.length, constituency } as const;
      notify(notice, origin === "attribute-change");
    }
    effects.emit("bia-lookup", { constituency, count: tds.length, source });
  }

  function showSample(constituency: Constituency, reason: LookupFailure): void {
    set({ lookup: { status: "sample", constituency, reason } });
    // Without the file there is no sample, and what stands in its place is announced itself.
    if (get().answer !== null) {
      if (reason.code === "answered") notify({ code: "lookup-answered", message: reason.message });
      else notify({ code: "lookup-unreachable" });
    }
    effects.emit("bia-error", { code: `lookup-${reason.code}` });
    effects.emit("bia-lookup", { constituency, count: 0, source: "sample" });
  }

  function startComposing(delivery: Delivery): void {
    set({ sending: { ...delivery, status: "composing" } });
    compose(delivery, letterOf(get()), get().ownWords, effects, scheduler, {
      notify,
      onMustPaste: (text) => void copyText(text, letterLanguageOf(get()), api, effects),
      onOpened() {
        set(({ lettersToday }) => ({
          lettersToday: lettersToday === null ? null : lettersToday + 1,
        }));
      },
      onSent: (outcome) => set({ sending: { ...delivery, status: "sent", ...outcome } }),
      onBlocked: () => set({ sending: { ...delivery, status: "blocked" } }),
    });
  }

  function clear(): void {
    abortLookup();
    set({ lookup: { status: "idle" } });
  }

  async function loadAnswer(): ReturnType<Effects["files"]["answer"]> {
    const answer = get().answer ?? (await effects.files.answer());
    set({ answer });
    return answer;
  }

  async function loadFind(): ReturnType<Effects["files"]["find"]> {
    const find = get().find ?? (await effects.files.find());
    set({ find });
    return find;
  }

  const actions: ContactActions = {
    ready() {
      if (!hasEmittedReady) effects.emit("bia-ready", { version: VERSION });
      // The picker is shown already, so nothing waits for this.
      void effects.fetchCampaign().then((campaign) => campaign && set({ campaign }));
      hasEmittedReady = true;
    },
    configure: (change) => set(({ settings }) => ({ settings: { ...settings, ...change } })),
    choose: (constituency, origin = "supporter") => void choose(constituency, origin),
    clear,
    loadAnswer,
    loadFind,
    ...createPlaceActions(api, loadFind, (...choice) => void choose(...choice), clear),
    setProvider: (provider) => set({ provider }),
    setRecipient: ({ email }, isRecipient) =>
      set(({ leftOut }) => {
        const others = leftOut.filter((other) => other !== email);
        return { leftOut: isRecipient ? others : [...others, email] };
      }),
    ...createChoiceActions(api, effects, (...choice) => void choose(...choice), clear),
    ...createOwnWordsActions(api, effects),
    ...createLanguageActions(api, effects),
    send(recipients, way) {
      const { lookup, sending, provider } = get();
      const isFirstTry = sending.status === "idle";
      if (recipients.length === 0 || (isFirstTry && lookup.status !== "found")) return;
      // Another way may follow at once, also while the store waits for an app that does not open.
      if (!isFirstTry && way === undefined) return;
      const delivery =
        way === undefined
          ? { recipients, provider }
          : { recipients, provider: providerOf(way), way };
      // The toast of the lookup would cover the dialog.
      set({ toast: null, manualCopy: null });
      scheduler.cancelAll();
      if (isFirstTry && effects.device() !== "desktop") {
        set({ sending: { ...delivery, status: "confirming" } });
      } else {
        startComposing(delivery);
      }
    },
    confirm() {
      const { sending } = get();
      if (sending.status !== "confirming") return;
      const { status: _, ...delivery } = sending;
      startComposing(delivery);
    },
    close() {
      const { sending } = get();
      if (sending.status === "composing") return;
      // A toast was read in the dialog, and would be read again outside of it.
      set({ sending: { status: "idle" }, toast: null, manualCopy: null });
    },
    ...createSharingActions(api, effects, scheduler, notify),
    dismiss,
    cancelPending() {
      abortLookup();
      scheduler.cancelAll();
      set(({ lookup, sending }) => ({
        toast: null,
        lookup: lookup.status === "finding" ? { status: "idle" } : lookup,
        sending: sending.status === "composing" ? { status: "idle" } : sending,
      }));
    },
  };
  return { api, actions };
}
