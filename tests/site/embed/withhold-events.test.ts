import { describe, expect, it } from "vitest";
import { withholdEvents } from "../../../site/embed/withhold-events.ts";

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

describe("withholding campaign events", () => {
  it("responds like the server, without sending an event", async () => {
    const { sent, window } = page();
    withholdEvents(window);
    const response = await window.fetch(EVENTS, { method: "POST", body: '{"actor":"anon"}' });
    expect(response.status).toBe(204);
    expect(sent).toEqual([]);
  });

  it("sends all other requests", async () => {
    const { sent, window } = page();
    withholdEvents(window);
    await window.fetch("/api/tds?constituency=Clare");
    await window.fetch(EVENTS);
    await window.fetch("/api/populate", { method: "POST", body: "" });
    expect(sent).toEqual(["/api/tds?constituency=Clare", EVENTS.href, "/api/populate"]);
  });

  it("ends when the page is left", () => {
    const { window } = page();
    const original = window.fetch;
    withholdEvents(window)();
    expect(window.fetch).toBe(original);
  });
});
