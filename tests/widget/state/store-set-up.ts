import type { Constituency } from "../../../api/contract/constituencies.ts";
import type { EventProvider } from "../../../api/contract/names.ts";
import type { ActionCount } from "../../../api/contract/responses.ts";
import { ok, type Result } from "../../../api/contract/result.ts";
import type { Td } from "../../../api/contract/td.ts";
import { stillEffects } from "../../../stories/support/still-effects.ts";
import type { ShownCampaign } from "../../../widget/domain/campaign.ts";
import type { ElementEvents } from "../../../widget/domain/element-events.ts";
import { NO_OWN_WORDS, type OwnWords } from "../../../widget/domain/own-words.ts";
import type { Device } from "../../../widget/domain/providers.ts";
import * as irish from "../../../widget/domain/wording/ga.ts";
import * as finder from "../../../widget/finder/finder.ts";
import * as results from "../../../widget/results/results.ts";
import { createLetterActions } from "../../../widget/sending/letter-actions.ts";
import type {
  Cancel,
  Choice,
  ElementSettings,
  Files,
  FoundTds,
  LookupFailure,
  OnDemandFiles,
} from "../../../widget/state/contact-state.ts";
import { createContactStore } from "../../../widget/state/contact-store.ts";
import * as pageGround from "../../../widget/theme/page-ground.ts";

/** Returns an invented TD. */
export const td = (name: string, constituency: Constituency): Td => ({
  name,
  email: `${name.toLowerCase()}@oireachtas.ie`,
  constituency,
});

export const CROWE = td("Crowe", "Clare");
export const DOOLEY = td("Dooley", "Clare");

/** The reply to a lookup of Clare: two invented TDs. */
export const CLARE: FoundTds = {
  tds: [CROWE, DOOLEY],
  asOf: "2026-07-19T00:00:00.000Z",
  source: "stored",
};

const SETTINGS: ElementSettings = {
  theme: "light",
  lang: "en",
  campaignUrl: "https://campaign.example/",
};

/** Returns a new store that has found the TDs of Clare. */
export async function setUpWithClare(device?: Device) {
  const store = setUp(device);
  store.choose("Clare");
  await store.lookups[0]?.reply(ok(CLARE));
  return store;
}

/** The choice that a new tab keeps. */
const NO_CHOICE: Choice = {
  constituency: null,
  text: null,
  leftOut: null,
  provider: "gmail",
  letterLanguage: null,
  earlier: {},
};

type LookupReply = Result<FoundTds, LookupFailure>;

/** Returns a new store on effects that record their calls. Their clock moves only by `advance`. */
export function setUp(device: Device = "desktop") {
  let now = 0;
  const timers = new Map<object, { dueAt: number; run: () => void }>();
  const hiddenListeners = new Set<() => void>();
  const mailListeners = new Set<() => void>();
  /** Calls `run` once when the listeners of this kind are called. */
  const onceCalled =
    (listeners: Set<() => void>) =>
    (run: () => void): Cancel => {
      const listener = () => {
        listeners.delete(listener);
        run();
      };
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
  const lookups: { constituency: Constituency; reply: (reply: LookupReply) => Promise<void> }[] =
    [];
  const opened: { href: string; target: "self" | "blank" | "app" }[] = [];
  const events: { type: keyof ElementEvents; detail: ElementEvents[keyof ElementEvents] }[] = [];
  const recorded: EventProvider[] = [];
  const personalised: boolean[] = [];
  const storage = {
    ownWords: NO_OWN_WORDS as OwnWords | null,
    choice: NO_CHOICE as Choice | null,
    isReturn: false,
    listeners: new Set<() => void>(),
  };
  const copied: string[] = [];
  const loaded: (keyof Files)[] = [];
  const conditions = {
    allowWindows: true,
    allowMailto: true,
    allowCopy: true,
    mayOpen: true,
    /** The files that cannot be loaded. */
    missing: new Set<keyof Files>(),
    actionCount: { total: 58, today: 6 } as ActionCount | null,
    campaign: null as ShownCampaign | null,
  };

  const fileOf =
    <File>(name: keyof Files, file: File) =>
    async () => {
      loaded.push(name);
      return conditions.missing.has(name) ? null : file;
    };
  const files: OnDemandFiles = {
    results: fileOf("results", results),
    finder: fileOf("finder", finder),
    record: fileOf("record", {}),
    irish: fileOf("irish", irish),
    pageGround: fileOf("pageGround", pageGround),
  };

  const effects = stillEffects({
    device: () => device,
    lookup: (constituency) =>
      new Promise((resolve) => {
        const reply = async (result: LookupReply) => {
          resolve(result);
          // Everything that follows a reply at once has run by then.
          await new Promise((done) => setImmediate(done));
        };
        lookups.push({ constituency, reply });
      }),
    open(href, target) {
      opened.push({ href, target });
      return target === "self" ? conditions.allowMailto : conditions.allowWindows;
    },
    openApp: (href) => opened.push({ href, target: "app" }),
    after(ms, run): Cancel {
      const key = {};
      timers.set(key, { dueAt: now + ms, run });
      return () => timers.delete(key);
    },
    mayOpen: () => conditions.mayOpen,
    onceAppShown: onceCalled(hiddenListeners),
    onceMailShown: onceCalled(mailListeners),
    async copy(text) {
      if (conditions.allowCopy) copied.push(text);
      return conditions.allowCopy;
    },
    countLetter(provider, isPersonalised) {
      recorded.push(provider);
      personalised.push(isPersonalised);
    },
    readOwnWords: () => storage.ownWords,
    keepOwnWords(ownWords) {
      if (storage.ownWords !== null) storage.ownWords = ownWords;
    },
    readChoice: () => storage.choice,
    isReturn: () => storage.isReturn,
    keepChoice(choice) {
      if (storage.choice !== null) storage.choice = choice;
    },
    onKept(run) {
      storage.listeners.add(run);
      return () => storage.listeners.delete(run);
    },
    fetchCampaign: async () => conditions.campaign,
    fetchActionCount: async () => conditions.actionCount,
    emit: (type, detail) => events.push({ type, detail }),
  });

  const store = createContactStore(effects, files, SETTINGS);
  const state = store.api.getState;
  return {
    ...store.actions,
    ...createLetterActions(store),
    store,
    state,
    notices: () => [state().toast?.notice.code ?? []].flat(),
    types: () => events.map(({ type }) => type),
    conditions,
    lookups,
    opened,
    events,
    recorded,
    personalised,
    storage,
    copied,
    loaded,
    /** Advances the clock by `ms` and runs the timers that become due, in order. */
    advance(ms: number): void {
      const until = now + ms;
      for (;;) {
        const next = [...timers]
          .filter(([, { dueAt }]) => dueAt <= until)
          .sort(([, a], [, b]) => a.dueAt - b.dueAt)[0];
        if (next === undefined) break;
        const [key, { dueAt, run }] = next;
        timers.delete(key);
        now = dueAt;
        run();
      }
      now = until;
    },
    /** Reports the page as hidden, as when another app or tab opens. */
    hidePage(): void {
      for (const run of [...hiddenListeners, ...mailListeners]) run();
    },
    /** Reports a sign of a mail program. */
    showMail(): void {
      for (const run of [...mailListeners]) run();
    },
    /** Returns the number of pending timers and listeners. */
    pendingCount: () => timers.size + hiddenListeners.size + mailListeners.size,
  };
}
