import { describe, expect, test } from "vitest";
import {
  applyPreferences,
  type MediaPreferences,
  NO_PREFERENCES,
} from "../../stories/support/media-preferences.ts";

const ALWAYS = "(min-width: 0px)";
const NEVER = "(max-width: 0px)";

const CASES: [condition: string, preferences: Partial<MediaPreferences>, expected: string][] = [
  ["(prefers-color-scheme: dark)", {}, "(prefers-color-scheme: dark)"],
  ["(prefers-color-scheme: dark)", { scheme: "dark" }, ALWAYS],
  ["(prefers-color-scheme: dark)", { scheme: "light" }, NEVER],
  [
    "(prefers-color-scheme:dark) and (min-width: 40rem)",
    { scheme: "dark" },
    `${ALWAYS} and (min-width: 40rem)`,
  ],
  ["(prefers-reduced-motion: reduce)", { motion: "reduce" }, ALWAYS],
  ["(prefers-reduced-motion: no-preference)", { motion: "reduce" }, NEVER],
  ["(prefers-reduced-motion)", { motion: "reduce" }, ALWAYS],
  ["(forced-colors: active), print", { contrast: "forced" }, `${ALWAYS}, print`],
  ["(forced-colors: none)", { contrast: "forced" }, NEVER],
  ["print", { scheme: "dark", motion: "reduce", contrast: "forced" }, "print"],
];

describe("a media condition with emulated preferences", () => {
  test.each(CASES)("%s with %o", (condition, preferences, expected) => {
    expect(applyPreferences(condition, { ...NO_PREFERENCES, ...preferences })).toBe(expected);
  });
});
