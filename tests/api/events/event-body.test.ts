import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../api/app.ts";
import { fakeDeps } from "../fake-deps.ts";
import { BODY, createReceiver, EVENT, withMeta } from "./event-receiver.ts";

const json = (value: unknown) => JSON.stringify(value);

describe("the body of POST /api/events", () => {
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
    ["an id", json({ ...EVENT, id: "3b241101-e2bb-4255-8caf-4136c566a962" })],
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
    ["an id that is not a UUID", json({ ...EVENT, id: "me@example.ie" })],
    ["an id that is a number", json({ ...EVENT, id: 7 })],
    ["an id that is null", json({ ...EVENT, id: null })],
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
    ["another provider", withMeta({ provider: "protonmail" })],
    ["a provider that is null", withMeta({ provider: null })],
    ["personalised that is not true", withMeta({ personalised: false })],
    ["words in personalised", withMeta({ personalised: "I am a potter" })],
    ["the words themselves", withMeta({ personalised: true, why: "I am a potter" })],
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
      expect(["source", "partner", "provider", "personalised"]).toEqual(
        expect.arrayContaining(Object.keys(meta)),
      );
    }
  });
});
