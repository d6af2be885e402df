/** The types of the files that the element fetches on demand. Its entry has their loaders. */
import type { ComponentType, RefObject } from "react";
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Language } from "../../api/contract/language.ts";
import type { SittingTd } from "../../api/contract/td.ts";
import type { PickerOption } from "../domain/picker.ts";
import type { EndedLookup } from "./effects.ts";

/** The files, by name. */
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
  Results: ComponentType<{ lookup: EndedLookup }>;
  Dialogs: ComponentType<{ lastButton: RefObject<HTMLElement | null> }>;
  PageCopy: ComponentType;
};

/** The search by place, by a TD's name, by position and on the map. */
export type FinderFile = {
  candidatesOf: (place: string) => readonly Constituency[];
  optionsFor: (
    query: string,
    listed: readonly PickerOption[],
    language: Language,
    tds: readonly SittingTd[],
  ) => PickerOption[];
  mayBeTd: (query: string, options: readonly PickerOption[], isAsked: boolean) => boolean;
  readTds: (record: unknown) => readonly SittingTd[];
  FinderPanel: ComponentType<FinderPanelProps>;
  TypedAdvice: ComponentType<{ options: readonly PickerOption[] }>;
};

/** The use of a way to find a constituency; a new object with each press. */
export type FinderRequest = { way: "location" | "map" | "eircode" };

export type FinderPanelProps = {
  request: FinderRequest;
  isMapOpen: boolean;
  chooseOnMap: (constituency: Constituency) => void;
  /** The live region above the panel, which has the focus when the advice has no buttons. */
  status: () => HTMLElement | null;
  /** Puts a text into the live region. */
  setAdvice: (text: string) => void;
};
