import { type Constituency, isConstituency } from "./constituencies.ts";
import { isEmail } from "./email.ts";
import { fields } from "./json.ts";

/** A sitting member of the Dáil with a published address; its schema is in `td-schema.ts`. */
export type Td = {
  name: string;
  email: string;
  /** Absent when the source names none. */
  party?: string;
  constituency: Constituency;
};

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
