import { describe, expect, it } from "vitest";
import { interceptEvents } from "../../../site/embed/event-log.ts";

/** A page whose own `fetch` records the addresses of its requests. */
function page() {
  const sent: string[] = [];
  const fetch = async (input: string | URL | Request) => {
    sent.push(String(input));
    return new Response("a response");
  };
  return { sent, window: { fetch } as Pick<typeof globalThis, "fetch"> };
}

const EVENTS = new URL("https://campaign.example/api/events");

describe("intercepting campaign events", () => {
  it("reports an event and responds like the server, without sending it", async () => {
    const { sent, window } = page();
    const reported: string[] = [];
    interceptEvents(window, (body) => reported.push(body));
    const response = await window.fetch(EVENTS, { method: "POST", body: '{"actor":"anon"}' });
    expect(response.status).toBe(204);
    expect(reported).toEqual(['{"actor":"anon"}']);
    expect(sent).toEqual([]);
  });

  it("sends all other requests", async () => {
    const { sent, window } = page();
    interceptEvents(window, () => expect.unreachable());
    await window.fetch("/api/tds?constituency=Clare");
    await window.fetch(EVENTS);
    await window.fetch("/api/populate", { method: "POST", body: "" });
    expect(sent).toEqual(["/api/tds?constituency=Clare", EVENTS.href, "/api/populate"]);
  });

  it("ends when the page no longer shows the log", () => {
    const { window } = page();
    const original = window.fetch;
    interceptEvents(window, () => {})();
    expect(window.fetch).toBe(original);
  });
});
