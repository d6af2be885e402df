import {
  CONSTITUENCIES,
  type Constituency,
  currentConstituencies,
  isConstituency,
} from "../../contract/constituencies.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import { withTimeout } from "../../db/availability.ts";
import type { Troubles } from "../../monitoring/troubles.ts";
import type { Refresh } from "../population/refresh.ts";
import { failedLookup, type LookedUp, liveLookup, type TdIndex } from "./td-index.ts";

export type Lookups = Awaited<ReturnType<typeof openLookups>>;

/** Parses the values of `constituency` in a query: names as published, so that a cache has one URL of each. */
export function parseConstituencyQuery(
  values: readonly string[] = [],
): Result<Constituency, "missing" | "repeated" | "unknown"> {
  const [value = "", ...more] = values;
  if (more.length > 0) return fail("repeated");
  if (value === "") return fail("missing");
  const composed = value.normalize("NFC");
  return isConstituency(composed) ? ok(composed) : fail("unknown");
}

/** Time limit of a lookup that waits for the source; shorter than the element's time limit. */
const LIVE_TIMEOUT_MS = 7_000;

/**
 * Reads the stored rows and returns lookups from memory. A stale constituency is answered at once and
 * refreshed in the background. Only a lookup without stored rows waits for the source.
 */
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
    const { checkedAt } = index.get(constituency);
    return now().getTime() - checkedAt > maxAgeMs;
  };

  const lookUpLive = async (choice: Constituency): Promise<LookedUp> => {
    const refreshes = Promise.all(currentConstituencies(choice).map(refresh));
    const all = await withTimeout(refreshes, LIVE_TIMEOUT_MS);
    const results = all.ok ? all.value : [];
    const rows = results.flatMap((result) => (result.ok ? result.value : []));
    if (rows.length > 0) return liveLookup(rows, index.records);
    const failed = results.find((result) => !result.ok);
    return failedLookup(failed?.failure ?? "not-fetched");
  };

  return {
    /** Looks a choice up: a promise only when nothing is stored. */
    get: (choice: Constituency): LookedUp | Promise<LookedUp> => {
      const lookup = index.get(choice);
      if (!lookup.result.ok) return lookUpLive(choice);
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
