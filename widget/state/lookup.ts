import type { Constituency } from "../../api/contract/constituencies.ts";
import type { LookupSource, ReadTd } from "../../api/contract/responses.ts";

/** The result of a successful lookup. Contains at least one TD. */
export type FoundTds = {
  tds: readonly ReadTd[];
  /** The names of the TDs who have no published address. */
  withoutAddress?: readonly string[] | undefined;
  /** What the records' votes are about, for `parseDailVotes`. */
  votes?: unknown;
  asOf: string;
  source: LookupSource;
};

/**
 * Why a lookup found no TDs.
 * - `answered`: the API reported a failure (`message`) or returned no TDs (`null`).
 * - `unreachable`: the API sent no reply in time, or one in an unknown format.
 */
export type LookupFailure = { code: "answered"; message: string | null } | { code: "unreachable" };

/**
 * The state of the lookup. After a failure it is `sample`: the element shows one invented TD as
 * an example, and sending is disabled.
 */
export type Lookup =
  | { status: "idle" }
  | { status: "finding"; constituency: Constituency }
  | ({ status: "found"; constituency: Constituency } & FoundTds)
  | { status: "sample"; constituency: Constituency; reason: LookupFailure };

/** A lookup that has ended. */
export type EndedLookup = Extract<Lookup, { status: "found" | "sample" }>;
