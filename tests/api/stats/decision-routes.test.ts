import { describe, expect, it } from "vitest";
import { createApp } from "../../../api/app.ts";
import type { Decision } from "../../../api/contract/decisions.ts";
import { fakeDeps } from "../fake-deps.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const DECISION = {
  decision: "aside",
  from: "2026-11-20T10:00:00.000Z",
  to: "2026-11-20T10:05:00.000Z",
  note: "A script from one address",
};

function setUp() {
  const decided: Decision[] = [];
  const deps = fakeDeps();
  const app = createApp({
    ...deps,
    decisions: {
      ...deps.decisions,
      decide: async (decision) => decided.push(decision) * 60,
      now: () => NOW,
    },
  });
  const post = (body: object | string) =>
    app.request("/api/decisions", {
      method: "POST",
      headers: { authorization: "Bearer the-admin-key" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  return { decided, post };
}

describe("POST /api/decisions", () => {
  it("carries out a decision with the admin key and answers how many events it moved", async () => {
    const { decided, post } = setUp();
    const response = await post({ ...DECISION, partner: "a-gallery", note: "  Why  " });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, events: 60 });
    expect(decided).toEqual([{ ...DECISION, partner: "a-gallery", note: "Why" }]);
  });

  it.each([
    ["no JSON", "aside"],
    ["another decision", { ...DECISION, decision: "delete" }],
    ["an empty note", { ...DECISION, note: "  " }],
    ["a note of 501 characters", { ...DECISION, note: "a".repeat(501) }],
    ["a window that ends before it begins", { ...DECISION, to: "2026-11-20T09:00:00.000Z" }],
    ["a window that has not ended", { ...DECISION, to: "2026-11-20T12:01:00.001Z" }],
    ["a window of more than 31 days", { ...DECISION, from: "2026-10-01T00:00:00.000Z" }],
    ["a day as the window", { ...DECISION, from: "2026-11-20" }],
    ["a partner with a capital", { ...DECISION, partner: "Gallery" }],
    ["a note with a NUL", { ...DECISION, note: "A\0script" }],
    ["the year 0", { ...DECISION, from: "0000-01-01T00:00:00Z", to: "0000-01-02T00:00:00Z" }],
    ["an unknown key", { ...DECISION, by: "me" }],
  ])("is refused with %s", async (_name, body) => {
    const { decided, post } = setUp();
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(decided).toEqual([]);
  });
});
