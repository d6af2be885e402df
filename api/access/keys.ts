import { randomBytes } from "node:crypto";
import type { Env } from "../env.ts";

/** What opens the pages that are not for everyone. */
export type Keys = { stats: string; admin: string };

/** The keys that the environment gives, and for those it does not, new ones that nobody guesses. */
export function resolveKeys(env: Env): Keys {
  return { stats: env.statsKey ?? randomKey(), admin: env.adminKey ?? randomKey() };
}

/** 192 bits, in letters that an address takes as they are. */
function randomKey(): string {
  return randomBytes(24).toString("base64url");
}
