import { CONSTITUENCIES } from "../../api/contract/constituencies.ts";
import { isDay } from "../../api/contract/json.ts";

/** Why a link leads to the usual letter instead of the second one. */
export type Refusal = "constituency" | "no-day" | "future" | "old";

/** A first letter that is older gets no second one. */
const YEARS = 2;

/**
 * Returns why there is no second letter to a first one, or null where there is one.
 *
 * @param today a day, `2026-11-30`
 */
export function refusalOf(
  first: { writtenOn: string; constituency: string },
  today: string,
): Refusal | null {
  const { writtenOn, constituency } = first;
  if (!CONSTITUENCIES.some((name) => name === constituency)) return "constituency";
  if (!isDay(writtenOn)) return "no-day";
  if (writtenOn > today) return "future";
  const oldest = `${Number(today.slice(0, 4)) - YEARS}${today.slice(4)}`;
  return writtenOn < oldest ? "old" : null;
}
