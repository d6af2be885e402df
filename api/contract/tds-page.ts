import type { Constituency } from "./constituencies.ts";
import type { Td } from "./td.ts";

/**
 * What the page at `PATHS.tdsPage` is asked to show: the TDs, that they could
 * not be had, or why nothing was looked up.
 */
export type TdsPageModel =
  | {
      state: "found";
      constituency: Constituency;
      tds: readonly Td[];
      /** When the oldest of these details was last checked, ISO 8601 UTC. */
      asOf: string;
    }
  | { state: "failed"; constituency: Constituency; error: string }
  | { state: "missing" }
  | { state: "repeated" }
  | { state: "unknown" };
