import { describe, expect, it } from "vitest";
import { holdBackCounts } from "../../../site/embed/hold-back.ts";

/** A page whose own fetch remembers what went through it. */
function page() {
  const sent: string[] = [];
  const fetch = async (input: string | URL | Request) => {
    sent.push(String(input));
    return new Response("answered");
  };
  return { sent, window: { fetch } as Pick<typeof globalThis, "fetch"> };
}

const EVENTS = new URL("https://campaign.example/api/events");

describe("holding counts back", () => {
  it("answers an event as the campaign would, tells of it, and sends nothing", async () => {
    const { sent, window } = page();
    const told: string[] = [];
    holdBackCounts(window, (body) => told.push(body));
    const answer = await window.fetch(EVENTS, { method: "POST", body: '{"actor":"anon"}' });
    expect(answer.status).toBe(204);
    expect(told).toEqual(['{"actor":"anon"}']);
    expect(sent).toEqual([]);
  });

  it("lets everything else through", async () => {
    const { sent, window } = page();
    holdBackCounts(window, () => expect.unreachable());
    await window.fetch("/api/tds?constituency=Clare");
    await window.fetch(EVENTS);
    await window.fetch("/api/populate", { method: "POST", body: "" });
    expect(sent).toEqual(["/api/tds?constituency=Clare", EVENTS.href, "/api/populate"]);
  });

  it("ends, and leaves alone what another has put over it", async () => {
    const { window } = page();
    const own = window.fetch;
    holdBackCounts(window, () => {})();
    expect(window.fetch).toBe(own);
    const end = holdBackCounts(window, () => {});
    const other = async () => new Response();
    window.fetch = other;
    end();
    expect(window.fetch).toBe(other);
  });
});
