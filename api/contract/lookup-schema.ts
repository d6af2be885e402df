import * as z from "zod/mini";
import type { Failure, LookupFound } from "./lookup.ts";
import { Moment, Succeeded } from "./schema-parts.ts";
import { TdSchema } from "./td-schema.ts";

/** The schema of `GET /api/tds`, status 200. */
export const LookupFoundSchema: z.ZodMiniType<LookupFound> = z.object({
  success: Succeeded,
  data: z.array(TdSchema),
  withoutAddress: z.exactOptional(z.array(z.string().check(z.regex(/\S/)))),
  asOf: Moment,
  source: z.enum(["live", "stored"]),
});

/** The schema of every failure of the API. */
export const FailureSchema: z.ZodMiniType<Failure> = z.object({
  success: z.literal(false),
  data: z.exactOptional(z.tuple([])),
  error: z.string(),
});
