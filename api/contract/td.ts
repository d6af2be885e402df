import { isConstituency } from "./constituencies.ts";
import { isEmail } from "./email.ts";
import { fields } from "./json.ts";
import type { Td } from "./td-schema.ts";

export type { Td } from "./td-schema.ts";

/**
 * Parses unknown JSON or a database row as a TD; null when it is not one. A
 * hand-written reader, because the element uses it and a schema library would
 * cost it more than 1 kB; tests compare it with the schema.
 */
export function parseTd(value: unknown): Td | null {
  const { name, email, party, constituency } = fields(value);
  if (typeof name !== "string" || name.trim() === "") return null;
  if (!isEmail(email) || !isConstituency(constituency)) return null;
  if (party === undefined || party === null || party === "") {
    return { name, email, constituency };
  }
  return typeof party === "string" ? { name, email, party, constituency } : null;
}
