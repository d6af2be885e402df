import type { DEGRADED, ReadinessAnswer } from "../contract/readiness.ts";
import type { Troubles } from "./troubles.ts";

/**
 * Returns whether a proxy should send visitors to this server, and which of its parts are
 * unavailable.
 */
export type Readiness = () =>
  | { isEnding: true }
  | ({ isEnding: false } & Pick<ReadinessAnswer, "degraded">);

const PARTS: readonly (typeof DEGRADED)[number][] = ["database", "disk"];

/**
 * Returns the readiness of a server. It is ready until it shuts down, because it serves pages,
 * embed files and lookups without its database too.
 */
export function createReadiness(troubles: Troubles, isShuttingDown: () => boolean): Readiness {
  return () =>
    isShuttingDown()
      ? { isEnding: true }
      : { isEnding: false, degraded: PARTS.filter(troubles.isPresent) };
}
