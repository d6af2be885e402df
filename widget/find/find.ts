/**
 * The file that the element fetches when a visitor first looks for their constituency by anything
 * but its name (`bia-contact-td.find.js`). It uses neither React nor the store: an embed file of
 * its own would contain a second copy of them.
 */
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { PickerOption } from "../domain/picker-options.ts";
import outlineData from "./outlines.json";
import { readOutlines } from "./outlines.ts";
import { type FindOptions, type FindPanel, mountFindPanel } from "./panel.ts";
import { PLACES } from "./read-places.ts";
import { searchPlaces } from "./search-places.ts";

const OUTLINES = readOutlines(outlineData);

/** Returns what a typed text offers besides `listed`; see `searchPlaces`. */
export function offersFor(query: string, listed: readonly Constituency[]): PickerOption[] {
  return searchPlaces(query, listed, PLACES, OUTLINES);
}

/** Adds the answers by position and the map below `status`; see `mountFindPanel`. */
export function mountPanel(status: HTMLElement, options: FindOptions): FindPanel {
  return mountFindPanel(status, OUTLINES, options);
}
