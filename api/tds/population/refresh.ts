import type { Constituency } from "../../contract/constituencies.ts";
import type { LookupErrorCode } from "../../contract/messages.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import { withTimeout } from "../../db/availability.ts";
import type { Troubles } from "../../monitoring/troubles.ts";
import type { Source } from "../source/source.ts";
import { formatSourceFailure, type SourceFailure } from "../source/source-client.ts";
import { type CollectedMember, collectAddresses } from "./collect.ts";
import { planPopulation } from "./plan.ts";
import { isOfParliament } from "./review.ts";
import type { TdRow } from "./td-store.ts";

/** The result of refreshing one constituency. */
export type RefreshResult = Result<TdRow[], LookupErrorCode>;

/** Reads the TDs of a constituency from the source and stores them. */
export type Refresh = (constituency: Constituency) => Promise<RefreshResult>;

const MIN_INTERVAL_MS = 600_000;
/** Lookups wait for the store, within the time limit that they have for the source. */
const STORE_TIMEOUT_MS = 2_000;

/**
 * Creates the refreshes of this process. They read a constituency, and the list of members, at most once in
 * ten minutes, also after a failure: a call meanwhile gets the last result.
 */
export function createRefresh(deps: {
  source: Source;
  store: (
    constituency: Constituency,
    members: readonly CollectedMember[],
    readAt: Date,
  ) => Promise<Result<TdRow[], string>>;
  /** Aborts all refreshes. */
  signal: AbortSignal;
  troubles: Pick<Troubles, "report">;
  now: () => Date;
  /** Returns a monotonic time in milliseconds, such as `performance.now`. */
  elapsedMs: () => number;
}): Refresh {
  const { source, store, signal, troubles, now, elapsedMs } = deps;

  const remember = <Key, Value>(read: (key: Key) => Promise<Value>) => {
    const known = new Map<Key, { until: number; result: Promise<Value> }>();
    return (key: Key) => {
      const last = known.get(key);
      if (last !== undefined && elapsedMs() < last.until) return last.result;
      const result = read(key);
      known.set(key, { until: elapsedMs() + MIN_INTERVAL_MS, result });
      return result;
    };
  };
  const readMembers = remember(() => source.members(signal));

  /** Returns the rows, stored or not, or the code of the lookup's answer and the reason for the log. */
  const readConstituency = async (
    constituency: Constituency,
  ): Promise<Result<TdRow[], { code: LookupErrorCode; reason: string }>> => {
    const failAt = (code: LookupErrorCode, reason: string) =>
      fail({ code, reason: `${constituency}: ${reason}` });
    const readAt = now();
    const members = await readMembers("all");
    if (!members.ok) {
      // The reason does not name the constituency, so that the log counts it once for all of them.
      const { failure } = members;
      return fail({ code: lookupErrorOf(failure), reason: formatSourceFailure(failure) });
    }
    const sitting = members.value.filter((member) => member.constituency === constituency);
    const collected = await collectAddresses(source, sitting, signal);
    if (!collected.ok) return failAt(lookupErrorOf(collected.failure), collected.failure.reason);
    if (!collected.value.some(({ address }) => "email" in address && address.email !== null)) {
      return failAt("not-scraped", "no TD with a published address");
    }
    const tried = await withTimeout(store(constituency, collected.value, readAt), STORE_TIMEOUT_MS);
    if (tried.ok) {
      const stored = tried.value;
      return stored.ok ? stored : failAt("not-scraped", `not stored: ${stored.failure}`);
    }
    troubles.report("refresh", `${constituency}: not stored: ${tried.failure.reason}`);
    // Nothing compares them with the addresses that a person accepted.
    const found = planPopulation([], collected.value, readAt).store.filter(isOfParliament);
    return ok(found.map((td) => ({ ...td, updated_at: readAt })));
  };

  return remember(async (constituency) => {
    const read = await readConstituency(constituency).catch((error: unknown) =>
      fail({ code: "not-connected" as const, reason: `${constituency}: ${error}` }),
    );
    if (read.ok) return read;
    // A shutdown has cancelled the requests.
    if (!signal.aborted) troubles.report("refresh", read.failure.reason);
    return fail(read.failure.code);
  });
}

/** Returns the lookup's error code: the source was not fetched, or was fetched and not understood. */
function lookupErrorOf({ code }: Pick<SourceFailure, "code">): LookupErrorCode {
  return code === "unreadable" ? "not-scraped" : "not-fetched";
}
