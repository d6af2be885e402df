import { describe, expect, test } from "vitest";
import { NO_WISHES, underWishes, type Wishes } from "../../stories/stage/media.ts";

const ALWAYS = "(min-width: 0px)";
const NEVER = "(max-width: 0px)";

const CASES: [rule: string, wishes: Partial<Wishes>, read: string][] = [
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

describe("a media rule under a reader's wishes", () => {
  test.each(CASES)("%s with %o", (rule, wishes, read) => {
    expect(underWishes(rule, { ...NO_WISHES, ...wishes })).toBe(read);
  });
});
