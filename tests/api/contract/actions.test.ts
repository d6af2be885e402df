import { describe, expect, it } from "vitest";
import { parseActionsResponse } from "../../../api/contract/responses.ts";

describe("parsing the response of /api/actions", () => {
  it("returns the counts, without unknown properties", () => {
    const counts = { success: true, total: 12, today: 0 };
    expect(parseActionsResponse({ ...counts, extra: "<b>" })).toEqual(counts);
  });

  it.each([
    ["a failure", { success: false, error: "The database does not answer" }],
    ["a count without today's", { success: true, total: 12 }],
    ["a count as a string", { success: true, total: "12", today: 3 }],
    ["a negative count", { success: true, total: -1, today: 0 }],
    ["a fraction", { success: true, total: 1.5, today: 0 }],
    ["HTML", "<!doctype html>"],
  ])("rejects %s", (_, response) => {
    expect(parseActionsResponse(response)).toBeNull();
  });
});
