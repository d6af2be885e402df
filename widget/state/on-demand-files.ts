/**
 * What an element needs of the files that it fetches when they are first needed. The element's entry
 * hands them in, so that the store and what is there from the start know none of them.
 */
import type { ComponentType, ReactNode, Ref, RefObject, SVGAttributes } from "react";
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Language } from "../../api/contract/language.ts";
import type { ShownCampaign } from "../domain/campaign.ts";
import type { PickerOption } from "../domain/picker.ts";
import type { Sheet } from "../domain/sheet.ts";
import type { EndedLookup, Lookup } from "./lookup.ts";
import type { Settings } from "./settings.ts";

/** The files, by name. */
export type Files = {
  results: ResultsFile;
  finder: FinderFile;
  secondLetter: SecondLetterFile;
  irish: IrishFile;
  pageGround: PageGroundFile;
  post: PostFile;
  inApp: InAppFile;
  poster: PosterFile;
};

/**
 * Loads the files, each once. They return null if the file cannot be loaded at that time. Never
 * rejects.
 */
export type OnDemandFiles = { [Name in keyof Files]: () => Promise<Files[Name] | null> };

/** What shows a lookup and sends the letter. */
export type ResultsFile = {
  Results: ComponentType<{ lookup: EndedLookup }>;
  Dialogs: ComponentType<{ lastButton: RefObject<HTMLElement | null> }>;
  PageCopy: ComponentType;
};

/** The search by place, by position and on the map. */
export type FinderFile = {
  candidatesOf: (place: string) => readonly Constituency[];
  offersFor: (
    query: string,
    listed: readonly Constituency[],
    language?: Language,
  ) => PickerOption[];
  FinderPanel: ComponentType<FinderPanelProps>;
};

export type FinderPanelProps = {
  /** The way that was pressed; a new object with each press. */
  pressed: { way: "location" | "map" | "eircode" };
  isMapShown: boolean;
  lang: Language;
  nameOf: (constituency: Constituency) => string;
  chosen: Constituency | null;
  choose: (constituency: Constituency, origin?: "located") => void;
  chooseOnMap: (constituency: Constituency) => void;
  clear: () => void;
  /** The live region above, which has the focus when what is found has no buttons. */
  status: () => HTMLElement | null;
  /** Puts a text into the live region. */
  say: (text: string) => void;
};

/** The second letter, and the reminder that leads to it. */
export type SecondLetterFile = {
  secondBody: (state: SecondLetterState, language: Language) => string | null;
  SecondLetterNote: ComponentType<SecondLetterProps>;
  Reminder: ComponentType<SecondLetterProps>;
};

/** What decides whether a letter is a second one, and what it says. */
export type SecondLetterState = {
  settings: Settings;
  lookup: Lookup;
  campaign: ShownCampaign;
  appBrowser: string | null;
  files: Partial<Files>;
};

export type SecondLetterProps = {
  state: SecondLetterState;
  configure: (change: Partial<Settings>) => void;
};

/** The ways out of an app's own browser. */
export type InAppFile = { InAppNotice: ComponentType<InAppProps> };

export type InAppProps = {
  lang: Language;
  userAgent: string;
  /** The address of the constituency's own page. It holds none of the supporter's words. */
  page: string;
  /** What the supporter added to the letter; empty for nothing. */
  ownWords: string;
  /** Whether the mail app may take the place of the page, so that the letter is copied first. */
  mayLoseWords: boolean;
  /** Null where the letter does not fit a mailto link. */
  sendByMailApp: (() => void) | null;
  /** Copies a text, or shows it for manual copying. Resolves to whether it is copied. */
  copy: (text: string) => Promise<boolean>;
  /** Opens addresses in turn until one leaves the app, and says whether one did. */
  leave: (addresses: readonly string[], done: (isLeft: boolean) => void) => void;
  /** The buttons that copy the letter and the addresses. */
  children: ReactNode;
};

/** The Irish texts. */
export type IrishFile = typeof import("../domain/wording/ga.ts");

/** The colours of an element on the page's own ground. */
export type PageGroundFile = {
  followGround: (root: ShadowRoot, show: (colours: ColoursOnPage) => void) => () => void;
};

/** The theme, and by role the colours in place of its own where the ground is the element's paper. */
export type ColoursOnPage = {
  theme: "light" | "dark";
  colours?: Partial<Record<string, { light: string; dark: string }>>;
};

/** Letters on paper, and printing them. */
export type PostFile = {
  Sheets: ComponentType<{ sheets: readonly Sheet[]; box?: Ref<HTMLDivElement> }>;
  printSheets: (
    sheets: HTMLElement,
    done: { onOpened: () => void; onRefused: () => void },
  ) => () => void;
};

/** The drawings of the last dialog. */
export type PosterFile = {
  /**
   * Draws a poster of the campaign: the story's street at dawn.
   *
   * @param scale less than 1 for a smaller one on the screen, because browsers shrink a canvas badly
   */
  drawPoster: (
    canvas: HTMLCanvasElement,
    format: PosterFormat,
    text: PosterText,
    /** The campaign's own colours; where it has none, the usual inks are used. */
    colours: Partial<Record<"urgent" | "marigold", { light: string } | undefined>>,
    scale?: number,
  ) => void;
  /** The shapes of the story's main character on her way with the letter. */
  messenger: readonly SVGAttributes<SVGPathElement>[];
};

/** For a story, whose app covers its top and its foot, or for a post. */
export type PosterFormat = "story" | "post";

/** The texts of a poster, from its head to its foot. */
type PosterText = {
  campaign: string;
  /** Its lines are set as they are. */
  lead: string;
  /** The line below; null if the supporter leaves it out. */
  place: string | null;
  invitation: string;
  host: string;
  /** A CSS font family list. */
  font: string;
};
