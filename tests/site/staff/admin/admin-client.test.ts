import { describe, expect, it } from "vitest";
import type { PopulationProgress } from "../../../../api/contract/population.ts";
import { followRun } from "../../../../site/staff/admin/admin-client.ts";
import { NO_CONNECTION } from "../../../../site/staff/authorised-request.ts";

const PROGRESS = { done: 1, total: 173, constituency: "Clare", found: 1 };
const END = { success: true, message: "Successfully populated TD email addresses" };

const events = (...sent: [event: string, data: unknown][]) =>
  sent.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join("");

describe("following a run", () => {
  const { signal } = new AbortController();
  const follow = async (body: BodyInit, status = 200) => {
    const reported: PopulationProgress[] = [];
    const fetch = async () => new Response(body, { status });
    const result = await followRun(fetch, "k", signal, (progress) => reported.push(progress));
    return { reported, result };
  };

  it("reports its progress and returns its end", async () => {
    const later = { ...PROGRESS, done: 2 };
    const sent = events(["progress", PROGRESS], ["progress", later], ["end", END]);
    expect(await follow(sent)).toEqual({
      reported: [PROGRESS, later],
      result: { ok: true, value: END },
    });
  });

  it("ignores events that it does not know or cannot parse", async () => {
    const sent = events(["news", 1], ["progress", { done: "1" }], ["end", null], ["end", END]);
    expect(await follow(sent)).toEqual({ reported: [], result: { ok: true, value: END } });
  });

  it("fails when the connection ends before the run", async () => {
    expect(await follow(events(["progress", PROGRESS]))).toEqual({
      reported: [PROGRESS],
      result: { ok: false, failure: NO_CONNECTION },
    });
  });

  it("fails when the connection breaks", async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError("reset")) });
    expect((await follow(body)).result).toEqual({ ok: false, failure: NO_CONNECTION });
  });

  it("passes on a wrong key", async () => {
    const { result } = await follow('{"error":"Details"}', 401);
    expect(result).toEqual({ ok: false, failure: { code: "wrong-key", message: "Details" } });
  });
});
