import type { Constituency } from "../../contract/constituencies.ts";
import type { LookupErrorCode } from "../../contract/messages.ts";
import { fail, type Result } from "../../contract/result.ts";
import type { Troubles } from "../../observe/troubles.ts";
import type { Member } from "../source/members.ts";
import type { Source } from "../source/source.ts";
import { formatSourceFailure, type SourceFailure } from "../source/source-client.ts";
import { type CollectedMember, collectAddresses } from "./collect.ts";
import type { TdRow } from "./td-store.ts";

/** The result of refreshing one constituency. */
export type RefreshResult = Result<TdRow[], LookupErrorCode>;

/** Refreshes single constituencies from the source. */
export type Refresher = {
  /**
   * Reads the TDs of a constituency from the source and stores them. Joins a refresh in progress.
   * Returns the last result for five minutes, and longer after failures in a row.
   */
  refresh: (constituency: Constituency) => Promise<RefreshResult>;
  /**
   * Reports that the TDs of a constituency are up to date, read by this or another server
   * or by a population. The trouble ends when no constituency is left that failed.
   */
  updated: (constituency: Constituency) => void;
};

/** The dependencies of a refresher. */
export type RefresherDeps = {
  source: Source;
  /** Stores what was read and returns its rows: `applyConstituency`. The failure is the reason. */
  store: (
    constituency: Constituency,
    members: readonly CollectedMember[],
    readAt: Date,
  ) => Promise<Result<TdRow[], string>>;
  /** Aborts all refreshes. */
  signal: AbortSignal;
  troubles: Pick<Troubles, "report" | "end">;
  now: () => Date;
  /** Returns a monotonic time in milliseconds, such as `performance.now`. */
  elapsedMs: () => number;
  /** Returns a number from 0 to 1, like `Math.random`. */
  random: () => number;
};

/** Time for which the list of members is reused for every constituency, and for which its failure is. */
const MEMBERS_CACHE_MS = 600_000;
const MEMBERS_RETRY_MS = 60_000;
const MIN_REFRESH_INTERVAL_MS = 300_000;
const MAX_BACK_OFF_MS = 6 * 3_600_000;

/**
 * The rows that were read and stored, or the code of the lookup's answer and the reason for the
 * log.
 */
type ReadResult = Result<TdRow[], { code: LookupErrorCode; reason: string }>;

/** The last refresh of one constituency, or the one in progress. */
type Refresh = {
  result: Promise<RefreshResult>;
  /** When the next one may begin; infinite during a refresh. */
  nextAt: number;
  /** Failures in a row. */
  failures: number;
};

/**
 * Creates the refresher of this process. It reads a constituency once at a
 * time and the list of members once in ten minutes, for any number of callers.
 * After a failure it waits, longer with each failure in a row.
 */
export function createRefresher(deps: RefresherDeps): Refresher {
  const { source, store, signal, troubles, now, elapsedMs, random } = deps;
  const refreshes = new Map<Constituency, Refresh>();
  /** The constituencies whose last refresh failed and that have not been updated since. */
  const failed = new Set<Constituency>();
  let list: { until: number; members: Promise<Result<Member[], SourceFailure>> } | null = null;

  /**
   * Returns the delay after this many failures in a row: it doubles with each, up to six hours, plus up
   * to a quarter of jitter, so that constituencies that failed together are not retried together.
   */
  const backOffMs = (failures: number) =>
    Math.min(MIN_REFRESH_INTERVAL_MS * 2 ** (failures - 1), MAX_BACK_OFF_MS) * (1 + random() / 4);

  const readMembers = () => {
    if (list !== null && elapsedMs() < list.until) return list.members;
    const members = source.members(signal).then((result) => {
      if (!result.ok) read.until = elapsedMs() + MEMBERS_RETRY_MS;
      return result;
    });
    const read = { until: elapsedMs() + MEMBERS_CACHE_MS, members };
    list = read;
    return members;
  };

  const readConstituency = async (constituency: Constituency): Promise<ReadResult> => {
    const failAt = (code: LookupErrorCode, reason: string) =>
      fail({ code, reason: `${constituency}: ${reason}` });
    const readAt = now();
    const members = await readMembers();
    if (!members.ok) {
      // The reason does not name the constituency, so that the log counts it once for all of them.
      const { failure } = members;
      return fail({ code: lookupErrorOf(failure), reason: formatSourceFailure(failure) });
    }
    const sitting = members.value.filter((member) => member.constituency === constituency);
    const unreadable = sitting.find((member) => member.unreadable !== undefined);
    if (unreadable !== undefined) {
      return failAt("not-scraped", `${unreadable.name}: ${unreadable.unreadable}`);
    }
    const collected = await collectAddresses(source, sitting, signal);
    if (!collected.ok) return failAt(lookupErrorOf(collected.failure), collected.failure.reason);
    if (!collected.value.some(({ address }) => "email" in address && address.email !== null)) {
      return failAt("not-scraped", "no TD with a published address");
    }
    const stored = await store(constituency, collected.value, readAt);
    return stored.ok ? stored : failAt("not-scraped", `not stored: ${stored.failure}`);
  };

  /** Reports a failure, unless the server is shutting down and has cancelled the requests. */
  const reportFailure = (constituency: Constituency, reason: string) => {
    if (signal.aborted) return;
    failed.add(constituency);
    troubles.report("refresh", reason);
  };

  const start = (constituency: Constituency, failures: number): Refresh => {
    const finish = (read: ReadResult): RefreshResult => {
      refresh.failures = read.ok ? 0 : failures + 1;
      refresh.nextAt = elapsedMs() + (read.ok ? MIN_REFRESH_INTERVAL_MS : backOffMs(failures + 1));
      if (read.ok) return read;
      reportFailure(constituency, read.failure.reason);
      return fail(read.failure.code);
    };
    const result = readConstituency(constituency)
      .catch(
        (error: unknown): ReadResult =>
          fail({ code: "not-connected", reason: `${constituency}: ${error}` }),
      )
      .then(finish);
    const refresh = { result, nextAt: Number.POSITIVE_INFINITY, failures };
    return refresh;
  };

  return {
    refresh: (constituency) => {
      const last = refreshes.get(constituency);
      if (last && elapsedMs() < last.nextAt) return last.result;
      const next = start(constituency, last?.failures ?? 0);
      refreshes.set(constituency, next);
      return next.result;
    },
    updated: (constituency) => {
      if (failed.delete(constituency) && failed.size === 0) troubles.end("refresh");
    },
  };
}

/** Returns the lookup's error code: the source was not fetched, or was fetched and not understood. */
function lookupErrorOf({ code }: Pick<SourceFailure, "code">): LookupErrorCode {
  return code === "unreadable" ? "not-scraped" : "not-fetched";
}
