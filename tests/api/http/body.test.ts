import { ReadableStream } from "node:stream/web";
import { describe, expect, it } from "vitest";
import { fail, ok } from "../../../api/contract/result.ts";
import { readBody } from "../../../api/http/body.ts";

const LIMIT = 2_048;

/** Reads a body that is sent in `parts` with these headers. */
const read = (parts: Iterable<Uint8Array>, headers: Record<string, string> = {}) => {
  const init = {
    method: "POST",
    headers,
    body: ReadableStream.from(parts),
    duplex: "half",
  } as RequestInit;
  return readBody(new Request("https://campaign.example/", init), LIMIT);
};

describe("the body of a request", () => {
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
    expect(await read(parts)).toEqual(fail("unreadable"));
  });

  it("is a failure when the client leaves before its end", async () => {
    const broken = function* () {
      yield Buffer.from("{");
      throw new Error("aborted");
    };
    expect(await read(broken())).toEqual(fail("unreadable"));
    expect(await read(broken(), { "content-length": "24" })).toEqual(fail("unreadable"));
  });

  it("is as large as its limit and no larger, with and without its length", async () => {
    const full = Buffer.alloc(LIMIT, " ");
    expect(await read([full])).toEqual(ok(full.toString()));
    expect(await read([full], { "content-length": `${LIMIT}` })).toEqual(ok(full.toString()));
    expect(await read([full, Buffer.from(" ")])).toEqual(fail("too-large"));
    expect(await read([], { "content-length": `${LIMIT + 1}` })).toEqual(fail("too-large"));
  });
});
