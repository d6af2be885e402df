import { afterEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../api/app.ts";
import { REQUEST_MESSAGES } from "../../../api/contract/messages.ts";
import type { Recorded } from "../../../api/events/event-log.ts";
import { fakeDeps } from "../fake-deps.ts";
import { BODY, createReceiver, EVENT, withMeta } from "./event-receiver.ts";

afterEach(() => void vi.useRealTimers());

describe("POST /api/events", () => {
  it("stores an event from any origin and answers 204", async () => {
    const { send, stored } = createReceiver();
    const response = await send(BODY);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(stored).toEqual([EVENT]);
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
    expect(stored[0]?.meta).toStrictEqual(
      partner ? { source: "Story", partner } : { source: "Story" },
    );
  });

  it("without a partner and an origin is counted without a partner", async () => {
    const { send, stored } = createReceiver();
    expect((await send(withMeta({}))).status).toBe(204);
    expect(stored[0]?.meta).toStrictEqual({ source: "Story" });
  });

  it.each([
    ["is over the limit", { limit: 0 }, BODY, 429, "too-many"],
    ["is not committed", { recorded: (): Recorded => "refused" }, BODY, 503, "not-ready"],
    ["may be committed", { recorded: (): Recorded => "unknown" }, BODY, 202, "count-unknown"],
    ["is not valid", {}, "{}", 400, "event-invalid"],
    ["is too large", {}, BODY.padEnd(2_049), 413, "event-too-large"],
  ] as const)("says why when the event %s", async (_when, options, body, status, code) => {
    const response = await createReceiver(options).send(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ success: false, error: REQUEST_MESSAGES[code] });
    expect(response.headers.get("cache-control")).toBe("no-store");
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
    const { send, received } = createReceiver({ recorded: () => "refused" });
    await send(BODY);
    expect(received).toEqual(["failed"]);
  });

  it("answers 202 when it is not known whether the event was committed", async () => {
    const { send, received } = createReceiver({ recorded: () => "unknown" });
    const response = await send(BODY);
    expect(response.status).toBe(202);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await response.json()).toMatchObject({
      success: false,
      error: expect.stringMatching(/may not have been counted/),
    });
    expect(received).toEqual(["unknown"]);
  });

  it("counts a request over the limit in the metrics", async () => {
    const { send, received } = createReceiver({ limit: 1 });
    await send(BODY);
    await send(BODY);
    expect(received).toEqual(["stored", "limited"]);
  });

  it("answers 503 with retry-after when the event is not committed", async () => {
    const { send } = createReceiver({ recorded: () => "refused" });
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

  it("stores what an address sends beyond its quota as doubtful, with the same answer", async () => {
    const { send, stored, received } = createReceiver({ quota: 2 });
    const from = async (address: string) =>
      (await send(BODY, { "x-forwarded-for": address })).status;
    for (let sent = 0; sent < 4; sent++) expect(await from("2001:db8:1:2::1")).toBe(204);
    expect(await from("2001:db8:1:2:3:4:5:6")).toBe(204);
    expect(await from("2001:db8:1:3::1")).toBe(204);
    expect(stored.map(({ doubtful }) => doubtful ?? false)).toEqual([
      ...[false, false, true, true, true, false],
    ]);
    expect(received).toEqual([
      ...["stored", "stored", "doubtful", "doubtful", "doubtful", "stored"],
    ]);
  });

  it("takes nothing off an address's share for an event that is refused", async () => {
    let isAway = true;
    const { send, stored } = createReceiver({
      quota: 1,
      recorded: () => (isAway ? "refused" : "stored"),
    });
    for (let sent = 0; sent < 3; sent++) expect((await send(BODY)).status).toBe(503);
    isAway = false;
    expect((await send(BODY)).status).toBe(204);
    expect(stored).toEqual([EVENT]);
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
});
