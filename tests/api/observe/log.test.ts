import { describe, expect, it, vi } from "vitest";
import { oneLine } from "../../../api/contract/text.ts";
import { createJsonLog, createLog, throttled } from "../../../api/observe/log.ts";

describe("the log", () => {
  it("writes one dated line per entry and nothing below its level", () => {
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

  it("escapes line breaks and invisible characters", () => {
    expect(oneLine("a\nb\r\u0000c\u2028d\u202ee\u001b[2Jf\ud800")).toBe(
      "a\\u{a}b\\u{d}\\u{0}c\\u{2028}d\\u{202e}e\\u{1b}[2Jf\\u{d800}",
    );
    expect(oneLine("Dún Laoghaire")).toBe("Dún Laoghaire");
  });
});

it("the production log writes one JSON object per entry, with the request id, and nothing below its level", () => {
  const lines: string[] = [];
  const log = createJsonLog("info", (line) => lines.push(line));
  log.warn("odd", { request: "7f" });
  log.info("usual\n{}");
  log.debug("too much");
  expect(lines).toHaveLength(2);
  expect(lines.every((line) => line.endsWith("}\n"))).toBe(true);
  const [odd, usual] = lines.map((line) => JSON.parse(line));
  const always = { time: expect.stringMatching(/^\d{4}-.*Z$/), pid: process.pid };
  expect(odd).toEqual({ ...always, level: "warn", request: "7f", msg: "odd" });
  expect(usual).toEqual({ ...always, level: "info", msg: "usual\\u{a}{}" });
});

it("a throttled entry is written up to its limit, then counted", () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const write = throttled((line) => lines.push(line), 2, 1_000);
  for (let entry = 0; entry < 5; entry++) write(`entry ${entry}`);
  expect(lines).toEqual(["entry 0", "entry 1"]);
  vi.advanceTimersByTime(1_000);
  expect(lines).toEqual(["entry 0", "entry 1", "3 more entries like the last ones"]);
  write("entry again");
  expect(lines.at(-1)).toBe("entry again");
  vi.useRealTimers();
});
