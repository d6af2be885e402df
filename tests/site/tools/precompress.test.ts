import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { precompress } from "../../../site/tools/precompress.mjs";

const TEXT = "letter ".repeat(100);

let folder: string;

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bia-precompress-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("precompression", () => {
  it("writes a Brotli and a gzip copy of a text file, also in a subfolder", async () => {
    mkdirSync(join(folder, "assets"));
    write("assets/page.html", TEXT);
    await precompress(folder);
    expect(brotliDecompressSync(read("assets/page.html.br")).toString()).toBe(TEXT);
    expect(gunzipSync(read("assets/page.html.gz")).toString()).toBe(TEXT);
  });

  it("compresses neither other files nor its own copies", async () => {
    write("picture.png", TEXT);
    write("page.html", TEXT);
    await precompress(folder);
    await precompress(folder);
    const names = ["page.html", "page.html.br", "page.html.gz", "picture.png"];
    expect(readdirSync(folder).sort()).toEqual(names);
  });

  it("leaves out a copy that is not smaller than the file", async () => {
    write("robots.txt", "x");
    write("robots.txt.br", "copy of an earlier version");
    await precompress(folder);
    expect(readdirSync(folder)).toEqual(["robots.txt"]);
  });

  it("keeps the copies of a hashed file, and replaces those of other files", async () => {
    for (const name of ["element-0a1b2c3d.js", "element.js"]) {
      write(name, TEXT);
      for (const extension of ["br", "gz"]) write(`${name}.${extension}`, "copy");
    }
    await precompress(folder);
    expect(read("element-0a1b2c3d.js.br").toString()).toBe("copy");
    expect(read("element.js.br").toString()).not.toBe("copy");
  });
});
