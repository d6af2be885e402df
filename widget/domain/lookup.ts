import type { Constituency } from "../../api/contract/constituencies.ts";
import type { LookupSource } from "../../api/contract/lookup.ts";
import type { Td } from "../../api/contract/td.ts";

/** The result of a successful lookup. Contains at least one TD. */
export type FoundTds = {
  tds: readonly Td[];
  /** The names of the TDs who have no published address. */
  withoutAddress?: readonly string[] | undefined;
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

/** The sample TD's address, on a domain that never receives mail (RFC 2606). */
export const SAMPLE_EMAIL = "sample.td@example.com";
