import { ReadableStream } from "node:stream/web";
import { expect, it } from "vitest";
import { fail, ok } from "../../../api/contract/result.ts";
import { readBody } from "../../../api/http/body.ts";
import { formatCsv } from "../../../api/http/csv.ts";

const LIMIT = 2_048;

const read = (parts: Iterable<Uint8Array>, headers: Record<string, string> = {}) => {
  const init = {
    method: "POST",
    headers,
    body: ReadableStream.from(parts),
    duplex: "half",
  } as RequestInit;
  return readBody(new Request("https://campaign.example/", init), LIMIT);
};

const bytes = Buffer.from('{"partner":"gaeilge-á"}');
const full = Buffer.alloc(LIMIT, " ");
const stated = (length: number) => ({ "content-length": `${length}` });
const broken = function* () {
  yield Buffer.from("{");
  throw new Error("aborted");
};

it.each([
  ["in one part with its length", [bytes], stated(24), ok(bytes.toString())],
  ["in many parts", [...bytes].map((byte) => Uint8Array.of(byte)), {}, ok(bytes.toString())],
  ["as large as its limit", [full], {}, ok(full.toString())],
  ["not in UTF-8", [Uint8Array.of(0x22, 0xff, 0x22)], {}, fail("unreadable")],
  ["of a client that leaves", broken(), {}, fail("unreadable")],
])("a body is read or refused when it is %s", async (_how, parts, headers, result) => {
  expect(await read(parts, headers)).toEqual(result);
});

it.each([
  ["Dún Laoghaire", "Dún Laoghaire"],
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ["\r=1", '"\'\r=1"'],
  ['=HYPERLINK("http://x.example","y")', '"\'=HYPERLINK(""http://x.example"",""y"")"'],
])("a CSV table has Excel's mark of UTF-8, and no cell is a formula: %j", (name, cell) => {
  expect(formatCsv(["place", "letters"], [[name, 3], ["Mayo"]])).toBe(
    `\ufeffplace,letters\r\n${cell},3\r\nMayo,\r\n`,
  );
});
