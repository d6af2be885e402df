import { createStore } from "zustand/vanilla";
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Language } from "../../api/contract/language.ts";
import type { Provider } from "../../api/contract/names.ts";
import { BUNDLED_CAMPAIGN } from "../domain/campaign.ts";
import { NO_OWN_WORDS } from "../domain/own-words.ts";
import { CLOSED_PICKER, type PickerView } from "../domain/picker.ts";
import { VERSION } from "../domain/version.ts";
import { isFailure, type Notice } from "../domain/wording/en.ts";
import {
  type Cancel,
  type Choice,
  type ChoiceOrigin,
  type ContactState,
  chosenConstituency,
  type EarlierLetter,
  type Effects,
  type ElementSettings,
  type Files,
  type LookupFailure,
  type OnDemandFiles,
} from "./contact-state.ts";

/** Display time of a toast. A failure stays until it is dismissed or a new lookup starts. */
export const TOAST_DURATION_MS = 6000;

/** The state of one element, the actions that change it, and what further actions are made of. */
export type ContactStore = ReturnType<typeof createContactStore>;

/** The actions that the element has from the start. */
export type ContactActions = ContactStore["actions"];

/** Returns a new store. Each element has its own. */
export function createContactStore(
  effects: Effects,
  onDemand: OnDemandFiles,
  settings: ElementSettings,
) {
  const api = createStore<ContactState>(() => ({
    device: effects.device(),
    appBrowser: effects.appBrowser(),
    settings,
    provider: "gmail",
    campaign: BUNDLED_CAMPAIGN,
    lookup: { status: "idle" },
    advice: null,
    files: {},
    letterLanguage: null,
    picker: CLOSED_PICKER,
    leftOut: null,
    earlier: {},
    ownWords: effects.readOwnWords() ?? NO_OWN_WORDS,
    sending: { status: "idle" },
    actionCount: null,
    toast: null,
    manualCopy: null,
    isUsed: false,
  }));
  const { getState: get, setState: set } = api;
  const scheduler = createScheduler(effects);
  let lastToastId = 0;
  let hasEmittedReady = false;
  let wantedLanguage: Language = "en";
  let wantedPlace: string | null = null;
  let placeChose: Constituency | null = null;
  let stopRemembering: Cancel | null = null;

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

  async function choose(constituency: Constituency, origin: ChoiceOrigin): Promise<void> {
    const lookup = { status: "finding", constituency } as const;
    // A choice from outside the picker replaces a text that was left in the field.
    set(({ picker, toast }) => ({
      lookup,
      advice: null,
      leftOut: null,
      picker: picker.isOpen && origin !== "supporter" ? picker : CLOSED_PICKER,
      toast: toast !== null && isFailure(toast.notice) ? null : toast,
    }));
    const [result, results] = await Promise.all([
      effects.lookup(constituency, get().settings.lang),
      load("results"),
    ]);
    // The supporter chose another constituency meanwhile.
    if (get().lookup !== lookup) return;
    if (!result.ok || results === null) {
      showSample(constituency, result.ok ? { code: "unreachable" } : result.failure);
      return;
    }
    const { tds, source } = result.value;
    set({ lookup: { status: "found", constituency, ...result.value } });
    // Before this visitor's letter is counted, so that the letter is never counted twice.
    void effects.fetchActionCount().then((actionCount) => set({ actionCount }));
    if (origin === "supporter" || origin === "attribute-change") {
      const notice = { code: "tds-found", count: tds.length, constituency } as const;
      notify(notice, origin === "attribute-change");
    }
    effects.emit("bia-lookup", { constituency, count: tds.length, source });
  }

  function showSample(constituency: Constituency, reason: LookupFailure): void {
    set({ lookup: { status: "sample", constituency, reason } });
    // Without the file of the results, the text in place of the sample announces itself.
    const code = `lookup-${reason.code}` as const;
    if (get().files.results) notify({ ...reason, code });
    effects.emit("bia-error", { code });
    effects.emit("bia-lookup", { constituency, count: 0, source: "sample" });
  }

  function clear(): void {
    set({ lookup: { status: "idle" }, picker: CLOSED_PICKER, toast: null });
  }

  async function load<Name extends keyof Files>(name: Name): Promise<Files[Name] | null> {
    const knownFile = get().files[name];
    if (knownFile) return knownFile;
    const keep = (file?: Files[Name] | null) =>
      set(({ files }) => ({ files: { ...files, [name]: file } }));
    if (knownFile === null) keep(undefined);
    const file = await onDemand[name]();
    keep(file);
    return file;
  }

  function restoreChoice(): void {
    const keptChoice = effects.readChoice();
    const current = choiceOf(get());
    if (keptChoice === null || JSON.stringify(keptChoice) === JSON.stringify(current)) return;
    const { constituency, text, ...others } = keptChoice;
    if (constituency === null) clear();
    else if (constituency !== current.constituency) void choose(constituency, "initial-attribute");
    set({ ...others, picker: { ...CLOSED_PICKER, text } });
    // The finder says what the text may mean.
    if (text !== null) void load("finder");
  }

  const actions = {
    /** Requests the published campaign, and emits `bia-ready` at the first call. */
    ready(): void {
      if (!hasEmittedReady) effects.emit("bia-ready", { version: VERSION });
      void effects.fetchCampaign().then((campaign) => campaign && set({ campaign }));
      hasEmittedReady = true;
    },
    configure: (change: Partial<ElementSettings>) =>
      set(({ settings }) => ({ settings: { ...settings, ...change } })),
    /** Looks up a constituency. A reply after another choice is ignored. */
    choose: (constituency: Constituency, origin: ChoiceOrigin = "supporter") =>
      void choose(constituency, origin),
    clear,
    /** Fetches a file into the state; null if the file cannot be loaded at the time. */
    load,
    /** Chooses the constituency of a place, or offers several; null clears it. False: not known. */
    async choosePlace(place: string | null, origin: ChoiceOrigin): Promise<boolean> {
      wantedPlace = place;
      if (placeChose !== null && chosenConstituency(get()) === placeChose) clear();
      placeChose = null;
      const before = get().lookup;
      const finder = place === null ? null : await load("finder");
      // The page set another place meanwhile, or the supporter chose.
      if (place === null || finder === null || wantedPlace !== place || get().lookup !== before) {
        return true;
      }
      const [first, second] = finder.candidatesOf(place);
      if (first === undefined) return false;
      if (second !== undefined) set({ picker: { ...CLOSED_PICKER, text: place } });
      else {
        placeChose = first;
        void choose(first, origin);
      }
      return true;
    },
    setPicker: (picker: PickerView) => set({ picker }),
    setProvider: (provider: Provider) => set({ provider }),
    setEarlier: (part: EarlierLetter) =>
      set((state) => ({ earlier: { ...state.earlier, ...part } })),
    /** Restores the tab's choice without a notice, and keeps each choice until the element is removed. */
    rememberChoice(): void {
      if (stopRemembering !== null) return;
      const { earlier, lookup, provider } = get();
      const isChosen = lookup.status !== "idle" || provider !== "gmail";
      // The visitor's choice comes before the page's on a return, and after that of a reminder's link.
      if (!earlier["written-on"] && (!isChosen || effects.isReturn())) restoreChoice();
      const keep = () => effects.keepChoice(choiceOf(get()));
      keep();
      const stopFollowing = effects.onKept(() => {
        // The choice is restored first: each change of the state keeps the element's own choice.
        restoreChoice();
        set({ ownWords: effects.readOwnWords() ?? get().ownWords });
      });
      const stopKeeping = api.subscribe(keep);
      stopRemembering = () => {
        stopFollowing();
        stopKeeping();
        stopRemembering = null;
      };
    },
    /** Shows the texts in a language once they are loaded; English where that fails. */
    async setLanguage(language: Language): Promise<void> {
      wantedLanguage = language;
      const lang = language === "ga" && (await load("irish")) ? "ga" : "en";
      if (wantedLanguage === language) set(({ settings }) => ({ settings: { ...settings, lang } }));
    },
    dismiss,
    /** Cancels timers, listeners and an unfinished lookup. An element that is put back keeps its TDs. */
    cancelPending(): void {
      stopRemembering?.();
      scheduler.cancelAll();
      set(({ lookup, sending }) => ({
        toast: null,
        advice: null,
        lookup: lookup.status === "finding" ? { status: "idle" } : lookup,
        sending: sending.status === "composing" ? { status: "idle" } : sending,
      }));
    },
  };
  return { api, actions, effects, scheduler, notify };
}

