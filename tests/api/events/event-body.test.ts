import { describe, expect, it } from "vitest";
import { EVENT } from "../../event-sender.ts";
import { BODY, createReceiver, withMeta } from "./event-receiver.ts";

const json = (value: unknown) => JSON.stringify(value);

describe("the body of POST /api/events", () => {
  it.each(["text/plain", "TEXT/PLAIN;charset=UTF-8", 'application/json ; charset = "utf-8"'])(
    "has the content type %s",
    async (type) => {
      expect((await createReceiver().send(BODY, { "content-type": type })).status).toBe(204);
    },
  );

  it.each([
    ...["", "text/html", "application/json; charset=utf-16", "text/plain; charset=utf-8x"],
    ...["text/plainx", "xtext/plain", "text/plain, application/json", "application/jsonp"],
  ])("rejects the content type %j with 415", async (type) => {
    const { send, stored } = createReceiver();
    expect((await send(BODY, { "content-type": type })).status).toBe(415);
    expect(stored).toEqual([]);
  });

  it.each([
    [
      "another action and source",
      json({ ...EVENT, action: "survey_click", meta: { source: "Story" } }),
    ],
    ["a call", json({ ...EVENT, action: "call_click", meta: { source: "ContactTd" } })],
    ["a partner of 40 characters", withMeta({ partner: "a-9".repeat(13).concat("z") })],
    ["an id", json({ ...EVENT, id: "3b241101-e2bb-4255-8caf-4136c566a962" })],
  ])("accepts %s", async (_name, body) => {
    const { send, stored } = createReceiver();
    expect((await send(body)).status).toBe(204);
    expect(stored).toHaveLength(1);
  });

  it.each([
    ["an empty body", ""],
    ["a truncated event", BODY.slice(0, 40)],
    ["a byte order mark", `\ufeff${BODY}`],
    ["an escaped NUL", BODY.replace("a-gallery", "my-\\u0000gallery")],
    ["another action", json({ ...EVENT, action: "page_view" })],
    ["an unknown key", json({ ...EVENT, constituency: "Clare" })],
    ["a key called __proto__", `${BODY.slice(0, -1)},"__proto__":{}}`],
    ["a property of the prototype as the source", withMeta({ source: "constructor" })],
    ["an unknown key in meta", withMeta({ constituency: "Clare" })],
    ["a partner of 41 characters", withMeta({ partner: "a".repeat(41) })],
    ["a partner with a formula", withMeta({ partner: "=cmd|x" })],
    ["words in personalised", withMeta({ personalised: "I am a potter" })],
    ["deep nesting", `{"meta":${"[".repeat(1_000)}${"]".repeat(1_000)}}`],
  ])("rejects %s with 400", async (_name, body) => {
    const { send, stored } = createReceiver();
    expect((await send(body)).status).toBe(400);
    expect(stored).toEqual([]);
  });

  it("accepts 2048 bytes and rejects more with 413", async () => {
    const { send } = createReceiver();
    const full = BODY.padEnd(2_048);
    expect((await send(full)).status).toBe(204);
    expect((await send(`${full} `)).status).toBe(413);
  });
});
