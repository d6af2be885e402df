import { randomBytes } from "node:crypto";

/** The keys of the staff pages. */
export type Keys = { stats: string; admin: string };

/** Returns the keys of the environment, and a random one for each that is not set. */
export function resolveKeys(env: { statsKey: string | null; adminKey: string | null }): Keys {
  return { stats: env.statsKey ?? randomKey(), admin: env.adminKey ?? randomKey() };
}

/** 192 random bits in URL-safe characters. */
function randomKey(): string {
  return randomBytes(24).toString("base64url");
}
