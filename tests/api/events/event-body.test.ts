import { ReadableStream } from "node:stream/web";
import { describe, expect, it } from "vitest";
import { fail, ok } from "../../../api/contract/result.ts";
import { readEventBody } from "../../../api/events/receive-event.ts";
import { EVENT } from "../../event-sender.ts";
import { BODY, createReceiver, withMeta } from "./event-receiver.ts";

const json = (value: unknown) => JSON.stringify(value);

/** Reads a body that is sent in `parts` with these headers. */
const read = (parts: Iterable<Uint8Array>, headers: Record<string, string> = {}) => {
  const init = {
    method: "POST",
    headers: { "content-type": "text/plain", ...headers },
    body: ReadableStream.from(parts),
    duplex: "half",
  } as RequestInit;
  return readEventBody(new Request("https://campaign.example/", init));
};

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
    ["a letter opened to print", withMeta({ provider: "post" })],
    ["a call", json({ ...EVENT, action: "call_click", meta: { source: "ContactTd" } })],
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
    ["null", "null"],
    ["an array", json([EVENT])],
    ["a truncated event", BODY.slice(0, 40)],
    ["two events", BODY + BODY],
    ["a byte order mark", `\ufeff${BODY}`],
    ["an escaped NUL", BODY.replace("a-gallery", "my-\\u0000gallery")],
    ["an unpaired surrogate", BODY.replace("a-gallery", "\\ud800")],
    ["another actor", json({ ...EVENT, actor: "me" })],
    ["no actor", json({ ...EVENT, actor: undefined })],
    ["another action", json({ ...EVENT, action: "page_view" })],
    ["another entity", json({ ...EVENT, entity: "link" })],
    ["an unknown key", json({ ...EVENT, constituency: "Clare" })],
    ["a key called __proto__", `${BODY.slice(0, -1)},"__proto__":{}}`],
    ["an id that is not a UUID", json({ ...EVENT, id: "me@example.ie" })],
    ["no meta", json({ ...EVENT, meta: undefined })],
    ["a meta that is an array", json({ ...EVENT, meta: ["ContactTd"] })],
    ["a property of the prototype as the source", withMeta({ source: "constructor" })],
    ["an unknown key in meta", withMeta({ constituency: "Clare" })],
    ["__proto__ in meta", BODY.replace('"source"', '"__proto__":{"x":1},"source"')],
    ["an empty partner", withMeta({ partner: "" })],
    ["a partner of 41 characters", withMeta({ partner: "a".repeat(41) })],
    ["a partner with a formula", withMeta({ partner: "=cmd|x" })],
    ["a partner with a line break", withMeta({ partner: "gallery\n" })],
    ["another provider", withMeta({ provider: "protonmail" })],
    ["words in personalised", withMeta({ personalised: "I am a potter" })],
    ["deep nesting", `{"meta":${"[".repeat(1_000)}${"]".repeat(1_000)}}`],
  ])("rejects %s with 400", async (_name, body) => {
    const { send, stored } = createReceiver();
    expect((await send(body)).status).toBe(400);
    expect(stored).toEqual([]);
  });

  it("is its text, in however many parts it arrives, with or without its length", async () => {
    const bytes = Buffer.from('{"partner":"gaeilge-á"}');
    const parts = [...bytes].map((byte) => Uint8Array.of(byte));
    expect(await read(parts)).toEqual(ok(bytes.toString()));
    expect(await read([bytes], { "content-length": "24" })).toEqual(ok(bytes.toString()));
    expect(await read([])).toEqual(ok(""));
  });

  it.each([
    ["is not UTF-8", [Uint8Array.of(0x22, 0xff, 0x22)]],
    ["is cut off within a character", [Buffer.from("é").subarray(0, 1)]],
  ])("is a failure when it %s", async (_what, parts) => {
    expect(await read(parts)).toEqual(fail("event-invalid"));
  });

  it("accepts 2048 bytes and rejects more with 413, with and without content-length", async () => {
    const { send } = createReceiver();
    const full = BODY.padEnd(2_048);
    expect((await send(full, { "content-length": "2048" })).status).toBe(204);
    expect((await send(full, { "content-length": "2049" })).status).toBe(413);
    expect(await read([Buffer.from(full)])).toEqual(ok(full));
    expect(await read([Buffer.from(full), Buffer.from(" ")])).toEqual(fail("event-too-large"));
  });

  it("is read no further than its limit", async () => {
    let chunks = 0;
    const endless = function* () {
      for (;;) yield new Uint8Array(++chunks && 1_024);
    };
    expect(await read(endless())).toEqual(fail("event-too-large"));
    expect(chunks).toBeLessThan(6);
  });
});
