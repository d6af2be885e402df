import { isConstituency } from "../../api/contract/constituencies.ts";
import { fields } from "../../api/contract/json.ts";
import type { SittingTd } from "../../api/contract/td.ts";
import { normalizeName, type PickerOption } from "../domain/picker.ts";
import { isOneSlip } from "./search-places.ts";

/** Reads the names of the sitting TDs from the reply of `GET /api/record`; none from another value. */
export function readTds(reply: unknown): SittingTd[] {
  const { tds } = fields(reply);
  return (Array.isArray(tds) ? tds : []).flatMap((item) => {
    const { name, constituency } = fields(item);
    return typeof name === "string" && isConstituency(constituency) ? [{ name, constituency }] : [];
  });
}

/** The fewest letters of a name of which only the start is typed, and of one that may have a slip. */
const MIN_START = 3;
const MIN_SLIP_LETTERS = 5;

/**
 * Returns the TDs whose names have every word of a text: 'Mary Lou', 'Deputy Simon Harris'. A start or a
 * slip is enough unless `isExact`.
 */
export function tdsNamed(
  query: string,
  tds: readonly SittingTd[],
  isExact: boolean,
): PickerOption[] {
  const typed = wordsOf(query).filter((word) => !/^(?:td|deputy|minister|teachta)$/.test(word));
  if (typed.join("").length < MIN_START) return [];
  return tds
    .filter(({ name }) => {
      const words = wordsOf(name);
      const isIn = (part: string) =>
        words.some(
          (word) =>
            word === part ||
            (!isExact &&
              (word.startsWith(part) ||
                (part.length >= MIN_SLIP_LETTERS && isOneSlip(part, word)))),
        );
      return typed.every(isIn);
    })
    .map(({ name, constituency }) => ({ place: name, constituency }));
}

/** Returns the words of a person's name; 'O’Brien', 'O Brien' and 'Ó Briain' begin with one. */
function wordsOf(name: string): string[] {
  return normalizeName(name)
    .replace(/\b(o|mc|mac|ni|nic|ui) /g, "$1")
    .split(" ");
}
