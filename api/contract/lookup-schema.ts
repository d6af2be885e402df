import * as z from "zod/mini";
import { Moment, Succeeded } from "./schema-parts.ts";
import { Td } from "./td-schema.ts";

/** The origin of the returned TDs: the public source during this request, or the database. */
export const LookupSource = z.enum(["live", "stored"]);
export type LookupSource = z.infer<typeof LookupSource>;

/** `GET /api/tds`, status 200. */
export const LookupFound = z.object({
  success: Succeeded,
  /** Sorted by surname; TDs without a published address are not among them. */
  data: z.array(Td),
  /** When the oldest of these details was last checked. */
  asOf: Moment,
  source: LookupSource,
});
export type LookupFound = z.infer<typeof LookupFound>;

/** Every failure of the API; `data` stands in a failed lookup only. */
export const Failure = z.object({
  success: z.literal(false),
  data: z.exactOptional(z.tuple([])),
  error: z.string(),
});
export type Failure = z.infer<typeof Failure>;
