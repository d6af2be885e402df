import { createStore, type StoreApi } from "zustand/vanilla";
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Language } from "../../api/contract/language.ts";
import type { Provider } from "../../api/contract/providers.ts";
import type { Td } from "../../api/contract/td.ts";
import { BUNDLED_CAMPAIGN } from "../domain/campaign.ts";
import { NO_OWN_WORDS } from "../domain/own-words.ts";
import { isFailure, type Notice } from "../domain/wording/en.ts";
import type { Effects, LookupFailure } from "../effects/effects.ts";
import { VERSION } from "../version.ts";
import { type ChoiceActions, createChoiceActions } from "./choice.ts";
import type { ChoiceOrigin, ContactState, Settings } from "./contact-state.ts";
import { createPlaceActions, type PlaceActions } from "./place.ts";
import { createScheduler, type Scheduler } from "./scheduler.ts";

/** Display time of a toast. A failure stays until it is dismissed or a new lookup starts. */
export const TOAST_DURATION_MS = 6000;

/** The state of one element and the actions that change it. */
export type ContactStore = {
  api: StoreApi<ContactState>;
  actions: ContactActions;
  /** What the answer makes its actions on the letter of, which the first file does not hold. */
  effects: Effects;
  scheduler: Scheduler;
  notify: (notice: Notice) => void;
};

/** The actions that an element has from the start. */
export type ContactActions = ChoiceActions &
  PlaceActions & {
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
    /**
     * Shows the texts in a language, the Irish ones once they are loaded. Where they cannot be
     * loaded, English is shown.
     */
    setLanguage: (language: Language) => Promise<void>;
    /** Chooses the language of the letter. It then stays when the language of the texts changes. */
    setLetterLanguage: (language: Language) => void;
    setProvider: (provider: Provider) => void;
    /** Lets the large button write to a TD, or leave them out. */
    setRecipient: (td: Td, isRecipient: boolean) => void;
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
    again: null,
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
  let wantedLanguage: Language = "en";

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

  async function loadIrish(): Promise<boolean> {
    const irish = get().irish ?? (await effects.files.irish());
    set({ irish });
    return irish !== null;
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
    ...createPlaceActions(api, loadFind, choose, clear),
    setProvider: (provider) => set({ provider }),
    setRecipient: ({ email }, isRecipient) =>
      set(({ leftOut }) => {
        const others = leftOut.filter((other) => other !== email);
        return { leftOut: isRecipient ? others : [...others, email] };
      }),
    ...createChoiceActions(api, effects, choose, clear),
    async setLanguage(language) {
      wantedLanguage = language;
      const lang = language === "ga" && (await loadIrish()) ? "ga" : "en";
      if (wantedLanguage === language) set(({ settings }) => ({ settings: { ...settings, lang } }));
    },
    setLetterLanguage(letterLanguage) {
      set({ letterLanguage });
      // The beginnings of the supporter's own paragraph are in the letter's language.
      if (letterLanguage === "ga") void loadIrish();
    },
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
  return { api, actions, effects, scheduler, notify };
}
