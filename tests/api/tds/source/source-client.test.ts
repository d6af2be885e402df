import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok } from "../../../../api/contract/result.ts";
import {
  createSourceClient,
  DEFAULT_REQUEST_POLICY,
  type RequestPolicy,
} from "../../../../api/tds/source/source-client.ts";

const URL_A = "https://source.example/a";

/** By a fake clock, and retried without jitter. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Respond = (count: number, init: RequestInit) => Response | Promise<Response>;

/** Creates a client whose requests `respond` answers after `delayMs`, and records their URLs and starts. */
function createClient(
  respond: Respond,
  { delayMs = 0, ...over }: Partial<RequestPolicy> & { delayMs?: number } = {},
) {
  const startedAt = performance.now();
  const requests: { url: string; at: number; init: RequestInit }[] = [];
  const inProgress = { now: 0, most: 0 };
  vi.stubGlobal("fetch", async ({ href }: URL, init: RequestInit) => {
    const count = requests.push({ url: href, at: performance.now() - startedAt, init });
    inProgress.most = Math.max(inProgress.most, ++inProgress.now);
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    inProgress.now--;
    return respond(count, init);
  });
  const client = createSourceClient({ ...DEFAULT_REQUEST_POLICY, userAgent: "test", ...over });
  const send = (url: string, { signal } = new AbortController()) => client(new URL(url), signal);
  const starts = () => requests.map(({ at }) => at);
  return { send, requests, starts, inProgress };
}

/** Requests a URL, once more after a failure that may pass. */
async function request(respond: Respond, over: Partial<RequestPolicy> = {}, url = URL_A) {
  const { send, requests } = createClient(respond, {
    gapMs: 1,
    retryDelayMs: 0,
    retries: 1,
    ...over,
  });
  const sent = send(url);
  await vi.runAllTimersAsync();
  return { result: await sent, requests };
}

const failure = (code: string, detail: string) => fail({ code, path: "/a", detail });
const text = () => new Response("text");
const TEXT = ok("text");
const redirectTo = (location: string, status = 302) =>
  new Response(null, { status, headers: { location } });

describe("a request to the source", () => {
  it.each([
    [404, 1],
    [429, 2],
    [503, 2],
  ])("that is refused with status %i is sent %i times", async (status, times) => {
    const { result, requests } = await request(() => new Response("no", { status }));
    expect(result).toEqual(failure("refused", `status ${status}`));
    expect(requests).toHaveLength(times);
  });

  it("fails with the time limit when it is never answered", async () => {
    vi.useRealTimers();
    const { send } = createClient(
      (_count, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(signal.reason));
        }),
      { timeoutMs: 5, retries: 0 },
    );
    expect(await send(URL_A)).toEqual(failure("timed-out", "5 ms"));
  });

  const withCode = (code: unknown) => Object.assign(new Error("the cause"), { code });
  it.each([
    [new TypeError("x", { cause: withCode("ECONNRESET") }), "ECONNRESET"],
    [new TypeError("x", { cause: new Error("bad port") }), "bad port"],
    [new TypeError("fetch failed"), "fetch failed"],
  ])("without a response is sent again: %s", async (error, detail) => {
    const { result, requests } = await request(() => Promise.reject(error));
    expect(result).toEqual(failure("unreachable", detail));
    expect(requests).toHaveLength(2);
  });
});

describe("a redirect of the source", () => {
  it.each([
    ["http://source.example/a", "https://source.example/b", TEXT, 2],
    [URL_A, "http://source.example/b", failure("redirected-away", "source.example"), 1],
    [URL_A, "https://other.example/b", failure("redirected-away", "other.example"), 1],
    [URL_A, "https://source.example:8443/b", failure("redirected-away", "source.example:8443"), 1],
  ])("from %s to %s is followed on the same host only", async (from, to, expected, count) => {
    const respond = (count: number) => (count === 1 ? redirectTo(to) : text());
    const { result, requests } = await request(respond, {}, from);
    expect(result).toEqual(expected);
    expect(requests.map(({ url }) => url)).toEqual([from, to].slice(0, count));
  });

  it("is followed three times in a row, and not a fourth time", async () => {
    const redirecting = (redirects: number) => (count: number) =>
      count <= redirects ? redirectTo(`/${count}`) : text();
    expect((await request(redirecting(3))).result).toEqual(TEXT);
    const { result, requests } = await request(redirecting(4));
    expect(result).toEqual(failure("unreadable", "over 3 redirects"));
    expect(requests).toHaveLength(4);
  });
});

it("the text of a response has at most as many bytes as allowed", async () => {
  const dun = () => new Response("Dún");
  expect((await request(dun, { maxBytes: 4 })).result).toEqual(ok("Dún"));
  const tooLarge = failure("too-large", "over 3 bytes");
  expect((await request(dun, { maxBytes: 3 })).result).toEqual(tooLarge);
});

describe("requests to the source", () => {
  it("start a quarter of a second apart, two at a time", async () => {
    const { send, starts, inProgress } = createClient(text, { delayMs: 400 });
    const sent = Array.from({ length: 5 }, () => send(URL_A));
    await vi.runAllTimersAsync();
    await Promise.all(sent);
    expect(starts()).toEqual([0, 250, 500, 750, 1_000]);
    expect(inProgress.most).toBe(2);
  });

  it.each([
    ["60", 60_000],
    ["61", 250],
    ["Sun, 19 Jul 2026 12:00:30 GMT", 30_000],
  ])("wait for a Retry-After of up to a minute: %s", async (header, at) => {
    vi.setSystemTime("2026-07-19T12:00:00Z");
    const headers = { "retry-after": header };
    const busy = new Response(null, { status: 503, headers });
    const respond = (count: number) => (count === 1 ? busy : text());
    const { send, starts } = createClient(respond, { concurrency: 1, retries: 0 });
    const sent = [send(URL_A), send(URL_A)];
    await vi.runAllTimersAsync();
    expect(await Promise.all(sent)).toEqual([failure("refused", "status 503"), TEXT]);
    expect(starts()).toEqual([0, at]);
  });
});
