import type { Constituency } from "../../contract/constituencies.ts";
import type { LookupErrorCode } from "../../contract/messages.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import { withTimeout } from "../../db/availability.ts";
import type { Troubles } from "../../monitoring/troubles.ts";
import type { Source } from "../source/source.ts";
import { formatSourceFailure, type SourceFailure } from "../source/source-client.ts";
import { type CollectedMember, collectAddresses } from "./collect.ts";
import { isOfParliament, planPopulation } from "./plan.ts";
import type { TdRow } from "./td-store.ts";

export type RefreshResult = Result<TdRow[], LookupErrorCode>;

export type Refresh = (constituency: Constituency) => Promise<RefreshResult>;

const MIN_INTERVAL_MS = 600_000;
/** Within the time limit that a lookup has for the source, because a lookup waits for the store too. */
const STORE_TIMEOUT_MS = 2_000;

/** Creates the refreshes, at most one of a constituency in ten minutes: a call meanwhile gets the last result. */
export function createRefresh(deps: {
  source: Source;
  store: (
    constituency: Constituency,
    members: readonly CollectedMember[],
    readAt: Date,
  ) => Promise<Result<TdRow[], string>>;
  signal: AbortSignal;
  troubles: Pick<Troubles, "report">;
  now: () => Date;
}): Refresh {
  const { source, store, signal, troubles, now } = deps;

  const remember = <Key, Value>(read: (key: Key) => Promise<Value>) => {
    const results = new Map<Key, { until: number; result: Promise<Value> }>();
    return (key: Key) => {
      const last = results.get(key);
      if (last !== undefined && now().getTime() < last.until) return last.result;
      const result = read(key);
      results.set(key, { until: now().getTime() + MIN_INTERVAL_MS, result });
      return result;
    };
  };
  const readMembers = remember(() => source.members(signal));

  /** Returns the rows, stored or not, or the code of the lookup's answer and the reason for the log. */
  const readConstituency = async (constituency: Constituency) => {
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
    const query = await withTimeout(store(constituency, collected.value, readAt), STORE_TIMEOUT_MS);
    if (query.ok) {
      const rows = query.value;
      return rows.ok ? rows : failAt("not-scraped", `not stored: ${rows.failure}`);
    }
    troubles.report("refresh", `${constituency}: not stored: ${query.failure.reason}`);
    // Addresses outside the parliament need a comparison with the accepted ones, which are in the database.
    const tds = planPopulation([], collected.value, readAt).store.filter(isOfParliament);
    return ok(tds.map((td) => ({ ...td, updated_at: readAt })));
  };

  return remember(async (constituency) => {
    const result = await readConstituency(constituency).catch((error: unknown) =>
      fail({ code: "not-connected", reason: `${constituency}: ${error}` }),
    );
    if (result.ok) return result;
    // A shutdown has cancelled the requests.
    if (!signal.aborted) troubles.report("refresh", result.failure.reason);
    return fail(result.failure.code);
  });
}

function lookupErrorOf({ code }: Pick<SourceFailure, "code">): LookupErrorCode {
  return code === "unreadable" ? "not-scraped" : "not-fetched";
}
