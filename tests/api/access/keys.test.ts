import { expect, it } from "vitest";
import { resolveKeys } from "../../../api/access/keys.ts";
import { parseEnv } from "../../../api/env.ts";

/** Returns the keys of a server with this environment. */
function keysOf(variables: Record<string, string>) {
  const env = parseEnv(variables);
  if (!env.ok) throw new Error("invalid environment");
  return resolveKeys(env.value);
}

it("keys that are set are used as they are", () => {
  const keys = { STATS_KEY: "the-key-of-the-figures", ADMIN_KEY: "the-key-of-the-admin" };
  expect(keysOf(keys)).toEqual({ stats: keys.STATS_KEY, admin: keys.ADMIN_KEY });
});

it("keys that are not set are 192 random bits each, in characters of an address", () => {
  const starts = Array.from({ length: 200 }, () => keysOf({}));
  const keys = starts.flatMap(({ stats, admin }) => [stats, admin]);
  for (const key of keys) expect(key).toMatch(/^[\w-]{32}$/);
  expect(new Set(keys).size).toBe(keys.length);
});
