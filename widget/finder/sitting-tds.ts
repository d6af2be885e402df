import { isConstituency } from "../../api/contract/constituencies.ts";
import { fields } from "../../api/contract/json.ts";
import type { SittingTd } from "../../api/contract/td.ts";
import { normalizeName, type PickerOption } from "../domain/picker.ts";
import { isOneSlip } from "./search-places.ts";

/** Reads the sitting TDs from the reply of `GET /api/record`; none from another value. */
export function readTds(reply: unknown): SittingTd[] {
  const { tds } = fields(reply);
  return (Array.isArray(tds) ? tds : []).flatMap((item) => {
    const { name, constituency } = fields(item);
    return typeof name === "string" && isConstituency(constituency) ? [{ name, constituency }] : [];
  });
}

/** Fewer letters begin too many names. */
const MIN_LETTERS = 3;

/** Returns the TDs whose names have every word of a text; `isLoose`: or its start, or a slip of it. */
export function tdsNamed(
  query: string,
  tds: readonly SittingTd[],
  isLoose: boolean,
): PickerOption[] {
  const typed = wordsOf(query).filter((word) => !/^(?:td|deputy|minister|teachta)$/.test(word));
  if (typed.join("").length < MIN_LETTERS) return [];
  const isLike = (part: string) => (word: string) =>
    word === part || (isLoose && (word.startsWith(part) || isOneSlip(part, word)));
  return tds
    .filter(({ name }) => typed.every((part) => wordsOf(name).some(isLike(part))))
    .map(({ name, constituency }) => ({ place: name, constituency }));
}

/** Returns the words of a person's name; 'O’Brien' and 'O Brien' are one. */
function wordsOf(name: string): string[] {
  return normalizeName(name)
    .replace(/\b(o|mc|mac|ni|nic|ui) /g, "$1")
    .split(" ");
}
