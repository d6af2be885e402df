import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../source-files.ts";
import { readRows } from "./tables.ts";

const ROWS = readRows();

describe("the tables of security requirements", () => {
  it("name a file of tests that exists, or a reason, in every row", () => {
    for (const { requirement, files, heldBy } of ROWS) {
      const missing = files.filter((file) => !existsSync(join(ROOT, file)));
      expect(missing, requirement).toEqual([]);
      if (files.length === 0) {
        expect(heldBy, requirement).toMatch(/^(?:Absent|Written|Operator|Not met)\b/);
      }
    }
  });

  it("name each requirement once, with its level", () => {
    const numbers = ROWS.flatMap(({ requirement }) => requirement.match(/V\d+(?:\.\d+)+/g) ?? []);
    expect(numbers.length).toBeGreaterThan(150);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    for (const { requirement } of ROWS) expect(requirement).toMatch(/\(L[12](?:, L2)?\)$/);
  });
});
