import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CampaignEvent } from "../../../api/contract/events.ts";
import { sendEvent } from "../../../api/contract/send-event.ts";

const EVENT: CampaignEvent = {
  actor: "anon",
  action: "survey_click",
  entity: "cta",
  meta: { source: "Story" },
};

/** Sends the event to a server that answers with these statuses; 0 is a lost connection. */
async function send(...statuses: number[]) {
  const bodies: unknown[] = [];
  await Promise.all([
    sendEvent(
      async (_url, init) => {
        const status = statuses[bodies.length] ?? 204;
        bodies.push(JSON.parse(String(init?.body)));
        if (status === 0) throw new TypeError("Failed to fetch");
        return new Response(null, { status });
      },
      "/api/events",
      EVENT,
    ),
    vi.advanceTimersByTimeAsync(60_000),
  ]);
  return bodies;
}

describe("an event", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("is sent once when it is acknowledged or refused for good, which is logged", async () => {
    expect(await send(204)).toHaveLength(1);
    expect(console.warn).not.toHaveBeenCalled();
    for (const status of [400, 413, 415, 500]) expect(await send(status)).toHaveLength(1);
    expect(console.warn).toHaveBeenCalledTimes(4);
  });

  it("that is refused to the end is logged once", async () => {
    await send(503, 429, 503);
    expect(console.warn).toHaveBeenCalledOnce();
    await send(503, 204);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it.each([0, 202, 429, 503])(
    "is sent again with the same id after %i, at most twice",
    async (status) => {
      const bodies = await send(status);
      expect(bodies).toHaveLength(2);
      expect(bodies[0]).toEqual({ ...EVENT, id: expect.stringMatching(/^[\da-f-]{36}$/) });
      expect(bodies[1]).toEqual(bodies[0]);
      expect(await send(status, status, status, status)).toHaveLength(3);
    },
  );

  it("has no id and is sent once where the browser makes none", async () => {
    vi.stubGlobal("crypto", {});
    expect(await send(503)).toEqual([EVENT]);
  });
});
