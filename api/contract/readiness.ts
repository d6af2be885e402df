import * as z from "zod/mini";
import { Succeeded } from "./schema-parts.ts";

/**
 * The parts of a server that can be unavailable while it serves the rest: the whole database, or
 * the writing of events, because the disk of the database is full.
 */
export const DEGRADED = ["database", "disk"] as const;

/**
 * `GET /readyz`, status 200: visitors should be sent here. `degraded` names the unavailable parts.
 */
export const ReadinessAnswer = z.object({
  success: Succeeded,
  degraded: z.array(z.enum(DEGRADED)),
});
export type ReadinessAnswer = z.infer<typeof ReadinessAnswer>;
