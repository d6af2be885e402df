import * as z from "zod/mini";
import { CONSTITUENCIES } from "./constituencies.ts";
import { EMAIL, MAX_EMAIL_LENGTH } from "./email.ts";
import type { Failure, FoundTd, LookupFound } from "./lookup.ts";
import { DailVoteSchema, TdRecordSchema } from "./record-schema.ts";
import { Moment, Succeeded } from "./schema-parts.ts";
import { TD_FIELDS, type TdValues } from "./td.ts";

const Name = z.string().check(z.regex(/\S/));

const VALUES: { [Kind in keyof TdValues]: z.ZodMiniType<TdValues[Kind]> } = {
  name: Name,
  text: z.string(),
  email: z.email({ pattern: EMAIL }).check(z.maxLength(MAX_EMAIL_LENGTH)),
  constituency: z.enum(CONSTITUENCIES),
};

const tdShape = Object.fromEntries(
  TD_FIELDS.map((field) => {
    const value: z.ZodMiniType = VALUES[field.kind];
    return [field.name, "isOptional" in field ? z.exactOptional(value) : value];
  }),
);

/** The schema of `GET /api/tds`, status 200. */
export const LookupFoundSchema: z.ZodMiniType<LookupFound> = z.object({
  success: Succeeded,
  // Both the type and the schema are made from the list of fields, which the compiler cannot follow.
  data: z.array(
    z.object({
      ...tdShape,
      record: z.exactOptional(TdRecordSchema),
    }) as z.ZodMiniType as z.ZodMiniType<FoundTd>,
  ),
  withoutAddress: z.exactOptional(z.array(Name)),
  votes: z.exactOptional(z.array(DailVoteSchema)),
  asOf: Moment,
  source: z.enum(["live", "stored"]),
});

/** The schema of every failure of the API. */
export const FailureSchema: z.ZodMiniType<Failure> = z.object({
  success: z.literal(false),
  data: z.exactOptional(z.tuple([])),
  error: z.string(),
});
