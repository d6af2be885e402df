import type { ZodMiniType } from "zod/mini";

/** Returns the fields of unknown JSON; none of a value that is no object. */
export function fields(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** More than any valid JSON here has, and little enough for recursive functions. */
const MAX_LEVELS = 50;

/** Parses a text as JSON; null for other texts and for JSON that is nested too deep. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return hasLevels(value, MAX_LEVELS) ? value : null;
  } catch {
    return null;
  }
}

function hasLevels(value: unknown, most: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return most > 0 && Object.values(value).every((child) => hasLevels(child, most - 1));
}

/** Returns the values within unknown JSON as texts, each with its path: `["builder.url", "…"]`. */
export function leavesOf(node: unknown, path = ""): [path: string, value: string][] {
  if (typeof node !== "object" || node === null) return [[path, String(node)]];
  return Object.entries(node).flatMap(([name, child]) =>
    leavesOf(child, path === "" ? name : `${path}.${name}`),
  );
}

/** Parses every item of a list; null for no list, or when an item cannot be parsed. */
export function parseAll<T>(value: unknown, parse: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const items = value.map(parse).filter((item) => item !== null);
  return items.length === value.length ? items : null;
}

/** Whether a value is a whole number from 0. */
export function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** Whether a value is a day, `2026-11-30`. */
export function isDay(value: unknown): value is string {
  return /^\d{4}-/.test(`${value}`) && new Date(`${value}`).toJSON()?.slice(0, 10) === value;
}

/** Parses unknown JSON with a schema; null when the schema does not match. */
export function parseWith<T>(schema: ZodMiniType<T>, value: unknown): T | null {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : null;
}
