import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createRateLimit } from "../../../api/access/rate-limit.ts";
import { createApp } from "../../../api/app.ts";
import type { CampaignEvent } from "../../../api/contract/events.ts";
import { fakeDeps } from "../fake-deps.ts";

const EVENT: CampaignEvent = {
  actor: "anon",
  action: "email_click",
  entity: "cta",
  meta: { source: "ContactTd", partner: "my-gallery", provider: "gmail" },
};
const BODY = JSON.stringify(EVENT);
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

afterEach(() => void vi.useRealTimers());

/** Creates an app that keeps the events it would store and the outcome of each request. */
function createReceiver({ limit = 1_000, commits = true } = {}) {
  const stored: CampaignEvent[] = [];
  const received: string[] = [];
  const app = createApp(
    fakeDeps({
      trustProxy: 1,
      events: {
        log: {
          record: async (event) => {
            if (commits) stored.push(event);
            return commits;
          },
          waiting: () => 0,
        },
        limit: createRateLimit(limit, 60_000),
        ownHosts: ["campaign.example"],
        received: (outcome) => void received.push(outcome),
      },
    }),
  );
  const send = (body: BodyInit | null, headers: Record<string, string> = {}) =>
    app.request("/api/events", {
      method: "POST",
      headers: { "content-type": "text/plain;charset=UTF-8", "user-agent": CHROME, ...headers },
      body,
    });
  return { send, stored, received };
}

const json = (value: unknown) => JSON.stringify(value);
const withMeta = (meta: object) => json({ ...EVENT, meta: { source: "Story", ...meta } });

