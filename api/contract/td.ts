import { type Constituency, isConstituency } from "./constituencies.ts";

/** A sitting member of the Dáil with a published address (spec §3). */
export type Td = {
  name: string;
  email: string;
  /** Absent when the source names none. */
  party?: string;
  constituency: Constituency;
};

/**
 * One plain mail address. Narrower than the RFC on purpose: what passes can
 * stand in a recipient list and in a mailto link without being quoted, so no
 * record can add a recipient or a header to a letter.
 */
const EMAIL = /^[a-z0-9_'+-]+(?:\.[a-z0-9_'+-]+)*@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

/** Whether `value` is one plain mail address of at most 254 characters. */
export function isEmail(value: unknown): value is string {
  return typeof value === "string" && value.length <= 254 && EMAIL.test(value);
}

/** Reads a TD out of unknown JSON or a database row; null when it is not one. */
export function parseTd(value: unknown): Td | null {
  if (typeof value !== "object" || value === null) return null;
  const { name, email, party, constituency } = value as Record<string, unknown>;
  if (typeof name !== "string" || name.trim() === "") return null;
  if (!isEmail(email) || !isConstituency(constituency)) return null;
  if (party === undefined || party === null || party === "") {
    return { name, email, constituency };
  }
  return typeof party === "string" ? { name, email, party, constituency } : null;
}
