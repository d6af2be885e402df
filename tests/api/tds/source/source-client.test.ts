import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createSourceClient,
  DEFAULT_REQUEST_POLICY,
  parseRetryAfter,
  type RequestPolicy,
  readablePath,
} from "../../../../api/tds/source/source-client.ts";

afterEach(() => vi.unstubAllGlobals());

const URL_A = new URL("https://source.example/a");

/** Requests a URL. `respond` answers each request; it gets the number of the request. */
async function request(
  respond: (count: number, init: RequestInit) => Response | Promise<Response>,
  over: Partial<RequestPolicy> = {},
  url = URL_A,
) {
  const requests: (RequestInit & { url: string })[] = [];
  vi.stubGlobal("fetch", async ({ href }: URL, init: RequestInit) =>
    respond(requests.push({ ...init, url: href }), init),
  );
  const send = createSourceClient({
    ...DEFAULT_REQUEST_POLICY,
    userAgent: "test",
    gapMs: 1,
    retryDelayMs: 0,
    retries: 1,
    ...over,
  });
  const result = await send(url, new AbortController().signal);
  return { result, requests };
}

const failure = (code: string, detail: string) => ({
  ok: false,
  failure: expect.objectContaining({ code, path: "/a", detail }),
});
const redirectTo = (location: string, status = 302) =>
  new Response(null, { status, headers: { location } });

describe("a request to the source", () => {
  it("names its sender and asks for JSON or HTML", async () => {
    const { requests } = await request(() => new Response("text"));
    expect(requests[0]?.headers).toEqual({
      "user-agent": "test",
      accept: "application/json, text/html;q=0.9",
    });
  });

  it.each([
    [429, 2],
    [500, 2],
    [503, 2],
    [400, 1],
    [404, 1],
    [499, 1],
  ])("that is refused with status %i is sent %i times", async (status, times) => {
    const { result, requests } = await request(() => new Response("no", { status }));
    expect(result).toEqual(failure("refused", `status ${status}`));
    expect(requests).toHaveLength(times);
  });

  it("fails with the time limit when it is never answered", async () => {
    const { result } = await request(
      (_count, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(signal.reason));
        }),
      { timeoutMs: 5, retries: 0 },
    );
    expect(result).toEqual(failure("timed-out", "5 ms"));
  });

  const withCode = (code: unknown) => Object.assign(new Error("the cause"), { code });
  it.each([
    ["the code of its cause", new TypeError("x", { cause: withCode("ECONNRESET") }), "ECONNRESET"],
    [
      "the message of a cause without a code",
      new TypeError("x", { cause: new Error("bad port") }),
      "bad port",
    ],
    ["its own message when it has no cause", new TypeError("fetch failed"), "fetch failed"],
  ])(
    "that fails without a response is sent again, and reports %s",
    async (_what, error, detail) => {
      const { result, requests } = await request(() => Promise.reject(error));
      expect(result).toEqual(failure("unreachable", detail));
      expect(requests).toHaveLength(2);
    },
  );
});

describe("a redirect of the source", () => {
  const follow = (from: string, to: string) =>
    request((count) => (count === 1 ? redirectTo(to) : new Response("text")), {}, new URL(from));

  it.each([
    ["https://source.example/a", "https://source.example/b"],
    ["http://source.example/a", "https://source.example/b"],
    ["http://source.example/a", "http://source.example/b"],
  ])("from %s to %s is followed", async (from, to) => {
    const { result, requests } = await follow(from, to);
    expect(result).toEqual({ ok: true, value: "text" });
    expect(requests.map(({ url }) => url)).toEqual([from, to]);
  });

  it.each([
    ["https://source.example/a", "http://source.example/b"],
    ["https://source.example/a", "https://other.example/b"],
    ["https://source.example/a", "https://source.example:8443/b"],
  ])("from %s to %s is not followed", async (from, to) => {
    const { result, requests } = await follow(from, to);
    expect(result).toEqual(failure("redirected-away", new URL(to).host));
    expect(requests.map(({ url }) => url)).toEqual([from]);
  });

  it.each([
    ["a success", new Response("text", { status: 201, headers: { location: "/b" } }), "text"],
    ["an error", redirectTo("/b", 400), null],
    ["a redirect without a location", new Response(null, { status: 304 }), null],
  ])("is not read from %s", async (_what, response, text) => {
    const { result, requests } = await request(() => response.clone());
    expect(result).toEqual(
      text === null ? failure("refused", `status ${response.status}`) : { ok: true, value: text },
    );
    expect(requests).toHaveLength(1);
  });

  it("is a failure when its location is not a URL", async () => {
    const { result } = await request(() => redirectTo("https://["));
    expect(result).toEqual(failure("unreadable", "invalid redirect"));
  });

  it("is followed three times in a row, and not a fourth time", async () => {
    const redirecting = (redirects: number) => (count: number) =>
      count <= redirects ? redirectTo(`/${count}`) : new Response("text");
    expect((await request(redirecting(3))).result).toEqual({ ok: true, value: "text" });
    const { result, requests } = await request(redirecting(4));
    expect(result).toEqual(failure("unreadable", "over 3 redirects"));
    expect(requests).toHaveLength(4);
  });
});

