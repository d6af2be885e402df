import { afterEach, describe, expect, it, vi } from "vitest";
import { createRateLimit } from "../../../api/access/rate-limit.ts";
import { createApp } from "../../../api/app.ts";
import { REQUEST_MESSAGES } from "../../../api/contract/messages.ts";
import type { Recorded, StoredEvent } from "../../../api/events/event-log.ts";
import { createEventQuota, EVENT_QUOTA } from "../../../api/events/event-quota.ts";
import { BROWSER, EVENT } from "../../event-sender.ts";
import { answerOf, fakeDeps } from "../fake-deps.ts";

const BODY = JSON.stringify(EVENT);

/** Creates an app that keeps the events it would store and the outcome of each request. */
function createReceiver({ limit = 1_000, quota = 1_000, outcomes = [] as Recorded[] } = {}) {
  const stored: StoredEvent[] = [];
  const received: string[] = [];
  const app = createApp(
    fakeDeps({
      trustProxy: 1,
      events: {
        record: async (event) => {
          const outcome = outcomes.shift() ?? "stored";
          if (outcome === "stored") stored.push(event);
          return outcome;
        },
        limit: createRateLimit(limit, 60_000),
        quota: createEventQuota({ ...EVENT_QUOTA, burst: quota, doubtful: 2 }),
        ownHosts: ["campaign.example"],
        received: (outcome) => void received.push(outcome),
      },
    }),
  );
  const send = (body: BodyInit | null, headers: Record<string, string> = {}, method = "POST") =>
    app.request("/api/events", {
      method,
      headers: { "content-type": "text/plain;charset=UTF-8", "user-agent": BROWSER, ...headers },
      body,
    });
  return { send, stored, received };
}

const withMeta = (meta: object) => JSON.stringify({ ...EVENT, meta: { source: "Story", ...meta } });

afterEach(() => void vi.useRealTimers());

const when = (...outcomes: Recorded[]) => ({ outcomes });
const hostOfLength = (length: number) => `${"a".repeat(length - ".example".length)}.example`;

