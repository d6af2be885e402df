import { describe, expect, it } from "vitest";
import { fail, ok } from "../../../api/contract/result.ts";
import { readEventBody } from "../../../api/events/receive-event.ts";

const PLAIN = { "content-type": "text/plain" };
const bytes = (text: string) => new TextEncoder().encode(text);

/** Reads a body, which is sent in `parts`, with these headers. */
const read = (parts: Uint8Array[], headers: Record<string, string> = PLAIN) =>
  readEventBody(
    new Request("https://campaign.example/api/events", {
      method: "POST",
      headers,
      body: new ReadableStream({
        start(controller) {
          for (const part of parts) controller.enqueue(part);
          controller.close();
        },
      }),
      duplex: "half",
    } as RequestInit),
  );

describe("the body of an event", () => {
  it("is its text, in however many parts it arrives", async () => {
    const text = '{"partner":"gaeilge-á"}';
    expect(await read([bytes(text)])).toEqual(ok(text));
    expect(await read([...bytes(text)].map((byte) => Uint8Array.of(byte)))).toEqual(ok(text));
    expect(await read([bytes(text)], { ...PLAIN, "content-length": "24" })).toEqual(ok(text));
  });

  it("keeps a byte order mark, which no JSON begins with", async () => {
    expect(await read([Uint8Array.of(0xef, 0xbb, 0xbf, 0x31)])).toEqual(ok("\ufeff1"));
  });

  it("is empty when the request has none", async () => {
    const request = new Request("https://campaign.example/", { method: "POST", headers: PLAIN });
    expect(await readEventBody(request)).toEqual(ok(""));
  });

  it.each([
    ["is cut off within a character", [bytes("é").subarray(0, 1)], PLAIN, "event-invalid"],
    ["is not UTF-8", [Uint8Array.of(0x22, 0xff, 0x22)], PLAIN, "event-invalid"],
    ["states no type", [bytes("{}")], {}, "event-type"],
    [
      "states a long length",
      [bytes("{}")],
      { ...PLAIN, "content-length": "2049" },
      "event-too-large",
    ],
    ["is long", [new Uint8Array(2_000), new Uint8Array(49)], PLAIN, "event-too-large"],
  ])("is a failure when it %s", async (_what, parts, headers, failure) => {
    expect(await read(parts, headers)).toEqual(fail(failure));
  });

  it("is a failure when the connection ends before it", async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error("closed")),
    });
    const init = { method: "POST", headers: PLAIN, body, duplex: "half" } as RequestInit;
    expect(await readEventBody(new Request("https://campaign.example/", init))).toEqual(
      fail("event-invalid"),
    );
  });

  it("is read no further than its limit", async () => {
    let sent = 0;
    const body = new ReadableStream(
      {
        pull: (controller) => {
          sent++;
          controller.enqueue(new Uint8Array(1_000));
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: "POST", headers: PLAIN, body, duplex: "half" } as RequestInit;
    expect(await readEventBody(new Request("https://campaign.example/", init))).toEqual(
      fail("event-too-large"),
    );
    expect(sent).toBe(3);
  });
});
