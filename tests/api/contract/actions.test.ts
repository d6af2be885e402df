import { describe, expect, it } from "vitest";
import { parseActionsResponse } from "../../../api/contract/actions.ts";

describe("parsing the response of /api/actions", () => {
  it.each([
    ["a count", { success: true, total: 12, today: 3 }],
    ["a count of zero", { success: true, total: 0, today: 0 }],
  ])("returns %s", (_, response) => {
    expect(parseActionsResponse(response)).toEqual(response);
  });

  it.each([
    ["a failure", { success: false, error: "The database does not answer" }],
    ["a count without today's", { success: true, total: 12 }],
    ["a count as a string", { success: true, total: "12", today: 3 }],
    ["a negative count", { success: true, total: -1, today: 0 }],
    ["a fraction", { success: true, total: 1.5, today: 0 }],
    ["infinity", { success: true, total: Number.POSITIVE_INFINITY, today: 0 }],
    ["an array", []],
    ["null", null],
    ["HTML", "<!doctype html>"],
  ])("rejects %s", (_, response) => {
    expect(parseActionsResponse(response)).toBeNull();
  });

  it("drops unknown properties", () => {
    const response = { success: true, total: 1, today: 1, extra: "<b>" };
    expect(parseActionsResponse(response)).toEqual({ success: true, total: 1, today: 1 });
  });
});
