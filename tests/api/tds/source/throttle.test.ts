import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createSourceClient,
  DEFAULT_REQUEST_POLICY,
  type RequestPolicy,
} from "../../../../api/tds/source/source-client.ts";

/** The time that the client sees, in milliseconds. It advances when the client sleeps. */
let clock = 0;

vi.mock("node:timers/promises", () => ({
  setTimeout: async (ms: number) => {
    clock += ms;
  },
}));

beforeEach(() => {
  clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The requests so far: their URL, start and user agent, and how many were in progress at most. */
function recordRequests(respond: (url: URL) => Response) {
  const recorded = { starts: [] as number[], agents: [] as (string | null)[], maxConcurrent: 0 };
  let concurrent = 0;
  vi.stubGlobal("fetch", async (url: URL, { headers }: RequestInit) => {
    recorded.starts.push(clock);
    recorded.agents.push(new Headers(headers).get("user-agent"));
    concurrent++;
    recorded.maxConcurrent = Math.max(recorded.maxConcurrent, concurrent);
    await new Promise((resolve) => setImmediate(resolve));
    concurrent--;
    return respond(url);
  });
  return recorded;
}

const AGENT = "campaign (+mailto:us@example.org)";
const createClient = (over: Partial<RequestPolicy> = {}) =>
  createSourceClient({ ...DEFAULT_REQUEST_POLICY, userAgent: AGENT, retryDelayMs: 1, ...over });
const options = () => ({ signal: new AbortController().signal });
const urlOf = (path: string | number) => new URL(`https://source.example/${path}`);

describe("requests to the source", () => {
  it("start a quarter of a second apart, two at a time, with a contact in the user agent", async () => {
    const recorded = recordRequests(() => new Response("text"));
    const request = createClient();
    const paths = Array.from({ length: 12 }, (_each, index) => index);
    await Promise.all(paths.map((path) => request(urlOf(path), options())));
    expect(recorded.starts).toEqual(paths.map((index) => index * 250));
    expect(new Set(recorded.agents)).toEqual(new Set([AGENT]));
    expect(recorded.maxConcurrent).toBe(2);
  });

  it("are at most as many at a time as the policy allows", async () => {
    const recorded = recordRequests(() => new Response("text"));
    const request = createClient({ gapMs: 0, concurrency: 3 });
    const paths = Array.from({ length: 12 }, (_each, index) => index);
    await Promise.all(paths.map((path) => request(urlOf(path), options())));
    expect(recorded.maxConcurrent).toBe(3);
  });

  it("all wait until the time of a Retry-After has passed", async () => {
    let isBusy = true;
    const { starts } = recordRequests(() => {
      if (!isBusy) return new Response("text");
      isBusy = false;
      return new Response(null, { status: 503, headers: { "retry-after": "30" } });
    });
    const request = createClient({ concurrency: 1 });
    const first = request(urlOf("a"), options());
    const second = request(urlOf("b"), options());
    expect(await first).toEqual({ ok: true, value: "text" });
    expect(await second).toEqual({ ok: true, value: "text" });
    expect(starts).toEqual([0, 30_000, 30_250]);
  });

  it.each([-1, 0, 1])(
    "wait for a Retry-After with a date when this machine's clock is %i h wrong",
    async (hours) => {
      const sentAt = Date.now() + hours * 3_600_000;
      const date = (ms: number) => new Date(sentAt + ms).toUTCString();
      const headers = { date: date(0), "retry-after": date(30_000) };
      let isBusy = true;
      const { starts } = recordRequests(() => {
        if (!isBusy) return new Response("text");
        isBusy = false;
        return new Response(null, { status: 503, headers });
      });
      expect(await createClient()(urlOf("a"), options())).toEqual({ ok: true, value: "text" });
      expect(starts).toEqual([0, 30_000]);
    },
  );
});
