import type { ZodMiniType } from "zod/mini";

/** Parses unknown JSON with a schema; null when it does not match. */
export function parseWith<T>(schema: ZodMiniType<T>, value: unknown): T | null {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : null;
}
