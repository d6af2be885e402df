import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createSourceClient,
  DEFAULT_REQUEST_POLICY,
  type RequestPolicy,
} from "../../../../api/tds/source/source-client.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
  // Without jitter.
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/**
 * Creates a client whose requests `respond` answers after `delayMs`. Returns it with the path and
 * the start of each request, and how many were in progress at most.
 */
function createClient(
  respond: (count: number) => Response,
  { delayMs = 0, ...over }: Partial<RequestPolicy> & { delayMs?: number } = {},
) {
  const startedAt = performance.now();
  const starts: [path: string, ms: number][] = [];
  const inProgress = { now: 0, most: 0 };
  vi.stubGlobal("fetch", async (url: URL) => {
    const count = starts.push([url.pathname, performance.now() - startedAt]);
    inProgress.most = Math.max(inProgress.most, ++inProgress.now);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    inProgress.now--;
    return respond(count);
  });
  const client = createSourceClient({ ...DEFAULT_REQUEST_POLICY, userAgent: "test", ...over });
  const send = (path: string, { signal = new AbortController().signal, urgent = false } = {}) =>
    client(new URL(path, "https://source.example"), { signal, urgent });
  return { send, starts, inProgress };
}

const text = () => new Response("text");
const busyFor = (retryAfter: string) =>
  new Response(null, { status: 503, headers: { "retry-after": retryAfter } });

describe("requests to the source", () => {
  it("start a quarter of a second apart, two at a time", async () => {
    const { send, starts, inProgress } = createClient(text, { delayMs: 400 });
    const sent = ["/0", "/1", "/2", "/3", "/4"].map((path) => send(path));
    await vi.runAllTimersAsync();
    await Promise.all(sent);
    expect(starts.map(([, at]) => at)).toEqual([0, 250, 500, 750, 1_000]);
    expect(inProgress.most).toBe(2);
  });

  it("of visitors are sent before all others that wait", async () => {
    const { send, starts } = createClient(text);
    const sent = ["/running", "/a", "/b"].map((path) => send(path));
    const urgent = ["/urgent-1", "/urgent-2"].map((path) => send(path, { urgent: true }));
    await vi.runAllTimersAsync();
    await Promise.all([...sent, ...urgent]);
    const order = starts.map(([path]) => path);
    expect(order).toEqual(["/running", "/urgent-1", "/urgent-2", "/a", "/b"]);
  });

  it("all wait until the time of a Retry-After has passed, also of a last attempt", async () => {
    const respond = (count: number) => (count === 1 ? busyFor("60") : text());
    const { send, starts } = createClient(respond, { concurrency: 1, retries: 0 });
    const [first, second] = [send("/a"), send("/b")];
    await vi.runAllTimersAsync();
    expect(await first).toMatchObject({ failure: { code: "refused" } });
    expect(await second).toEqual({ ok: true, value: "text" });
    expect(starts[1]?.[1]).toBe(60_000);
  });

  it("do not wait for a Retry-After that is too long, whose request fails", async () => {
    const { send, starts } = createClient((count) => (count === 1 ? busyFor("61") : text()));
    const [first, second] = [send("/a"), send("/b")];
    await vi.runAllTimersAsync();
    expect(await first).toMatchObject({ failure: { detail: "status 503" } });
    expect(await second).toMatchObject({ ok: true });
    expect(starts.map(([, at]) => at)).toEqual([0, 250]);
  });

  it.each([
    [0, [500, 1_000, 2_000]],
    [1, [1_000, 2_000, 4_000]],
  ])(
    "are retried three times, after a delay that doubles, with the jitter %d",
    async (random, delays) => {
      vi.mocked(Math.random).mockReturnValue(random);
      const { send, starts } = createClient(() => new Response(null, { status: 500 }));
      const result = send("/a");
      await vi.runAllTimersAsync();
      expect(await result).toMatchObject({ ok: false });
      const gaps = starts.slice(1).map(([, at], index) => at - (starts[index]?.[1] ?? 0));
      expect(gaps).toEqual(delays);
    },
  );
});

describe("an aborted request", () => {
  const aborted = { ok: false, failure: { code: "aborted", path: "/b", detail: "" } };

  it("takes no turn from the requests after it", async () => {
    const { send, starts } = createClient(text);
    const controller = new AbortController();
    const sent = [send("/a"), send("/b", { signal: controller.signal }), send("/c")];
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    await vi.runAllTimersAsync();
    expect((await Promise.all(sent))[1]).toEqual(aborted);
    expect(starts).toEqual([
      ["/a", 0],
      ["/c", 250],
    ]);
  });

  it("is not retried, and reports the abort instead of an earlier failure", async () => {
    const { send, starts } = createClient(() => new Response(null, { status: 500 }));
    const controller = new AbortController();
    const result = send("/b", { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(1);
    controller.abort();
    await vi.runAllTimersAsync();
    expect(await result).toEqual(aborted);
    expect(starts).toHaveLength(1);
  });
});
