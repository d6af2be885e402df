import {
  CONSTITUENCIES,
  type Constituency,
  currentConstituencies,
  isConstituency,
} from "../../contract/constituencies.ts";
import {
  IRISH_LOOKUP_MESSAGES,
  LOOKUP_MESSAGES,
  type LookupErrorCode,
} from "../../contract/messages.ts";
import type { ReportedTd, UnaddressedTd } from "../../contract/population.ts";
import type { DailVote, TdRecord } from "../../contract/record.ts";
import type { RecordResponse } from "../../contract/record-schema.ts";
import type { Failure, LookupFound, LookupSource } from "../../contract/responses.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import { parseTd, type Td } from "../../contract/td.ts";
import { surnameOf } from "../../grammar/surname.ts";
import {
  type Answer,
  inBothLanguages,
  OPEN_CACHED_HEADERS,
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

/** A sitting TD, with a published address or without. */
export type ListedTd = Omit<Td, "email">;

/** What TDs asked, said and voted. */
export type Records = {
  recordOf: (td: Td) => TdRecord | undefined;
  /** The votes that the records are about. */
  votes: readonly DailVote[];
  all: (tds: readonly ListedTd[]) => RecordResponse;
};

/** Nothing is published. */
export const NO_RECORDS: Records = {
  recordOf: () => undefined,
  votes: [],
  all: () => ({ success: true, asOf: null, topics: [], votes: [], tds: [] }),
};

/** The prepared results of all lookups. */
export type TdIndex = {
  get: (choice: Constituency) => LookedUp;
  /** All sitting TDs, by surname. */
  tds: readonly ListedTd[];
  /** Number of TDs. */
  count: number;
  checkedAt: Date | null;
  /** Sitting TDs without a published address. They have no row. */
  withoutAddress: readonly UnaddressedTd[];
  /** The records that the results hold. */
  records: Records;
};

type CheckedTd = { td: Td; surname: string; checkedAt: Date };

const irishCollator = new Intl.Collator("en-IE");

/** Prepares the results from the stored rows that are a valid TD, and sitting TDs without an address. */
export function createTdIndex(
  rows: readonly TdRow[],
  withoutAddress: readonly UnaddressedTd[] = [],
  records: Records = NO_RECORDS,
): TdIndex {
  const stored = parseRows(rows);
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
      records,
    );
  };
  const prepared = new Map(CONSTITUENCIES.map((choice) => [choice, prepare(choice)]));
  return {
    get: (choice) => prepared.get(choice) ?? failedLookup("not-fetched"),
    tds: bySurname([...stored, ...unaddressed.flatMap(listed)]).map(({ td }) => td),
    count: stored.length,
    checkedAt: oldestCheck(stored),
    withoutAddress: unaddressed,
    records,
  };
}

/** Returns the result of a lookup that read these rows from the source. */
export function liveLookup(rows: readonly TdRow[], records: Records): LookedUp {
  const { answer, ...live } = lookedUp(parseRows(rows), [], records, "live");
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
  const headers = { ...OPEN_CACHED_HEADERS, "cache-control": "no-store" };
  return { result: fail(code), answer: inBothLanguages(503, bodies, headers), checkedAt: 0 };
}

function parseRows(rows: readonly TdRow[]): CheckedTd[] {
  const checked = rows.flatMap((row): CheckedTd[] => {
    const td = parseTd(row);
    return td ? [{ td, surname: surnameOf(td.name, td.email), checkedAt: row.updated_at }] : [];
  });
  return bySurname(checked);
}

function bySurname<Sorted extends { td: ListedTd; surname: string }>(tds: Sorted[]): Sorted[] {
  return tds.sort(
    (a, b) =>
      irishCollator.compare(a.surname, b.surname) || irishCollator.compare(a.td.name, b.td.name),
  );
}

/** Returns a TD without an address for the list of all; none when their constituency is not known. */
function listed({ name, constituency, party, code }: UnaddressedTd) {
  if (!isConstituency(constituency)) return [];
  const td: ListedTd = { name, constituency, ...(party && { party }), ...(code && { code }) };
  return [{ td, surname: surnameOf(name, "") }];
}

function lookedUp(
  stored: readonly CheckedTd[],
  withoutAddress: string[],
  { recordOf, votes }: Records,
  source: LookupSource = "stored",
): LookedUp {
  const checkedAt = oldestCheck(stored);
  if (checkedAt === null) return failedLookup("not-fetched");
  const body: LookupFound = {
    success: true,
    data: stored.map(({ td }) => {
      const { code: _code, ...found } = td;
      const record = recordOf(td);
      return { ...found, ...(record && { record }) };
    }),
    ...(withoutAddress.length > 0 && { withoutAddress }),
    ...(votes.length > 0 && { votes: [...votes] }),
    asOf: checkedAt.toISOString(),
    source,
  };
  return {
    result: ok(body),
    answer: taggedAnswer(JSON.stringify(body), OPEN_CACHED_HEADERS),
    checkedAt: checkedAt.getTime(),
  };
}

function oldestCheck(stored: readonly CheckedTd[]): Date | null {
  if (stored.length === 0) return null;
  return new Date(Math.min(...stored.map(({ checkedAt }) => checkedAt.getTime())));
}
