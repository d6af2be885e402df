import * as z from "zod/mini";
import { CONSTITUENCIES } from "./constituencies.ts";
import { EMAIL, MAX_EMAIL_LENGTH } from "./email.ts";

/** A sitting member of the Dáil with a published address. */
export const Td = z.object({
  name: z.string().check(z.regex(/\S/)),
  email: z.email({ pattern: EMAIL }).check(z.maxLength(MAX_EMAIL_LENGTH)),
  /** Absent when the source names none. */
  party: z.exactOptional(z.string()),
  constituency: z.enum(CONSTITUENCIES),
});
export type Td = z.infer<typeof Td>;
