import type { DEGRADED, ReadinessAnswer } from "../contract/readiness.ts";
import type { Troubles } from "./troubles.ts";

/** Whether visitors should be sent to this server, and which of its parts are away. */
export type Readiness = () =>
  | { isEnding: true }
  | ({ isEnding: false } & Pick<ReadinessAnswer, "degraded">);

const PARTS: readonly (typeof DEGRADED)[number][] = ["database", "disk"];

/**
 * Returns the readiness of a server. It is ready until it shuts down: also
 * without its database it serves pages, embed files and lookups.
 */
export function createReadiness(troubles: Troubles, isShuttingDown: () => boolean): Readiness {
  return () =>
    isShuttingDown()
      ? { isEnding: true }
      : { isEnding: false, degraded: PARTS.filter(troubles.isPresent) };
}
