import { describe, expect, it } from "vitest";
import { parseActionsResponse } from "../../../api/contract/actions.ts";

describe("the answer of /api/actions", () => {
  it.each([
    ["a count", { success: true, total: 12, today: 3 }],
    ["a count of nothing yet", { success: true, total: 0, today: 0 }],
  ])("is read when it is %s", (_, answer) => {
    expect(parseActionsResponse(answer)).toEqual(answer);
  });

  it.each([
    ["a failure", { success: false, error: "The database does not answer" }],
    ["a count without today's", { success: true, total: 12 }],
    ["a count in words", { success: true, total: "12", today: 3 }],
    ["less than nothing", { success: true, total: -1, today: 0 }],
    ["half a letter", { success: true, total: 1.5, today: 0 }],
    ["beyond counting", { success: true, total: Number.POSITIVE_INFINITY, today: 0 }],
    ["a list", []],
    ["nothing", null],
    ["a page", "<!doctype html>"],
  ])("is refused when it is %s", (_, answer) => {
    expect(parseActionsResponse(answer)).toBeNull();
  });

  it("brings nothing along that it does not name", () => {
    const answer = { success: true, total: 1, today: 1, extra: "<b>" };
    expect(parseActionsResponse(answer)).toEqual({ success: true, total: 1, today: 1 });
  });
});
