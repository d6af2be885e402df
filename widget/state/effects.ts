import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Language } from "../../api/contract/language.ts";
import type { EventProvider, Provider } from "../../api/contract/names.ts";
import type { LookupSource, ReadTd } from "../../api/contract/responses.ts";
import type { Result } from "../../api/contract/result.ts";
import type { ShownCampaign } from "../domain/campaign.ts";
import type { ElementEvents } from "../domain/element-events.ts";
import type { OwnWords } from "../domain/own-words.ts";
import type { Device } from "../domain/providers.ts";

/** The result of a successful lookup. Contains at least one TD. */
export type FoundTds = {
  tds: readonly ReadTd[];
  /** The names of the TDs who have no published address. */
  withoutAddress?: readonly string[] | undefined;
  /** What the records' votes are about, for `parseDailVotes`. */
  votes?: unknown;
  asOf: string;
  source: LookupSource;
};

/**
 * Why a lookup found no TDs: the API `answered` a failure (`message`) or none (null), or it was
 * `unreachable`: without a reply in time, or with one in an unknown format.
 */
export type LookupFailure = { code: "answered"; message: string | null } | { code: "unreachable" };

/** The state of the lookup: `sample`, after a failure, shows one invented TD and sends nothing. */
export type Lookup =
  | { status: "idle" }
  | { status: "finding"; constituency: Constituency }
  | ({ status: "found"; constituency: Constituency } & FoundTds)
  | { status: "sample"; constituency: Constituency; reason: LookupFailure };

/** A lookup that has ended. */
export type EndedLookup = Extract<Lookup, { status: "found" | "sample" }>;

/** What the page, a reminder's link or the tab says of an earlier letter: see `earlierLetter`. */
export type EarlierLetter = {
  readonly [Part in "written-on" | "written-to" | "constituency" | "isLeft"]?: unknown;
};

/** What a supporter has chosen. */
export type Choice = {
  constituency: Constituency | null;
  /** The text in the field while nothing is chosen. */
  text: string | null;
  /** The addresses of the TDs whom the large button leaves out; null before a tick changed. */
  leftOut: readonly string[] | null;
  provider: Provider;
  /** The letter's language; null while it follows that of the texts. */
  letterLanguage: Language | null;
  earlier: EarlierLetter;
};

/** Cancels a timer or removes a listener. Further calls do nothing. */
export type Cancel = () => void;

/** The element's side effects, which the store receives, so that tests need no browser or clock. */
export type Effects = {
  /** Returns the supporter's kind of device. */
  device: () => Device;
  /** Returns the user agent of an app's own browser, and null in a browser's own tab. */
  appBrowser: () => string | null;
  /** Requests the TDs of a constituency; a failure is described in the language. Never rejects. */
  lookup: (
    constituency: Constituency,
    language: Language,
  ) => Promise<Result<FoundTds, LookupFailure>>;
  /**
   * Opens an address in a new tab (`blank`) or the same window (`self`), in a click. False if blocked;
   * true is no sign that a mailto link in the same window opened anything: see `onceMailShown`.
   */
  open: (href: string, target: "self" | "blank") => boolean;
  /** Opens an address of an app that may not be installed; Android may open the web page instead. */
  openApp: (href: string, page: string) => void;
  /** Whether a window may open although the click is over. */
  mayOpen: () => boolean;
  /** Calls `run` once after `ms`. */
  after: (ms: number, run: () => void) => Cancel;
  /** Calls `run` once at a sign that an app or a page opened: this page is hidden, left or blurred. */
  onceAppShown: (run: () => void) => Cancel;
  /** Calls `run` once at a sign that a mailto link opened. */
  onceMailShown: (run: () => void) => Cancel;
  /** Counts anonymously that a letter was opened, and if it was personalised. Never throws. */
  countLetter: (provider: EventProvider, personalised: boolean) => void;
  /** Counts anonymously that 'Call' was pressed. Does not wait and never throws. */
  countCall: () => void;
  /** Returns the own words that are kept for this tab; null where the browser keeps none. */
  readOwnWords: () => OwnWords | null;
  /** Keeps the own words for this tab. Never throws. */
  keepOwnWords: (ownWords: OwnWords) => void;
  /** Returns the choice that is kept for this tab and page; null if there is none, as on other sites. */
  readChoice: () => Choice | null;
  /** Whether the visitor reloaded the page, returned to it, or came from the other language's one. */
  isReturn: () => boolean;
  /** Keeps the choice for this tab. Never throws. */
  keepChoice: (choice: Choice) => void;
  /** Calls `run` whenever another page may have kept something. */
  onKept: (run: () => void) => Cancel;
  /** Returns the published campaign, or null if the request fails. Never rejects. */
  fetchCampaign: () => Promise<ShownCampaign | null>;
  /** Returns the number of letters opened today, or null if unknown. Never rejects. */
  fetchLettersToday: () => Promise<number | null>;
  /** Copies a text to the clipboard. Returns false if the browser refuses. */
  copy: (text: string) => Promise<boolean>;
  /** Dispatches a custom event on the element. */
  emit: <Type extends keyof ElementEvents>(type: Type, detail: ElementEvents[Type]) => void;
};
