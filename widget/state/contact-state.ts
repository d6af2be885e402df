import type { ComponentType, RefObject } from "react";
import type { StoreApi } from "zustand";
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Language } from "../../api/contract/language.ts";
import type { EventProvider, Provider } from "../../api/contract/names.ts";
import type { ActionCount, ReadLookup, ReadTd } from "../../api/contract/responses.ts";
import type { Result } from "../../api/contract/result.ts";
import type { SittingTd, Td } from "../../api/contract/td.ts";
import type { ShownCampaign } from "../domain/campaign.ts";
import type { ElementEvents } from "../domain/element-events.ts";
import type { LetterText } from "../domain/letter.ts";
import type { OwnWords } from "../domain/own-words.ts";
import type { ConstituencyNames, PickerOption, PickerView } from "../domain/picker.ts";
import type { ComposeKind, Device } from "../domain/providers.ts";
import type { Notice } from "../domain/wording/en.ts";
import type { FinderWording } from "../domain/wording/finder.ts";

/** Settings from the element's valid attributes. */
export type ElementSettings = {
  theme: "light" | "dark" | "auto" | "page";
  /** The language of the texts; Irish once the Irish texts are loaded. */
  lang: Language;
  /** Address of the English campaign page. */
  campaignUrl: string;
  /** The name of the embedding site. */
  partner?: string | null;
  /** The provider of the attribute, or the default. */
  provider?: Provider;
};

/** Whom a letter goes to, and the mail service that opens it. */
export type Delivery = {
  recipients: readonly Td[];
  provider: Provider;
  /** The way to open the letter that the supporter chose, instead of the usual one of the provider. */
  way?: ComposeKind;
  /** The letter that asks to meet; absent for the campaign's letter and the second one. */
  meeting?: LetterText;
  /** Whether an earlier try opened the letter, which is counted once. */
  isCounted?: boolean;
};

/** The outcome of a delivery whose letter was opened. */
export type Outcome = {
  /** A mailto link was opened, in place of the provider's own page or app. */
  usedMailto: boolean;
  /** Whether the browser copied a letter that was too long for the link; undefined for other letters. */
  isCopied?: boolean | undefined;
  /** Whether the supporter reports that they sent the letter, of which there was no sign. */
  isReported?: boolean;
};

/** The state of sending. `confirming`, `sent` and `unopened` are the states with an open dialog. */
export type Sending =
  | { status: "idle" }
  | ({ status: "confirming" } & Delivery)
  | ({ status: "composing" } & Delivery)
  | ({ status: "sent" } & Outcome & Delivery)
  /** No sign that the letter opened; `isRefused`: the browser refused to open any window or app. */
  | ({ status: "unopened"; isRefused: boolean } & Delivery);

export type ShownNotice = { id: number; notice: Notice; screenReaderOnly: boolean };

/** The finder's advice on the visitor's position or the next step, and the constituencies that the finder offers. */
export type Advice = {
  code: keyof FinderWording["advice"];
  /** For `located`, the constituency that is chosen, and then those beside it. */
  constituencies: readonly Constituency[];
};

/** Who chose: the TDs of a `supporter` are shown in a toast, of an `attribute-change` read out. */
export type ChoiceOrigin = "supporter" | "attribute-change" | "initial-attribute" | "located";

/** The state of one element. */
export type ContactState = {
  device: Device;
  /** The user agent of an app's own browser; null in a browser's own tab. */
  appBrowser: string | null;
  settings: ElementSettings;
  provider: Provider;
  /** The published campaign once it has arrived, the bundled one before. */
  campaign: ShownCampaign;
  lookup: Lookup;
  /** The advice of the finder; null before one is needed, and after a choice. */
  advice: Advice | null;
  /** The files that were fetched so far; null for a file that could not be loaded at the last try. */
  files: { [Name in keyof Files]?: Files[Name] | null | undefined };
  /** The letter's language that the supporter chose; null: the language of the texts. */
  letterLanguage: Language | null;
  picker: PickerView;
  /** The addresses of the TDs whom the large button leaves out; null before a tick changed. */
  leftOut: readonly string[] | null;
  earlier: EarlierLetter;
  ownWords: OwnWords;
  sending: Sending;
  /** Numbers of letters opened, with this visitor's; null if unknown. */
  actionCount: ActionCount | null;
  /** The newest notice: with several, none would be read. */
  toast: ShownNotice | null;
  /** A text that the browser did not copy, and the notice for the case that it is copied after all. */
  manualCopy: { text: string; lang: Language; notice: Notice | null } | null;
  /** Whether a letter was opened or printed, by somebody who may have left since. */
  isUsed: boolean;
};

/** Returns the constituency that is looked up, or whose TDs are shown. */
export function chosenConstituency({ lookup }: Pick<ContactState, "lookup">): Constituency | null {
  return lookup.status === "idle" ? null : lookup.constituency;
}

/** The result of a successful lookup: at least one TD. */
export type FoundTds = { tds: readonly ReadTd[] } & Omit<ReadLookup, "success" | "data">;

/**
 * Why a lookup found no TDs: the API `answered` with a failure (`message`) or without TDs (null), or was
 * `unreachable`: no reply in time, or one in an unknown format.
 */
export type LookupFailure = { code: "answered"; message: string | null } | { code: "unreachable" };

/** The state of the lookup. After a failure, `sample` shows one invented TD and sends nothing. */
export type Lookup =
  | { status: "idle" }
  | { status: "finding"; constituency: Constituency }
  | ({ status: "found"; constituency: Constituency } & FoundTds)
  | { status: "sample"; constituency: Constituency; reason: LookupFailure };

