import {
  CONSTITUENCIES,
  type Constituency,
  currentConstituencies,
} from "../../contract/constituencies.ts";
import type { LookupFailed, LookupFound, LookupSource } from "../../contract/lookup.ts";
import { LOOKUP_MESSAGES, type LookupErrorCode } from "../../contract/messages.ts";
import { parseTd, type Td } from "../../contract/td.ts";
import {
  type Answer,
  API_HEADERS,
  type HeaderMap,
  OPEN_HEADERS,
  plainAnswer,
  taggedAnswer,
} from "../../http/answer.ts";
import { surnameOf } from "./surname.ts";
import type { TdRow } from "./td-store.ts";

/** Every lookup there can be, answered beforehand. */
export type TdIndex = {
  /** The answer to a lookup of each choice. */
  answers: ReadonlyMap<Constituency, Answer>;
  /** How many TDs can be found. */
  count: number;
  /** When the oldest details were last checked; null when there are none. */
  checkedAt: Date | null;
  /** The same of each constituency that has rows. */
  checkedAtByConstituency: ReadonlyMap<Constituency, Date>;
  /** Rows that are not a TD, so were left out. */
  refused: TdRow[];
};

type StoredTd = { td: Td; surname: string; checkedAt: Date };

const HEADERS: HeaderMap = {
  ...API_HEADERS,
  ...OPEN_HEADERS,
  "cache-control": "public, max-age=300",
};

const byName = new Intl.Collator("en-IE");

/** Answers each of the choices from the stored rows. Pure. */
export function tdIndex(rows: readonly TdRow[]): TdIndex {
  const { stored, refused } = sorted(rows);
  const answers = new Map(
    CONSTITUENCIES.map((choice) => {
      const seats = currentConstituencies(choice);
      return [choice, answerOf(stored.filter(({ td }) => seats.includes(td.constituency)))];
    }),
  );
  const checkedAtByConstituency = new Map<Constituency, Date>();
  for (const { td, checkedAt } of stored) {
    const known = checkedAtByConstituency.get(td.constituency);
    if (known === undefined || checkedAt < known)
      checkedAtByConstituency.set(td.constituency, checkedAt);
  }
  return {
    answers,
    count: stored.length,
    checkedAt: oldest(stored),
    checkedAtByConstituency,
    refused,
  };
}

/** The answer to a lookup that waited for the source, of the rows it gave. */
export function liveAnswer(rows: readonly TdRow[]): Answer {
  const answer = answerOf(sorted(rows).stored, "live");
  // The next one is answered from what was stored.
  return { ...answer, headers: { ...answer.headers, "cache-control": "no-store" } };
}

/** The answer to a lookup that found nothing. */
export function failedLookup(code: LookupErrorCode): Answer {
  const failed: LookupFailed = { success: false, data: [], error: LOOKUP_MESSAGES[code] };
  return plainAnswer(503, JSON.stringify(failed), { ...HEADERS, "cache-control": "no-store" });
}

function sorted(rows: readonly TdRow[]): { stored: StoredTd[]; refused: TdRow[] } {
  const stored: StoredTd[] = [];
  const refused: TdRow[] = [];
  for (const row of rows) {
    const td = parseTd(row);
    if (td === null) refused.push(row);
    else stored.push({ td, surname: surnameOf(td.name, td.email), checkedAt: row.updated_at });
  }
  stored.sort(
    (a, b) => byName.compare(a.surname, b.surname) || byName.compare(a.td.name, b.td.name),
  );
  return { stored, refused };
}

function answerOf(stored: readonly StoredTd[], source: LookupSource = "stored"): Answer {
  const checkedAt = oldest(stored);
  if (checkedAt === null) return failedLookup("not-fetched");
  const found: LookupFound = {
    success: true,
    data: stored.map(({ td }) => td),
    asOf: checkedAt.toISOString(),
    source,
  };
  return taggedAnswer(JSON.stringify(found), HEADERS);
}

function oldest(stored: readonly StoredTd[]): Date | null {
  if (stored.length === 0) return null;
  return new Date(Math.min(...stored.map(({ checkedAt }) => checkedAt.getTime())));
}
