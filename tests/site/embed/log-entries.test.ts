import { describe, expect, it } from "vitest";
import {
  addEntry,
  clockTime,
  type LogEntry,
  MAX_ENTRIES,
} from "../../../site/embed/log-entries.ts";

describe("the event log", () => {
  const at = new Date(0);

  it("has the newest entry first, and a unique id for each", () => {
    const log = addEntry(addEntry([], "bia-ready", "{}", at), "bia-lookup", "[]", at);
    expect(log.map(({ type }) => type)).toEqual(["bia-lookup", "bia-ready"]);
    expect(new Set(log.map(({ id }) => id)).size).toBe(2);
  });

  it("drops the oldest entry when it is full", () => {
    let log: readonly LogEntry[] = [];
    for (let count = 0; count <= MAX_ENTRIES; count++) {
      log = addEntry(log, "bia-sent", `${count}`, at);
    }
    expect(log).toHaveLength(MAX_ENTRIES);
    expect(log[0]?.detail).toBe(`${MAX_ENTRIES}`);
    expect(log.at(-1)?.detail).toBe("1");
  });

  it("writes times as Ireland does", () => {
    const { format } = new Intl.DateTimeFormat("en-IE", { timeStyle: "medium" });
    for (const time of ["00:00:00", "09:05:07", "23:59:59"]) {
      const at = new Date(`2026-11-23T${time}`);
      expect([clockTime(at), format(at)]).toEqual([time, time]);
    }
  });
});
