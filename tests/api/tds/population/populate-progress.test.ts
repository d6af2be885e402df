import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../../api/app.ts";
import type { Notification } from "../../../../api/db/notifications.ts";
import type { PopulationState } from "../../../../api/tds/population/population.ts";
import { fakeDeps } from "../../fake-deps.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
});
afterEach(() => void vi.useRealTimers());

const PROGRESS = { done: 3, total: 174, constituency: "Clare", found: 2 };
const RUNNING: PopulationState = { state: "running", run: 7, progress: PROGRESS };
const END = { success: true, message: "Successfully populated TD email addresses" };
const ENDED: PopulationState = { state: "ended", end: END };
const NOTIFICATION: Notification = { kind: "progress", run: 7, progress: PROGRESS };

/** Waits until what was sent has arrived, which takes some turns of the event loop. */
async function nextTurns() {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Opens a progress stream. `received` lists its events so far, and 'closed' after its end. */
async function openStream() {
  const listeners = new Set<(notification: Notification) => void>();
  const closing = new AbortController();
  const fakes = {
    state: RUNNING as PopulationState | Error,
    abandoned: 0,
    failAbandoned: async () => {},
  };
  const { populate } = fakeDeps();
  const app = createApp(
    fakeDeps({
      populate: {
        ...populate,
        closing: closing.signal,
        population: {
          ...populate.population,
          state: async () => {
            if (fakes.state instanceof Error) throw fakes.state;
            return fakes.state;
          },
          failAbandoned: async () => {
            fakes.abandoned++;
            await fakes.failAbandoned();
          },
        },
        notifications: {
          subscribe: (listener) => {
            listeners.add(listener);
            return () => listeners.delete(listener);
          },
        },
      },
    }),
  );
  const response = await app.request("/api/populate/progress", {
    headers: { authorization: "Bearer the-key" },
  });
  const reader = response.body?.getReader();
  const received: string[] = [];
  const data: unknown[] = [];
  const readAll = async () => {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) return received.push("closed");
      const text = new TextDecoder().decode(value);
      received.push(...[...text.matchAll(/^event: (.+)$/gm)].map(([, name = ""]) => name));
      data.push(...[...text.matchAll(/^data: (.+)$/gm)].map(([, json = ""]) => JSON.parse(json)));
    }
  };
  const reading = readAll();
  await nextTurns();
  return {
    fakes,
    response,
    received,
    data,
    closing,
    listeners,
    publish: async (notification: Notification) => {
      for (const listener of [...listeners]) listener(notification);
      await nextTurns();
    },
    wait: async (ms: number) => {
      vi.advanceTimersByTime(ms);
      await nextTurns();
    },
    leave: async () => {
      await reader?.cancel();
      await reading;
      await nextTurns();
    },
  };
}

describe("the progress stream", () => {
  it("is not cached, not buffered by a proxy, and keeps no connection", async () => {
    const { response } = await openStream();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      connection: "close",
      "x-content-type-options": "nosniff",
    });
  });

  it("sends the state at once, progress as it is announced, and the end", async () => {
    const { received, publish, data, fakes, listeners } = await openStream();
    expect(received).toEqual(["progress"]);
    const progress = { ...PROGRESS, done: 4 };
    await publish({ kind: "progress", run: 7, progress });
    await publish({ kind: "tds" });
    expect(received).toEqual(["progress", "progress"]);
    fakes.state = ENDED;
    await publish({ kind: "ended", run: 7 });
    expect(data).toEqual([PROGRESS, progress, END]);
    expect(received.at(-1)).toBe("closed");
    expect(listeners.size).toBe(0);
  });

  it("sends the state again after five seconds without an announcement, and looks for an abandoned run", async () => {
    const { fakes, received, wait } = await openStream();
    await wait(4_999);
    expect(received).toEqual(["progress"]);
    await wait(1);
    expect(received).toEqual(["progress", "progress"]);
    expect(fakes.abandoned).toBe(1);
    fakes.state = ENDED;
    await wait(5_000);
    expect(received).toEqual(["progress", "progress", "end", "closed"]);
    expect(fakes.abandoned).toBe(2);
  });

  it("looks for no abandoned run while progress is announced", async () => {
    const { fakes, received, wait, publish } = await openStream();
    await wait(4_000);
    await publish(NOTIFICATION);
    await wait(1_000);
    expect(fakes.abandoned).toBe(0);
    expect(received).toEqual(["progress", "progress"]);
    await wait(5_000);
    expect(fakes.abandoned).toBe(1);
  });

  it.each([
    ["state cannot be read", { state: new Error("away") }],
    ["abandoned runs cannot be marked", { failAbandoned: () => Promise.reject(new Error("away")) }],
  ])("closes when the %s", async (_what, fault) => {
    const { fakes, received, listeners, wait } = await openStream();
    Object.assign(fakes, fault);
    await wait(5_000);
    expect(received).toEqual(["progress", "closed"]);
    expect(listeners.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ["progress", RUNNING, ["progress", "progress", "closed"]],
    ["an end", ENDED, ["progress", "end", "closed"]],
    ["nothing when the state cannot be read", new Error("away"), ["progress", "closed"]],
  ])("sends %s and closes when the server shuts down", async (_what, state, events) => {
    const { fakes, received, closing, listeners } = await openStream();
    fakes.state = state;
    closing.abort();
    await nextTurns();
    expect(received).toEqual(events);
    expect(listeners.size).toBe(0);
  });

  it("leaves no listener and no timer when the client leaves", async () => {
    const { listeners, leave, closing } = await openStream();
    const remove = vi.spyOn(closing.signal, "removeEventListener");
    expect(vi.getTimerCount()).toBe(1);
    await leave();
    expect(listeners.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    expect(remove).toHaveBeenCalledWith("abort", expect.any(Function));
  });
});
