import { describe, expect, it } from "vitest";
import { type Heard, MOST, withHeard } from "../../../site/embed/event-log.ts";

describe("the log", () => {
  const at = new Date(0);

  it("has the newest first, each with a number of its own", () => {
    const log = withHeard(withHeard([], "bia-ready", "{}", at), "bia-lookup", "[]", at);
    expect(log.map(({ what }) => what)).toEqual(["bia-lookup", "bia-ready"]);
    expect(new Set(log.map(({ id }) => id)).size).toBe(2);
  });

  it("forgets the oldest", () => {
    let log: readonly Heard[] = [];
    for (let heard = 0; heard <= MOST; heard++) log = withHeard(log, "bia-sent", `${heard}`, at);
    expect(log).toHaveLength(MOST);
    expect(log[0]?.detail).toBe(`${MOST}`);
    expect(log.at(-1)?.detail).toBe("1");
  });
});