function choiceOf(state: ContactState): Choice {
  const { picker, leftOut, provider, letterLanguage, earlier } = state;
  const constituency = chosenConstituency(state);
  const text = constituency === null ? picker.text : null;
  return { constituency, text, leftOut, provider, letterLanguage, earlier };
}

/** Creates the timers and listeners of a store, which can be cancelled together. */
function createScheduler(effects: Pick<Effects, "after">) {
  const pending = new Set<Cancel>();

  function track(start: (run: () => void) => Cancel, run: () => void): Cancel {
    const cancel = () => {
      pending.delete(cancel);
      stop();
    };
    const stop = start(() => {
      pending.delete(cancel);
      run();
    });
    pending.add(cancel);
    return cancel;
  }

  const after = (ms: number, run: () => void) => track((done) => effects.after(ms, done), run);

  return {
    after,
    /** Calls `onTimeout` after `ms`, or `onSign` if a sign that an app opened comes first. */
    unless(
      sign: (run: () => void) => Cancel,
      ms: number,
      onTimeout: () => void,
      onSign?: () => void,
    ) {
      const cancelSign = track(sign, () => {
        cancelTimer();
        onSign?.();
      });
      const cancelTimer = after(ms, () => {
        cancelSign();
        onTimeout();
      });
    },
    cancelAll() {
      for (const cancel of [...pending]) cancel();
    },
  };
}
