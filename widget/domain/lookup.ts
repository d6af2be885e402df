import type { Constituency } from "../../api/contract/constituencies.ts";
import type { LookupSource } from "../../api/contract/lookup.ts";
import type { Td } from "../../api/contract/td.ts";

/** What a lookup found: at least one TD. */
export type Found = { tds: readonly Td[]; asOf: string; source: LookupSource };

/**
 * Why a lookup found no TDs: the API `answered` with a failure of its own
 * (message) or with none (null), or it was `unreachable`: no answer in time,
 * or one that could not be read.
 */
export type LookupFailure = { code: "answered"; message: string | null } | { code: "unreachable" };

/**
 * What the picker knows. A `sample` stands where no TDs could be had: one
 * invented entry that shows what the page does, and can never be sent to
 * (spec §8, decision 3).
 */
export type Lookup =
  | { status: "idle" }
  | { status: "finding"; constituency: Constituency }
  | ({ status: "found"; constituency: Constituency } & Found)
  | { status: "sample"; constituency: Constituency; reason: LookupFailure };

/** The sample's address, on a domain that can never receive mail (RFC 2606). */
export const SAMPLE_EMAIL = "sample.td@example.com";
