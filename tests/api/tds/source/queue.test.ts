import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createSourceClient,
  DEFAULT_REQUEST_POLICY,
  type RequestPolicy,
} from "../../../../api/tds/source/source-client.ts";

// Fake timers do not replace this module, so this uses the global timer, which they replace.
vi.mock("node:timers/promises", () => ({
  setTimeout: (ms: number, _value: undefined, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal?.addEventListener("abort", () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    }),
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Creates a client whose requests `respond` answers. Returns it with the path and the start of each request. */
function createClient(
  respond: (url: URL) => Response | Promise<Response>,
  over: Partial<RequestPolicy> = {},
) {
  const startedAt = performance.now();
  const starts: [path: string, ms: number][] = [];
  vi.stubGlobal("fetch", async (url: URL) => {
    starts.push([url.pathname, performance.now() - startedAt]);
    return respond(url);
  });
  const client = createSourceClient({ ...DEFAULT_REQUEST_POLICY, userAgent: "test", ...over });
  const send = (path: string, { signal = new AbortController().signal, urgent = false } = {}) =>
    client(new URL(path, "https://source.example"), { signal, urgent });
  return { send, starts };
}

const busyFor = (retryAfter: string) =>
  new Response(null, { status: 503, headers: { "retry-after": retryAfter } });

describe("a request that fails", () => {
  it.each([
    [0, [500, 1_000, 2_000]],
    [0.5, [750, 1_500, 3_000]],
    [1, [1_000, 2_000, 4_000]],
  ])(
    "is retried three times, after a delay that doubles, with the random factor %d",
    async (random, delays) => {
      vi.spyOn(Math, "random").mockReturnValue(random);
      const { send, starts } = createClient(() => new Response(null, { status: 500 }));
      const result = send("/a");
      await vi.runAllTimersAsync();
      expect(await result).toMatchObject({ ok: false });
      const gaps = starts.slice(1).map(([, at], index) => at - (starts[index]?.[1] ?? 0));
      expect(gaps).toEqual(delays);
    },
  );

  it("waits for the longest Retry-After that is honoured", async () => {
    const { send, starts } = createClient(() =>
      starts.length === 1 ? busyFor("60") : new Response("text"),
    );
    const result = send("/a");
    await vi.runAllTimersAsync();
    expect(await result).toEqual({ ok: true, value: "text" });
    expect(starts).toEqual([
      ["/a", 0],
      ["/a", 60_000],
    ]);
  });

  it("delays no other request when its Retry-After is too long to be honoured", async () => {
    const { send, starts } = createClient(() =>
      starts.length === 1 ? busyFor("61") : new Response("text"),
    );
    const results = [send("/a"), send("/b")];
    await vi.runAllTimersAsync();
    expect(await Promise.all(results)).toMatchObject([
      { ok: false, failure: { code: "refused", detail: "status 503" } },
      { ok: true },
    ]);
    expect(starts).toEqual([
      ["/a", 0],
      ["/b", 250],
    ]);
  });
});

describe("a request that is aborted", () => {
  it("takes no turn from the requests after it", async () => {
    const { send, starts } = createClient(() => new Response("text"), { concurrency: 3 });
    const controller = new AbortController();
    const first = send("/a");
    const aborted = send("/b", { signal: controller.signal });
    const third = send("/c");
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    await vi.runAllTimersAsync();
    expect(await first).toMatchObject({ ok: true });
    expect(await aborted).toEqual({
      ok: false,
      failure: { code: "aborted", path: "/b", detail: "" },
    });
    expect(await third).toMatchObject({ ok: true });
    expect(starts).toEqual([
      ["/a", 0],
      ["/c", 250],
    ]);
  });

  it("is not retried, and reports the abort instead of an earlier failure", async () => {
    const { send, starts } = createClient(() => new Response(null, { status: 500 }));
    const controller = new AbortController();
    const result = send("/a", { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(1);
    controller.abort();
    await vi.runAllTimersAsync();
    expect(await result).toEqual({
      ok: false,
      failure: { code: "aborted", path: "/a", detail: "" },
    });
    expect(starts).toHaveLength(1);
  });

  it("reports the abort when its last attempt ends with it", async () => {
    const controller = new AbortController();
    const { send } = createClient(
      () => {
        controller.abort();
        return new Response(null, { status: 404 });
      },
      { retries: 0 },
    );
    const result = send("/a", { signal: controller.signal });
    await vi.runAllTimersAsync();
    expect(await result).toMatchObject({ failure: { code: "aborted" } });
  });
});

describe("an urgent request", () => {
  it("is sent before all that wait, and after other urgent ones", async () => {
    const { send, starts } = createClient(() => new Response("text"), { concurrency: 1 });
    const results = [
      send("/running"),
      send("/a"),
      send("/b"),
      send("/urgent-1", { urgent: true }),
      send("/urgent-2", { urgent: true }),
    ];
    await vi.runAllTimersAsync();
    await Promise.all(results);
    expect(starts.map(([path]) => path)).toEqual([
      "/running",
      "/urgent-1",
      "/urgent-2",
      "/a",
      "/b",
    ]);
  });
});
