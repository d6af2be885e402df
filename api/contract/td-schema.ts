import * as z from "zod/mini";
import { CONSTITUENCIES } from "./constituencies.ts";
import { EMAIL, MAX_EMAIL_LENGTH } from "./email.ts";
import type { Td } from "./td.ts";

/** The schema of a TD. */
export const TdSchema: z.ZodMiniType<Td> = z.object({
  name: z.string().check(z.regex(/\S/)),
  email: z.email({ pattern: EMAIL }).check(z.maxLength(MAX_EMAIL_LENGTH)),
  party: z.exactOptional(z.string()),
  constituency: z.enum(CONSTITUENCIES),
});