describe("the text of a response", () => {
  const TEXT = "Dún Laoghaire 🎨";

  /** A response whose body arrives byte by byte. */
  const inBytes = (text: string) =>
    new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (const byte of Buffer.from(text)) controller.enqueue(Uint8Array.of(byte));
          controller.close();
        },
      }),
    );

  it("is the same in however many parts it arrives", async () => {
    expect((await request(() => new Response(TEXT))).result).toEqual({ ok: true, value: TEXT });
    expect((await request(() => inBytes(TEXT))).result).toEqual({ ok: true, value: TEXT });
  });

  it("may have as many bytes as the policy allows, and not one more", async () => {
    const maxBytes = Buffer.byteLength(TEXT);
    expect((await request(() => inBytes(TEXT), { maxBytes })).result).toMatchObject({ ok: true });
    const { result } = await request(() => inBytes(`${TEXT}.`), { maxBytes });
    expect(result).toEqual(failure("too-large", `over ${maxBytes} bytes`));
  });
});

describe("a Retry-After", () => {
  const NOW = Date.parse("2026-11-20T10:00:00Z");

  it.each([
    ["0", 0],
    ["120", 120_000],
    ["Fri, 20 Nov 2026 10:00:05 GMT", 5_000],
    ["Fri, 20 Nov 2026 09:59:59 GMT", 0],
    ["soon", 0],
    ["soon 5", 0],
    ["5 minutes", 0],
    ["-5", 0],
    ["12345678901", 0],
    ["", 0],
    [null, 0],
  ])("of %j is a delay of %i ms", (header, delayMs) => {
    expect(parseRetryAfter(header, NOW)).toBe(delayMs);
  });
});

describe("the path in a message", () => {
  it.each([
    ["https://source.example/member/Se%C3%A1n/?page=2", "/member/Seán/"],
    ["https://source.example/member/%E0%A4%A/", "/member/%E0%A4%A/"],
  ])("of %s is %s", (url, path) => {
    expect(readablePath(new URL(url))).toBe(path);
  });
});

/** Sends the requests of a test by a fake clock, and retries without jitter. */
function useFakeClock() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
    vi.spyOn(Math, "random").mockReturnValue(0);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

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
  const send = (path: string, { signal } = new AbortController()) =>
    client(new URL(path, URL_A), signal);
  return { send, starts, inProgress };
}

const text = () => new Response("text");
const busyFor = (retryAfter: string) =>
  new Response(null, { status: 503, headers: { "retry-after": retryAfter } });

describe("requests to the source", () => {
  useFakeClock();

  it("start a quarter of a second apart, two at a time", async () => {
    const { send, starts, inProgress } = createClient(text, { delayMs: 400 });
    const sent = ["/0", "/1", "/2", "/3", "/4"].map((path) => send(path));
    await vi.runAllTimersAsync();
    await Promise.all(sent);
    expect(starts.map(([, at]) => at)).toEqual([0, 250, 500, 750, 1_000]);
    expect(inProgress.most).toBe(2);
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
  useFakeClock();
  const aborted = { ok: false, failure: { code: "aborted", path: "/b", detail: "" } };

  it("takes no turn from the requests after it", async () => {
    const { send, starts } = createClient(text);
    const controller = new AbortController();
    const sent = [send("/a"), send("/b", controller), send("/c")];
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
    const result = send("/b", controller);
    await vi.advanceTimersByTimeAsync(1);
    controller.abort();
    await vi.runAllTimersAsync();
    expect(await result).toEqual(aborted);
    expect(starts).toHaveLength(1);
  });
});
