import { describe, expect, it } from "vitest";
import { createLog, oneLine } from "../../api/log.ts";

describe("the log", () => {
  it("writes one dated line an entry, and nothing below its level", () => {
    const lines: string[] = [];
    const log = createLog(
      "warn",
      (line) => lines.push(line),
      () => new Date(0),
    );
    log.error("lost");
    log.warn("odd");
    log.info("usual");
    expect(lines).toEqual([
      "1970-01-01T00:00:00.000Z error lost",
      "1970-01-01T00:00:00.000Z warn odd",
    ]);
  });

  it("lets no entry forge a second line or hide its text", () => {
    expect(oneLine("a\nb\r\u0000c\u2028d\u202ee\u001b[2Jf\ud800")).toBe(
      "a\\u{a}b\\u{d}\\u{0}c\\u{2028}d\\u{202e}e\\u{1b}[2Jf\\u{d800}",
    );
    expect(oneLine("Dún Laoghaire")).toBe("Dún Laoghaire");
  });
});
