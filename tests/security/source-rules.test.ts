import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, sourceFiles } from "../source-files.ts";

/** The sources that run on the server and in browsers, without comments. Build tools read no input. */
const SOURCES = sourceFiles(["api", "widget", "site"], /\.tsx?$/)
  .filter((file) => !file.startsWith("site/tools/"))
  .map((file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    return { file, text: text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, "") };
  });

const filesWith = (pattern: RegExp) =>
  SOURCES.filter(({ text }) => pattern.test(text)).map(({ file }) => basename(file));

describe("in the sources", () => {
  it("no file runs text as code", () => {
    expect(filesWith(/\beval\b|new Function\b|javascript:|set(?:Timeout|Interval)\(["'`]/)).toEqual(
      [],
    );
  });

  it("no file writes text as HTML but those of the page that staff see in a frame without scripts and of the site's own drawings", () => {
    expect(
      filesWith(/(?:inner|outer)HTML|insertAdjacentHTML|document\.write|srcdoc|parseFromString/i),
    ).toEqual(["illustration.tsx", "Previews.tsx"]);
    // The page comes from the campaign's own renderer, which escapes every text.
    expect(filesWith(/sandbox="allow-same-origin"/)).toEqual(["Previews.tsx"]);
  });

  it("no file but migrate.ts builds SQL from text", () => {
    expect(filesWith(/\.unsafe\(/)).toEqual(["migrate.ts"]);
  });

  it("no file but those of the embedded database and of shared pictures starts a program", () => {
    const starting = filesWith(/child_process/);
    expect(starting.sort()).toEqual(["connect.ts", "share-picture.tsx"]);
    expect(filesWith(/\bexec(?:File)?(?:Sync)?\("|\bspawn(?:Sync)?\(/)).toEqual([]);
  });

  it("only site.ts and read-places.ts build a regular expression from text", () => {
    expect(filesWith(/\bRegExp\(/)).toEqual(["site.ts", "read-places.ts"]);
  });

  it("no file uses a hash weaker than SHA-256", () => {
    expect(filesWith(/create(?:Hash|Hmac)\((?!"sha(?:256|384|512)")|\b(?:md5|sha-?1)\b/i)).toEqual(
      [],
    );
  });

  it("no file uses guessable random numbers", () => {
    expect(filesWith(/Math\.random/)).toEqual([]);
  });

  it("no file but these three stores data in the browser", () => {
    // Staff's keys, what a supporter chooses and adds to the letter, and their place on the page:
    // all end with the tab. The draft of staff's next campaign stays, without the key.
    expect(
      filesWith(/\b(?:local|session)Storage\b|indexedDB|document\.cookie|cookieStore/),
    ).toEqual(["tab-storage.ts", "kept-text.ts", "draft.ts"]);
  });
});