describe("POST /api/events", () => {
  it("stores an event from any origin and answers 204", async () => {
    const { send, stored, received } = createReceiver();
    const headers = { "access-control-allow-origin": "*", "cache-control": "no-store" };
    expect(await answerOf(send(BODY))).toMatchObject({ status: 204, text: "", headers });
    expect(stored).toEqual([EVENT]);
    expect(received).toEqual(["stored"]);
  });

  it("answers a bot like anyone else but does not count its events", async () => {
    const { send, stored, received } = createReceiver();
    for (const bot of ["Mozilla/5.0 (compatible; Googlebot/2.1)", "curl/8.1"]) {
      expect((await send(BODY, { "user-agent": bot })).status).toBe(204);
      expect((await send("{}", { "user-agent": bot })).status).toBe(400);
    }
    expect(stored).toEqual([]);
    expect(received).toEqual(["bot", "invalid", "bot", "invalid"]);
  });

  it.each([
    ["https://gallery.example", "gallery.example"],
    [`https://${hostOfLength(101)}`, undefined],
    ["https://a'b.example", undefined],
    ["https://campaign.example", undefined],
    ["https://192.0.2.7", undefined],
    ["ftp://gallery.example", undefined],
  ])("without a partner, the origin %s is counted as the partner %s", async (origin, partner) => {
    const { send, stored } = createReceiver();
    expect((await send(withMeta({}), { origin })).status).toBe(204);
    expect(stored[0]?.meta).toStrictEqual({ source: "Story", ...(partner && { partner }) });
  });

  it.each([
    ["is over the limit", { limit: 0 }, BODY, 429, "too-many", "limited", "60"],
    ["may be committed", when("unknown"), BODY, 202, "count-unknown", "unknown", "5"],
    ["is not committed", when("refused"), BODY, 503, "not-ready", "failed", "5"],
    ["is not valid", {}, "{}", 400, "event-invalid", "invalid", undefined],
    ["is too large", {}, BODY.padEnd(2_049), 413, "event-too-large", "invalid", undefined],
  ] as const)(
    "says why when the event %s",
    async (_when, options, body, status, code, outcome, retryAfter) => {
      const { send, received } = createReceiver(options);
      const { headers, ...answer } = await answerOf(send(body));
      const json = { success: false, error: REQUEST_MESSAGES[code] };
      expect(answer).toMatchObject({ status, json });
      expect(headers).toMatchObject({
        "access-control-allow-origin": "*",
        "cache-control": "no-store",
      });
      expect([received, headers["retry-after"]]).toEqual([[outcome], retryAfter]);
    },
  );

  it("answers 429 to an address over its limit until the minute is over", async () => {
    vi.useFakeTimers();
    const { send, stored, received } = createReceiver({ limit: 3 });
    const from = async (address: string) => send(BODY, { "x-forwarded-for": address });
    for (let sent = 0; sent < 3; sent++) expect((await from("192.0.2.1")).status).toBe(204);
    vi.advanceTimersByTime(20_500);
    const response = await from("192.0.2.1");
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("40");
    expect((await from("192.0.2.2")).status).toBe(204);
    expect((await from("192.0.2.9, 192.0.2.1")).status).toBe(429);
    vi.advanceTimersByTime(39_500);
    expect((await from("192.0.2.1")).status).toBe(204);
    expect(stored).toHaveLength(5);
    expect(received.filter((outcome) => outcome === "limited")).toHaveLength(2);
  });

  it("stores what an address sends beyond its quota as doubtful, with the same answer", async () => {
    const { send, stored, received } = createReceiver({ quota: 2 });
    const from = async (address: string) =>
      (await send(BODY, { "x-forwarded-for": address })).status;
    for (let sent = 0; sent < 3; sent++) expect(await from("2001:db8:1:2::1")).toBe(204);
    expect(await from("2001:db8:2:2::1")).toBe(204);
    expect(stored.map(({ doubtful }) => doubtful)).toEqual([undefined, undefined, true, undefined]);
    expect(received).toEqual(["stored", "stored", "doubtful", "stored"]);
  });

  it("counts after an outage what every page of one address sends again", async () => {
    const { send, received } = createReceiver({ quota: 2, outcomes: Array(10).fill("refused") });
    for (let sent = 0; sent < 13; sent++) await send(BODY);
    expect(received.slice(10)).toEqual(["stored", "stored", "doubtful"]);
  });

  it("may be sent as JSON from any origin, which asks first", async () => {
    const { headers } = await createReceiver().send(null, {}, "OPTIONS");
    expect(headers.get("access-control-allow-methods")).toBe("POST");
    expect(headers.get("access-control-allow-headers")).toBe("content-type");
  });
});

const json = (value: unknown) => JSON.stringify(value);

describe("the body of POST /api/events", () => {
  it.each([
    ["text/plain", 204],
    ['application/json ; charset = "utf-8"', 204],
    ["", 415],
    ["application/json; charset=utf-16", 415],
  ])("with the content type %j is answered with %i", async (type, status) => {
    expect((await createReceiver().send(BODY, { "content-type": type })).status).toBe(status);
  });

  it.each([
    ["a partner of 40 characters", 204, withMeta({ partner: "a-9".repeat(13).concat("z") })],
    ["an id", 204, json({ ...EVENT, id: "3b241101-e2bb-4255-8caf-4136c566a962" })],
    ["2,048 bytes", 204, BODY.padEnd(2_048)],
    ["a byte order mark", 400, `\ufeff${BODY}`],
    ["an escaped NUL", 400, BODY.replace("a-gallery", "my-\\u0000gallery")],
    ["an unknown key", 400, json({ ...EVENT, constituency: "Clare" })],
    ["a key called __proto__", 400, `${BODY.slice(0, -1)},"__proto__":{}}`],
    ["a partner of 41 characters", 400, withMeta({ partner: "a".repeat(41) })],
    ["words in personalised", 400, withMeta({ personalised: "I am a potter" })],
    ["deep nesting", 400, `{"meta":${"[".repeat(1_000)}${"]".repeat(1_000)}}`],
  ])("with %s is answered with %i", async (_what, status, body) => {
    const { send, stored } = createReceiver();
    expect((await send(body)).status).toBe(status);
    expect(stored).toHaveLength(Number(status === 204));
  });
});
