/** What an element needs of the files that it fetches later. Its entry hands them in. */
import type { ComponentType, RefObject } from "react";
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Language } from "../../api/contract/language.ts";
import type { PickerOption } from "../domain/picker.ts";
import type { EndedLookup } from "./effects.ts";

/** The files, by name. */
export type Files = {
  results: ResultsFile;
  finder: FinderFile;
  /** The Irish texts. */
  irish: typeof import("../domain/wording/ga.ts");
  pageGround: PageGroundFile;
};

/** Loads the files, each once; null if that fails at the time. Never rejects. */
export type OnDemandFiles = { [Name in keyof Files]: () => Promise<Files[Name] | null> };

/** What shows a lookup, sends the letter, and follows it. */
type ResultsFile = {
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

/** The colours of an element on the page's own ground. */
type PageGroundFile = {
  followGround: (root: ShadowRoot, show: (colours: ColoursOnPage) => void) => () => void;
};

/** The theme, and by role the colours in place of its own where the ground is the element's paper. */
export type ColoursOnPage = {
  theme: "light" | "dark";
  colours?: Partial<Record<string, { light: string; dark: string }>>;
};
