import * as z from "zod/mini";
import { Succeeded } from "./schema-parts.ts";

/**
 * What of a server can be away while it serves the rest: the whole database, or
 * the writing of events, because the disk of the database is full.
 */
export const DEGRADED = ["database", "disk"] as const;

/** `GET /readyz`, status 200: visitors should be sent here. `degraded` names what is away. */
export const ReadinessAnswer = z.object({
  success: Succeeded,
  degraded: z.array(z.enum(DEGRADED)),
});
export type ReadinessAnswer = z.infer<typeof ReadinessAnswer>;
