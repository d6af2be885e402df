import type { Context } from "hono";
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
import type { Failure, LookupFound, LookupSource } from "../../contract/responses.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import { parseTd, type Td } from "../../contract/td.ts";
import { withTimeout } from "../../db/availability.ts";
import { surnameOf } from "../../grammar/surname.ts";
import {
  type Answer,
  inOwnLanguage,
  OPEN_CACHED_HEADERS,
  OPEN_HEADERS,
  PRIVATE_HEADERS,
  plainAnswer,
  respond,
  taggedAnswer,
} from "../../http/answer.ts";
import type { Troubles } from "../../monitoring/troubles.ts";
import type { Refresh } from "../population/refresh.ts";
import type { TdRow } from "../population/td-store.ts";
import { composeRecord, type ListedTd, type Records } from "./compose-record.ts";

export type Lookups = Awaited<ReturnType<typeof openLookups>>;

/** Parses the values of `constituency` in a query: names as published, so that a cache has one URL of each. */
export function parseConstituencyQuery(values: readonly string[] = []) {
  const [value = "", ...more] = values;
  if (more.length > 0) return fail("repeated");
  if (value === "") return fail("missing");
  const composed = value.normalize("NFC");
  return isConstituency(composed) ? ok(composed) : fail("unknown");
}

/** Time limit of a lookup that waits for the source; shorter than the element's time limit. */
const LIVE_TIMEOUT_MS = 7_000;

/** Returns lookups from memory; stale rows are refreshed behind it. Only one without rows waits for the source. */
export async function openLookups(deps: {
  readIndex: () => Promise<TdIndex>;
  refresh: Refresh;
  maxAgeMs: number;
  troubles: Pick<Troubles, "end">;
  now: () => Date;
}) {
  const { readIndex, refresh, maxAgeMs, troubles, now } = deps;
  let index = await readIndex();

  const isStale = (constituency: Constituency) => {
    const lookup = index.get(constituency);
    return !lookup.ok || now().getTime() - lookup.value.checkedAt > maxAgeMs;
  };

  const lookUpLive = async (choice: Constituency): Promise<LookedUp> => {
    const refreshes = Promise.all(currentConstituencies(choice).map(refresh));
    const all = await withTimeout(refreshes, LIVE_TIMEOUT_MS);
    const results = all.ok ? all.value : [];
    const rows = results.flatMap((result) => (result.ok ? result.value : []));
    if (rows.length > 0) return lookedUp(parseRows(rows), [], index.records, "live");
    return results.find((result) => !result.ok) ?? fail("not-fetched");
  };

  return {
    /** Looks a choice up: a promise only when nothing is stored. */
    get: (choice: Constituency): LookedUp | Promise<LookedUp> => {
      const lookup = index.get(choice);
      if (!lookup.ok) return lookUpLive(choice);
      for (const constituency of currentConstituencies(choice)) {
        if (isStale(constituency)) void refresh(constituency);
      }
      return lookup;
    },
    /** Reads the stored rows and records again, and replaces all answers at once. */
    reload: async (): Promise<void> => {
      index = await readIndex();
      if (!CONSTITUENCIES.some(isStale)) troubles.end("refresh");
    },
    index: () => index,
  };
}

/** The result of a lookup, the TDs or why there are none; its prepared answer; and when the oldest details were checked. */
export type LookedUp = Result<
  { found: LookupFound; answer: Answer; checkedAt: number },
  LookupErrorCode
>;

/** The record before anything of it is known. */
export const NO_RECORDS = composeRecord({ questions: [], readAt: new Date(0) }, { state: "draft" });

export type TdIndex = ReturnType<typeof createTdIndex>;

type CheckedTd = { td: Td; surname: string; checkedAt: Date };

const irishCollator = new Intl.Collator("en-IE");

/** Prepares the results from the stored rows that are a valid TD, and from the sitting TDs without an address. */
export function createTdIndex(
  rows: readonly TdRow[],
  withoutAddress: readonly UnaddressedTd[] = [],
  records: Records = NO_RECORDS,
) {
  const checkedTds = parseRows(rows);
  const unaddressed = withoutAddress.flatMap(({ constituency, ...details }) => {
    const isStored = checkedTds.some(
      ({ td }) => td.name === details.name && td.constituency === constituency,
    );
    return isStored || !isConstituency(constituency) ? [] : [{ ...details, constituency }];
  });
  const lookUp = (choice: Constituency) => {
    const constituencies = currentConstituencies(choice);
    const isOf = ({ constituency }: ReportedTd) =>
      constituencies.some((current) => current === constituency);
    const names = unaddressed.filter(isOf).map(({ name }) => name);
    const tds = checkedTds.filter(({ td }) => isOf(td));
    return lookedUp(tds, names, records);
  };
  const results = new Map(CONSTITUENCIES.map((choice) => [choice, lookUp(choice)]));
  return {
    get: (choice: Constituency) => results.get(choice) ?? fail("not-fetched"),
    tds: bySurname<{ td: ListedTd; surname: string }>([
      ...checkedTds,
      ...unaddressed.map((td) => ({ td, surname: surnameOf(td.name, "") })),
    ]).map(({ td }) => td),
    count: checkedTds.length,
    checkedAt: oldestCheck(checkedTds),
    withoutAddress: unaddressed,
    records,
  };
}

/** Answers a lookup that found no TDs. */
export function respondToFailedLookup(c: Context, code: LookupErrorCode): Response {
  const { message, headers } = inOwnLanguage(c, LOOKUP_MESSAGES[code], IRISH_LOOKUP_MESSAGES[code]);
  const failure: Failure = { success: false, data: [], error: message };
  const all = { ...PRIVATE_HEADERS, ...OPEN_HEADERS, ...headers };
  return respond(plainAnswer(503, JSON.stringify(failure), all));
}

function parseRows(rows: readonly TdRow[]): CheckedTd[] {
  const tds = rows.flatMap((row): CheckedTd[] => {
    const td = parseTd(row);
    return td ? [{ td, surname: surnameOf(td.name, td.email), checkedAt: row.updated_at }] : [];
  });
  return bySurname(tds);
}

function bySurname<Sorted extends { td: ListedTd; surname: string }>(tds: Sorted[]): Sorted[] {
  return tds.sort(
    (a, b) =>
      irishCollator.compare(a.surname, b.surname) || irishCollator.compare(a.td.name, b.td.name),
  );
}

function lookedUp(
  tds: readonly CheckedTd[],
  withoutAddress: string[],
  { recordOf, votes }: Records,
  source: LookupSource = "stored",
): LookedUp {
  const checkedAt = oldestCheck(tds);
  if (checkedAt === null) return fail("not-fetched");
  const found: LookupFound = {
    success: true,
    data: tds.map(({ td }) => {
      const { code: _code, ...details } = td;
      const record = recordOf(td);
      return { ...details, ...(record && { record }) };
    }),
    ...(withoutAddress.length > 0 && { withoutAddress }),
    ...(votes.length > 0 && { votes: [...votes] }),
    asOf: checkedAt.toISOString(),
    source,
  };
  // After a live lookup, the next one is answered from the stored rows.
  const caching = source === "live" && { "cache-control": "no-store" };
  const answer = taggedAnswer(JSON.stringify(found), { ...OPEN_CACHED_HEADERS, ...caching });
  return ok({ found, answer, checkedAt: checkedAt.getTime() });
}

function oldestCheck(tds: readonly CheckedTd[]): Date | null {
  if (tds.length === 0) return null;
  return new Date(Math.min(...tds.map(({ checkedAt }) => checkedAt.getTime())));
}
