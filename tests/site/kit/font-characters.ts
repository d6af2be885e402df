import { brotliDecompressSync } from "node:zlib";

/** Returns the code points that a WOFF2 font has glyphs for, from its character map. */
export function charactersOf(font: Buffer): Set<number> {
  const cmap = characterMapOf(font);
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  );
  const table = tables.find((each) => each.readUInt16BE(0) === 4);
  if (table === undefined) throw new Error("The font has no character map of format 4");
  const characters = new Set<number>();
  const segments = table.readUInt16BE(6) / 2;
  for (let segment = 0; segment < segments; segment += 1) {
    const last = table.readUInt16BE(14 + segment * 2);
    const first = table.readUInt16BE(16 + segments * 2 + segment * 2);
    for (let code = first; code <= last && code < 0xffff; code += 1) characters.add(code);
  }
  return characters;
}

/** Returns the table `cmap` of a WOFF2 font, whose tables are compressed as one stream. */
function characterMapOf(font: Buffer): Buffer {
  if (font.toString("latin1", 0, 4) !== "wOF2") throw new Error("This is not a WOFF2 font");
  let at = 48;
  let start = 0;
  let found: { start: number; length: number } | null = null;
  const readNumber = () => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let table = 0; table < font.readUInt16BE(12); table += 1) {
    const flags = font.readUInt8(at++);
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const original = readNumber();
    // The tables of outlines are transformed unless their version is 3, and the others only if it is not 0.
    const isOutlines = tag === 10 || tag === 11;
    const isTransformed = isOutlines ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const length = isTransformed ? readNumber() : original;
    if (tag === 0) found = { start, length };
    start += length;
  }
  if (found === null) throw new Error("The font has no character map");
  const stream = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  return stream.subarray(found.start, found.start + found.length);
}
