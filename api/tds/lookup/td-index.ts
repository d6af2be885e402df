import {
  CONSTITUENCIES,
  type Constituency,
  currentConstituencies,
} from "../../contract/constituencies.ts";
import { IRISH_LOOKUP_MESSAGES } from "../../contract/irish-messages.ts";
import type { Failure, LookupFound, LookupSource } from "../../contract/lookup.ts";
import { LOOKUP_MESSAGES, type LookupErrorCode } from "../../contract/messages.ts";
import type { ReportedTd } from "../../contract/population.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import { surnameOf } from "../../contract/surname.ts";
import { parseTd, type Td } from "../../contract/td.ts";
import {
  type Answer,
  API_HEADERS,
  type HeaderMap,
  inBothLanguages,
  OPEN_HEADERS,
  taggedAnswer,
} from "../../http/answer.ts";
import type { TdRow } from "../population/td-store.ts";

/** The result of a lookup, and the same as a prepared answer. */
export type LookedUp = {
  result: Result<LookupFound, LookupErrorCode>;
  answer: Answer;
  /** When its oldest details were checked, in milliseconds since 1970; 0 when there are none. */
  checkedAt: number;
};

/** The prepared results of all lookups. */
export type TdIndex = {
  get: (choice: Constituency) => LookedUp;
  /** Number of TDs. */
  count: number;
  /** When the oldest details were checked; null when there are none. */
  checkedAt: Date | null;
  /** Rows that are not a valid TD. They are left out of the answers. */
  refused: TdRow[];
  /** Sitting TDs without a published address. They have no row. */
  withoutAddress: readonly ReportedTd[];
};

type CheckedTd = { td: Td; surname: string; checkedAt: Date };

const HEADERS: HeaderMap = {
  ...API_HEADERS,
  ...OPEN_HEADERS,
  "cache-control": "public, max-age=300",
};

const irishCollator = new Intl.Collator("en-IE");

/**
 * Prepares the result of a lookup of each constituency from the stored rows.
 *
 * @param withoutAddress sitting TDs without a published address; those with a stored row are left
 *   out
 */
export function createTdIndex(
  rows: readonly TdRow[],
  withoutAddress: readonly ReportedTd[] = [],
): TdIndex {
  const { stored, refused } = parseRows(rows);
  const unaddressed = withoutAddress.filter(
    ({ name, constituency }) =>
      !stored.some(({ td }) => td.name === name && td.constituency === constituency),
  );
  const prepare = (choice: Constituency) => {
    const constituencies = currentConstituencies(choice);
    const isOf = ({ constituency }: ReportedTd) =>
      constituencies.some((current) => current === constituency);
    const names = unaddressed.filter(isOf).map(({ name }) => name);
    return lookedUp(
      stored.filter(({ td }) => isOf(td)),
      names,
    );
  };
  const prepared = new Map(CONSTITUENCIES.map((choice) => [choice, prepare(choice)]));
  return {
    get: (choice) => prepared.get(choice) ?? failedLookup("not-fetched"),
    count: stored.length,
    checkedAt: oldestCheck(stored),
    refused,
    withoutAddress: unaddressed,
  };
}

/** Returns the result of a lookup that read these rows from the source. */
export function liveLookup(rows: readonly TdRow[]): LookedUp {
  const { answer, ...live } = lookedUp(parseRows(rows).stored, [], "live");
  // The next lookup is answered from the stored rows, so this answer must not be cached.
  return {
    ...live,
    answer: { ...answer, headers: { ...answer.headers, "cache-control": "no-store" } },
  };
}

/** Returns the result of a lookup that found no TDs. */
export function failedLookup(code: LookupErrorCode): LookedUp {
  const bodyOf = (error: string) =>
    JSON.stringify({ success: false, data: [], error } satisfies Failure);
  const bodies = { en: bodyOf(LOOKUP_MESSAGES[code]), ga: bodyOf(IRISH_LOOKUP_MESSAGES[code]) };
  const headers = { ...HEADERS, "cache-control": "no-store" };
  return { result: fail(code), answer: inBothLanguages(503, bodies, headers), checkedAt: 0 };
}

/** Separates valid TDs, sorted by surname, from rows that are not a TD. */
function parseRows(rows: readonly TdRow[]): { stored: CheckedTd[]; refused: TdRow[] } {
  const stored: CheckedTd[] = [];
  const refused: TdRow[] = [];
  for (const row of rows) {
    const td = parseTd(row);
    if (td === null) refused.push(row);
    else stored.push({ td, surname: surnameOf(td.name, td.email), checkedAt: row.updated_at });
  }
  stored.sort(
    (a, b) =>
      irishCollator.compare(a.surname, b.surname) || irishCollator.compare(a.td.name, b.td.name),
  );
  return { stored, refused };
}

function lookedUp(
  stored: readonly CheckedTd[],
  withoutAddress: string[],
  source: LookupSource = "stored",
): LookedUp {
  const checkedAt = oldestCheck(stored);
  if (checkedAt === null) return failedLookup("not-fetched");
  const body: LookupFound = {
    success: true,
    data: stored.map(({ td: { code: _code, ...td } }) => td),
    ...(withoutAddress.length > 0 && { withoutAddress }),
    asOf: checkedAt.toISOString(),
    source,
  };
  return {
    result: ok(body),
    answer: taggedAnswer(JSON.stringify(body), HEADERS),
    checkedAt: checkedAt.getTime(),
  };
}

function oldestCheck(stored: readonly CheckedTd[]): Date | null {
  if (stored.length === 0) return null;
  return new Date(Math.min(...stored.map(({ checkedAt }) => checkedAt.getTime())));
}