describe("POST /api/events", () => {
  it("stores an event from any origin and answers 204", async () => {
    const { send, stored } = createReceiver();
    const response = await send(BODY);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(stored).toEqual([EVENT]);
  });

  it.each([
    "text/plain",
    "text/plain;charset=UTF-8",
    "TEXT/PLAIN; charset=utf-8",
    "application/json",
    'application/json ; charset="utf-8"',
    "text/plain ; charset = utf-8",
  ])("accepts the content type %s", async (type) => {
    const { send, stored } = createReceiver();
    expect((await send(BODY, { "content-type": type })).status).toBe(204);
    expect(stored).toHaveLength(1);
  });

  it.each([
    "",
    "text/html",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json; charset=utf-16",
    "text/plain; charsetx=utf-8",
    "text/plain; charset=xutf-8",
    "text/plain; charset=utf-8x",
    "text/plainx",
    "xtext/plain",
    "text/plain, application/json",
    "application/jsonp",
    "application/json+text/plain",
  ])("rejects the content type %j with 415", async (type) => {
    const { send, stored } = createReceiver();
    expect((await send(BODY, { "content-type": type })).status).toBe(415);
    expect(stored).toEqual([]);
  });

  it.each([
    [
      "each action with each source",
      json({ ...EVENT, action: "survey_click", meta: { source: "Story" } }),
    ],
    ["a partner of one character", withMeta({ partner: "a" })],
    ["a partner of 40 characters", withMeta({ partner: "a-9".repeat(13).concat("z") })],
    ["white space around the event", `\n\t ${BODY} \r\n`],
  ])("accepts %s", async (_name, body) => {
    const { send, stored } = createReceiver();
    expect((await send(body)).status).toBe(204);
    expect(stored).toHaveLength(1);
  });

  it.each([
    ["an empty body", ""],
    ["white space", "  "],
    ["null", "null"],
    ["a number", "1"],
    ["a string", json(BODY)],
    ["an array", json([EVENT])],
    ["an empty object", "{}"],
    ["a truncated event", BODY.slice(0, 40)],
    ["trailing text", `${BODY}x`],
    ["two events", BODY + BODY],
    ["a byte order mark", `\ufeff${BODY}`],
    ["a NUL", BODY.replace("my-gallery", "my-\0gallery")],
    ["an escaped NUL", BODY.replace("my-gallery", "my-\\u0000gallery")],
    ["an unpaired surrogate", BODY.replace("my-gallery", "\\ud800")],
    ["another actor", json({ ...EVENT, actor: "me" })],
    ["no actor", json({ ...EVENT, actor: undefined })],
    ["an array as the actor", json({ ...EVENT, actor: ["anon"] })],
    ["another action", json({ ...EVENT, action: "page_view" })],
    ["another entity", json({ ...EVENT, entity: "link" })],
    ["an unknown key", json({ ...EVENT, constituency: "Clare" })],
    ["a key called __proto__", `${BODY.slice(0, -1)},"__proto__":{}}`],
    ["a key called constructor", json({ ...EVENT, constructor: 1 })],
    ["a key called toString", json({ ...EVENT, toString: 1 })],
    ["no meta", json({ ...EVENT, meta: undefined })],
    ["an empty meta", json({ ...EVENT, meta: {} })],
    ["a meta that is null", json({ ...EVENT, meta: null })],
    ["a meta that is an array", json({ ...EVENT, meta: ["ContactTd"] })],
    ["a meta that is a string", json({ ...EVENT, meta: "ContactTd" })],
    ["another source", withMeta({ source: "Elsewhere" })],
    ["a property of the prototype as the source", withMeta({ source: "constructor" })],
    ["an unknown key in meta", withMeta({ constituency: "Clare" })],
    ["__proto__ in meta", BODY.replace('"source"', '"__proto__":{"x":1},"source"')],
    ["constructor in meta", withMeta({ constructor: "x" })],
    ["an empty partner", withMeta({ partner: "" })],
    ["a partner of 41 characters", withMeta({ partner: "a".repeat(41) })],
    ["a partner with capitals", withMeta({ partner: "Gallery" })],
    ["a partner with a formula", withMeta({ partner: "=cmd|x" })],
    ["a partner with a line break", withMeta({ partner: "gallery\n" })],
    ["a partner that is null", withMeta({ partner: null })],
    ["a partner that is a number", withMeta({ partner: 1 })],
    ["another provider", withMeta({ provider: "yahoo" })],
    ["a provider that is null", withMeta({ provider: null })],
    ["deep nesting", `{"meta":${"[".repeat(1_000)}${"]".repeat(1_000)}}`],
    ["deep nesting that is not closed", "[".repeat(2_000)],
    ["1e400", "1e400"],
  ])("rejects %s with 400", async (_name, body) => {
    const { send, stored } = createReceiver();
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ success: false, error: expect.any(String) });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(stored).toEqual([]);
  });

  it("rejects a body that is not UTF-8 with 400", async () => {
    const { send, stored } = createReceiver();
    const bytes = Buffer.from(BODY.replace("my-gallery", "my-\xff"), "latin1");
    expect((await send(bytes)).status).toBe(400);
    expect((await send(Buffer.from(BODY, "utf16le"))).status).toBe(400);
    expect(stored).toEqual([]);
  });

  it("accepts 2048 bytes and rejects more with 413, with and without content-length", async () => {
    const { send, stored } = createReceiver();
    const full = BODY.padEnd(2_048);
    const streamed = (text: string) => new Blob([text]).stream();
    const asStream = { duplex: "half" } as const;
    const post = (body: ReadableStream) =>
      createApp(fakeDeps()).request("/api/events", {
        method: "POST",
        headers: { "content-type": "text/plain" },
        body,
        ...asStream,
      });
    expect((await send(full)).status).toBe(204);
    expect((await send(full, { "content-length": "2048" })).status).toBe(204);
    expect((await send(full, { "content-length": "2049" })).status).toBe(413);
    expect((await post(streamed(full))).status).toBe(204);
    expect((await post(streamed(`${full} `))).status).toBe(413);
    expect((await post(streamed("é".repeat(1_025)))).status).toBe(413);
    expect(stored).toHaveLength(2);
  });

  it("answers a bot like anyone else but does not count its events", async () => {
    const { send, stored } = createReceiver();
    for (const bot of [
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      "facebookexternalhit/1.1",
      "curl/8.1",
    ]) {
      expect((await send(BODY, { "user-agent": bot })).status).toBe(204);
      expect((await send("{}", { "user-agent": bot })).status).toBe(400);
    }
    expect(stored).toEqual([]);
  });

  it.each([
    ["https://gallery.example", "gallery.example"],
    ["https://www.gallery.example:8443", "www.gallery.example"],
    ["https://campaign.example", undefined],
    ["http://localhost:8787", undefined],
    ["https://192.0.2.7", undefined],
    ["https://0xC0000207", undefined],
    ["https://[2001:db8::7]", undefined],
    ["null", undefined],
    ["file://", undefined],
    ["https://", undefined],
    ["chrome-extension://abc.def", undefined],
    [`https://${"a".repeat(60)}.${"b".repeat(60)}.example`, undefined],
  ])("without a partner, the origin %s is counted as the partner %s", async (origin, partner) => {
    const { send, stored } = createReceiver();
    expect((await send(withMeta({}), { origin })).status).toBe(204);
    expect(stored[0]?.meta).toEqual(partner ? { source: "Story", partner } : { source: "Story" });
  });

  it("prefers the partner in the event to the origin", async () => {
    const { send, stored } = createReceiver();
    await send(BODY, { origin: "https://gallery.example" });
    expect(stored[0]?.meta.partner).toBe("my-gallery");
  });

  it.each([
    ["a stored event", BODY, {}, "stored"],
    ["an invalid event", "{}", {}, "invalid"],
    ["a body of another type", BODY, { "content-type": "text/html" }, "invalid"],
    ["a bot's event", BODY, { "user-agent": "curl/8.1" }, "bot"],
  ])("counts %s in the metrics", async (_name, body, headers, outcome) => {
    const { send, received } = createReceiver();
    await send(body, headers);
    expect(received).toEqual([outcome]);
  });

  it("counts an event that is not committed as failed in the metrics", async () => {
    const { send, received } = createReceiver({ commits: false });
    await send(BODY);
    expect(received).toEqual(["failed"]);
  });

  it("counts a request over the limit in the metrics", async () => {
    const { send, received } = createReceiver({ limit: 1 });
    await send(BODY);
    await send(BODY);
    expect(received).toEqual(["stored", "limited"]);
  });

  it("answers 503 with retry-after when the event is not committed", async () => {
    const { send } = createReceiver({ commits: false });
    const response = await send(BODY);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
  });

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
    vi.useRealTimers();
    expect(stored).toHaveLength(5);
    expect(received.filter((outcome) => outcome === "limited")).toHaveLength(2);
    expect(received.filter((outcome) => outcome === "stored")).toHaveLength(5);
  });

  it("does not extend the limit when the system clock is set back", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-07-19T12:00:00Z") });
    const { send } = createReceiver({ limit: 1 });
    expect((await send(BODY)).status).toBe(204);
    vi.setSystemTime(Date.parse("2026-07-19T11:00:00Z"));
    expect((await send(BODY)).status).toBe(429);
    vi.advanceTimersByTime(60_000);
    expect((await send(BODY)).status).toBe(204);
    vi.useRealTimers();
  });

  it("answers the CORS preflight and rejects other methods", async () => {
    const app = createApp(fakeDeps());
    const preflight = await app.request("/api/events", { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "content-type",
    });
    const get = await app.request("/api/events");
    expect(get.status).toBe(405);
    expect(get.headers.get("allow")).toBe("POST, OPTIONS");
  });

  it("stores only known properties of an event, whatever is sent", async () => {
    const { send, stored } = createReceiver();
    const key = fc.constantFrom("actor", "action", "entity", "meta", "source", "__proto__", "x");
    const value = fc.oneof(
      fc.constantFrom("anon", "email_click", "cta", "Story", { source: "Story" }, null, {}),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.dictionary(key, value).map(json), fc.string({ unit: "binary" })),
        async (body) => {
          expect([204, 400, 413]).toContain((await send(body)).status);
        },
      ),
      { numRuns: 400 },
    );
    for (const { meta, ...rest } of stored) {
      expect(Object.keys(rest).sort()).toEqual(["action", "actor", "entity"]);
      expect(["source", "partner", "provider"]).toEqual(expect.arrayContaining(Object.keys(meta)));
    }
  });
});
