import {
  CONSTITUENCIES,
  type Constituency,
  currentConstituencies,
  isConstituency,
} from "../../contract/constituencies.ts";
import type { ReportedTd } from "../../contract/population.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import { withTimeout } from "../../db/with-timeout.ts";
import type { Troubles } from "../../observe/troubles.ts";
import type { Refresher } from "../population/refresh.ts";
import type { TdRow } from "../population/td-store.ts";
import {
  createTdIndex,
  failedLookup,
  type LookedUp,
  liveLookup,
  type TdIndex,
} from "./td-index.ts";

/** Lookups from memory that refresh stale constituencies. */
export type Lookups = {
  /** Looks a choice up: a promise only when nothing is stored. */
  get: (choice: Constituency) => LookedUp | Promise<LookedUp>;
  /** Reads the stored rows again and replaces all answers at once. */
  reload: () => Promise<void>;
  index: () => TdIndex;
};

/** The dependencies of the lookups. */
export type LookupDeps = {
  /** Reads all stored rows: `readTds` of td-store.ts. */
  read: () => Promise<TdRow[]>;
  /** Reads the sitting TDs without a published address: `readWithoutAddress` of td-store.ts. */
  readWithoutAddress: () => Promise<readonly ReportedTd[]>;
  refresher: Refresher;
  /** Age at which a constituency is stale. */
  maxAgeMs: number;
  /** Whether a population is in progress. It updates stale constituencies, so they need no refresh. */
  isPopulating: () => boolean;
  troubles: Pick<Troubles, "report" | "end">;
  now: () => Date;
  /** Returns a monotonic time in milliseconds, such as `performance.now`. */
  elapsedMs: () => number;
};

/**
 * Parses all `constituency` values of a query. A name with decomposed fadas is
 * accepted. Any other difference from the published name is a failure, so that
 * a cache holds each constituency under one URL.
 */
export function parseConstituencyQuery(
  values: readonly string[] = [],
): Result<Constituency, "missing" | "repeated" | "unknown"> {
  const [value = "", ...more] = values;
  if (more.length > 0) return fail("repeated");
  if (value === "") return fail("missing");
  const composed = value.normalize("NFC");
  return isConstituency(composed) ? ok(composed) : fail("unknown");
}

/** Time limit of a lookup that waits for the source; shorter than the element's own time limit. */
const LIVE_TIMEOUT_MS = 7_000;
const RELOAD_RETRY_MS = 1_000;
/** Shortest time between two checks of a choice for stale constituencies. */
const CHECK_INTERVAL_MS = 1_000;
const MAX_CHECK_INTERVAL_MS = 3_600_000;

/**
 * Reads the stored rows and returns lookups of them. A stale constituency is
 * answered at once and refreshed in the background. Only a lookup without
 * stored rows waits for the source.
 */
export async function openLookups(deps: LookupDeps): Promise<Lookups> {
  const { read, readWithoutAddress, refresher, maxAgeMs, isPopulating, troubles, now, elapsedMs } =
    deps;
  const readIndex = async () =>
    createTdIndex(...(await Promise.all([read(), readWithoutAddress()])));
  let index = await readIndex();
  let reloading: Promise<void> | null = null;
  let isReloadDue = false;
  /** Time of the next check for stale constituencies, on the clock of `elapsedMs`. */
  const nextCheckAt = new Map<Constituency, number>();

  const readAll = async (): Promise<void> => {
    try {
      do {
        isReloadDue = false;
        index = await readIndex();
        nextCheckAt.clear();
      } while (isReloadDue);
      troubles.end("reload");
      for (const constituency of CONSTITUENCIES) {
        if (freshForMs(constituency) >= 0) refresher.updated(constituency);
      }
    } catch (error) {
      troubles.report("reload", String(error));
      setTimeout(reload, RELOAD_RETRY_MS).unref();
    } finally {
      reloading = null;
    }
  };
  const reload = (): Promise<void> => {
    isReloadDue = true;
    reloading ??= readAll();
    return reloading;
  };

  /** Returns how long a constituency is still fresh, in milliseconds; negative when it is stale. */
  const freshForMs = (constituency: Constituency) => {
    const { result } = index.get(constituency);
    const checkedAt = result.ok ? Date.parse(result.value.asOf) : 0;
    return checkedAt + maxAgeMs - now().getTime();
  };

  /** Refreshes the stale constituencies of a choice in the background and sets the next check. */
  const refreshStale = (choice: Constituency, at: number) => {
    const constituencies = currentConstituencies(choice);
    const stale = constituencies.filter((constituency) => freshForMs(constituency) < 0);
    if (!isPopulating()) for (const constituency of stale) void refresher.refresh(constituency);
    const next =
      stale.length > 0
        ? stale.map(refresher.nextRefreshAt)
        : constituencies.map((constituency) => at + freshForMs(constituency));
    // At the latest in an hour: the clock may have been set back when the age was computed.
    const latest = Math.min(at + MAX_CHECK_INTERVAL_MS, ...next);
    nextCheckAt.set(choice, Math.max(at + CHECK_INTERVAL_MS, latest));
  };

  /** Looks up a choice without stored rows in the source. */
  const lookUpLive = async (choice: Constituency): Promise<LookedUp> => {
    const refreshes = Promise.all(currentConstituencies(choice).map(refresher.refresh));
    const refreshed = await withTimeout(refreshes, LIVE_TIMEOUT_MS);
    const results = refreshed.ok ? refreshed.value : [];
    const rows = results.flatMap((result) => (result.ok ? result.value : []));
    if (rows.length > 0) return liveLookup(rows);
    const [failure = "not-fetched"] = results.flatMap((result) =>
      result.ok ? [] : [result.failure],
    );
    return failedLookup(failure);
  };

  return {
    get: (choice) => {
      const stored = index.get(choice);
      if (!stored.result.ok) return lookUpLive(choice);
      const at = elapsedMs();
      if (at >= (nextCheckAt.get(choice) ?? 0)) refreshStale(choice, at);
      return stored;
    },
    reload,
    index: () => index,
  };
}
