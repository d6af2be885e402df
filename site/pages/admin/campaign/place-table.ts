import { problemsOf } from "../../../../api/contract/campaign/campaign.ts";
import { Place, TODAYS_CONSTITUENCIES } from "../../../../api/contract/campaign/places.ts";
import { PROBLEM_REASONS } from "../../../../api/contract/campaign/problems.ts";
import type { Constituency } from "../../../../api/contract/constituencies.ts";
import { fold, visibleText } from "../../../../api/contract/text.ts";
import { csvRows } from "./csv.ts";
import { pastedText } from "./pasted-text.ts";

/** The names of the columns, in order. */
export const PLACE_COLUMNS = {
  constituency: "constituency",
  en: "place in English",
  ga: "place in Irish",
  figure: "figure",
};
const WIDTH = Object.keys(PLACE_COLUMNS).length;

type PlaceTable = {
  places: Place[];
  /** The rows that cannot be used, by their last line in the text; each reason is a sentence. */
  refused: { line: number; reasons: string[] }[];
};

/** Reads CSV with a row for each constituency, and with a row that names the columns or without. */
export function readPlaces(text: string): PlaceTable {
  const table: PlaceTable = { places: [], refused: [] };
  const read = csvRows(text);
  if (!read.ok) return { ...table, refused: [{ line: 1, reasons: [read.failure] }] };
  const lines = new Map<Constituency, number>();
  for (const [index, { line, cells }] of read.value.entries()) {
    const { place, reasons } = check(cells.map((cell) => pastedText(cell, false)));
    if (index === 0 && place === null && !/\d/.test(cells.join())) continue;
    const before = place && lines.get(place.constituency);
    if (before) reasons.push(`${place.constituency} is in row ${before} already.`);
    if (place === null || before) table.refused.push({ line, reasons });
    else {
      lines.set(place.constituency, line);
      table.places.push(place);
    }
  }
  return table;
}

/** Returns the place of a row, or null with the reasons against the row. */
function check(cells: string[]): { place: Place | null; reasons: string[] } {
  if (cells.length !== WIDTH) {
    const names = Object.values(PLACE_COLUMNS).join(", ");
    return { place: null, reasons: [`It has ${cells.length} columns, not ${WIDTH}: ${names}.`] };
  }
  const [name = "", en = "", ga = "", figure = ""] = cells;
  const constituency = TODAYS_CONSTITUENCIES.find((each) => fold(each) === fold(name)) ?? name;
  const row = { constituency, en, ga, figure: /^\d+$/.test(figure) ? Number(figure) : figure };
  const { data = null, error } = Place.safeParse(row);
  const reasons = (error?.issues ?? []).flatMap(problemsOf).map(({ field, code }) => {
    const column = Object.keys(PLACE_COLUMNS).indexOf(field);
    const title = Object.values(PLACE_COLUMNS)[column];
    const cell = cells[column] ?? "";
    if (cell === "") return `${title} ${PROBLEM_REASONS.empty}.`;
    const reason = PROBLEM_REASONS[code === "type" ? "number" : code];
    const similar = code === "constituency" ? similarTo(name) : [];
    const question = similar.length > 0 && similar.length < 4 && ` ${similar.join(" or ")}?`;
    return `${title}: “${visibleText(cell)}” ${reason}.${question || ""}`;
  });
  return { place: data, reasons };
}

/** Returns the constituencies of which most words begin like a word of a misspelt name. */
function similarTo(name: string): Constituency[] {
  const beginnings = fold(name)
    .split(" ")
    .map((word) => word.slice(0, 3));
  const score = (each: Constituency) =>
    fold(each)
      .split(" ")
      .filter((word) => beginnings.includes(word.slice(0, 3))).length;
  const most = Math.max(...TODAYS_CONSTITUENCIES.map(score));
  return most === 0 ? [] : TODAYS_CONSTITUENCIES.filter((each) => score(each) === most);
}

/** Returns the constituencies that have no figure. */
export function withoutFigure(places: readonly Place[]): Constituency[] {
  const named = new Set(places.map(({ constituency }) => constituency));
  return TODAYS_CONSTITUENCIES.filter((name) => !named.has(name));
}