export type EndedLookup = Extract<Lookup, { status: "found" | "sample" }>;

/** Claims of the page, a reminder's link or the tab about an earlier letter: see `earlierLetter`. */
export type EarlierLetter = {
  readonly [Part in "written-on" | "written-to" | "constituency" | "isLeft"]?: unknown;
};

/** A supporter's choices, which the tab keeps. */
export type Choice = {
  constituency: Constituency | null;
  /** The text in the field while no constituency is chosen. */
  text: string | null;
  leftOut: readonly string[] | null;
  provider: Provider;
  letterLanguage: Language | null;
  earlier: EarlierLetter;
};

/** Cancels a timer or removes a listener. Further calls do nothing. */
export type Cancel = () => void;

/** The element's side effects, which the store receives, so that tests need no browser or clock. */
export type Effects = {
  device: () => Device;
  /** Returns the user agent of an app's own browser; null in a browser's tab. */
  appBrowser: () => string | null;
  /** Requests the TDs of a constituency. A failure's message is in the language. Never rejects. */
  lookup: (
    constituency: Constituency,
    language: Language,
  ) => Promise<Result<FoundTds, LookupFailure>>;
  /**
   * Opens an address in a new tab (`blank`) or the same window (`self`), in a click. False if blocked.
   * True is no sign that a mailto link opened anything: see `onceMailShown`.
   */
  open: (href: string, target: "self" | "blank") => boolean;
  /** Opens an address of an app that may not be installed; Android may open the web page instead. */
  openApp: (href: string, page: string) => void;
  /** Whether a window may open although the click is over. */
  mayOpen: () => boolean;
  after: (ms: number, run: () => void) => Cancel;
  /** Calls `run` once at a sign that an app opened: the page is hidden, left or blurred. */
  onceAppShown: (run: () => void) => Cancel;
  /** Calls `run` once at a sign that a mailto link opened. */
  onceMailShown: (run: () => void) => Cancel;
  /** Counts a letter that was opened. Never throws. */
  countLetter: (provider: EventProvider, personalised: boolean) => void;
  /** Counts a press on 'Call'. Never throws. */
  countCall: () => void;
  /** Returns the own words that the tab keeps; null where the browser keeps none. */
  readOwnWords: () => OwnWords | null;
  /** Keeps the own words in the tab. Never throws. */
  keepOwnWords: (ownWords: OwnWords) => void;
  /** Returns the choice that the tab keeps for the page; null without one, as on other sites. */
  readChoice: () => Choice | null;
  /** Whether the visitor reloaded the page, returned to it, or came from the other language's one. */
  isReturn: () => boolean;
  /** Keeps the choice in the tab. Never throws. */
  keepChoice: (choice: Choice) => void;
  /** Calls `run` whenever another page may have changed what the tab keeps. */
  onKept: (run: () => void) => Cancel;
  /** Returns the published campaign; null if the request fails. Never rejects. */
  fetchCampaign: () => Promise<ShownCampaign | null>;
  /** Returns how many letters were opened; null if unknown. Never rejects. */
  fetchActionCount: () => Promise<ActionCount | null>;
  /** Copies a text to the clipboard. False if the browser refuses. */
  copy: (text: string) => Promise<boolean>;
  /** Dispatches a custom event on the element. */
  emit: <Type extends keyof ElementEvents>(type: Type, detail: ElementEvents[Type]) => void;
};

/** The files that the element fetches on demand, by name. Its entry has their loaders. */
export type Files = {
  results: ResultsFile;
  finder: FinderFile;
  /** The reply of `GET /api/record`, which names the sitting TDs. */
  record: unknown;
  /** The Irish texts. */
  irish: typeof import("../domain/wording/ga.ts");
  /** Follows the colours of the page's ground. */
  pageGround: typeof import("../theme/page-ground.ts");
};

/** Loaders of the files, each once; null if that fails at the time. Never rejects. */
export type OnDemandFiles = { [Name in keyof Files]: () => Promise<Files[Name] | null> };

/** The results of a lookup, and all that follows: the letter, sending, sharing. */
type ResultsFile = {
  Results: ComponentType<{ lookup: EndedLookup; onChange: () => void }>;
  Dialogs: ComponentType<{ lastButton: RefObject<HTMLElement | null> }>;
  PageCopy: ComponentType;
};

/** The search by place, by a TD's name, by position and on the map. */
export type FinderFile = {
  candidatesOf: (place: string) => readonly Constituency[];
  optionsFor: (
    query: string,
    names: ConstituencyNames,
    language: Language,
    tds: readonly SittingTd[],
  ) => PickerOption[];
  mayBeTd: (query: string, options: readonly PickerOption[], isAsked: boolean) => boolean;
  readSittingTds: (record: unknown) => readonly SittingTd[];
  locate: (store: FinderStore) => void;
  adviseAfterEircode: (store: FinderStore) => void;
  AdviceText: ComponentType;
  FinderPanel: ComponentType<FinderPanelProps>;
  TypedAdvice: ComponentType<{ options: readonly PickerOption[] }>;
};

/** The part of the store that the finder uses. The whole type would refer to the finder's own type. */
export type FinderStore = {
  api: StoreApi<ContactState>;
  actions: { choose: (constituency: Constituency, origin: ChoiceOrigin) => void };
  scheduler: Pick<Effects, "after">;
};

export type FinderPanelProps = {
  isMapOpen: boolean;
  chooseOnMap: (constituency: Constituency) => void;
  /** The live region above the panel, which has the focus when the advice has no buttons. */
  status: () => HTMLElement | null;
};
