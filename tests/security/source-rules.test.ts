import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
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

it.each([
  ["runs text as code", /\beval\b|new Function\b|javascript:|set(?:Timeout|Interval)\(["'`]/, []],
  [
    "writes text as HTML, but the site's own drawings and the page that staff see in a frame without scripts",
    /(?:inner|outer)HTML|insertAdjacentHTML|document\.write|srcdoc|parseFromString/i,
    ["illustration.tsx", "Previews.tsx"],
  ],
  // The page comes from the campaign's own renderer, which escapes every text.
  ["opens a frame, but that of staff", /sandbox="allow-same-origin"/, ["Previews.tsx"]],
  ["builds SQL from text, but migrations", /\.unsafe\(/, ["migrate.ts"]],
  [
    "starts a program, but the embedded database and shared pictures",
    /child_process/,
    ["connect.ts", "share-picture.tsx"],
  ],
  ["starts a program by a shell", /\bexec(?:File)?(?:Sync)?\("|\bspawn(?:Sync)?\(/, []],
  [
    "builds a regular expression from text, but two of known texts",
    /\bRegExp\(/,
    ["site.ts", "read-places.ts"],
  ],
  [
    "uses a hash weaker than SHA-256",
    /create(?:Hash|Hmac)\((?!"sha(?:256|384|512)")|\b(?:md5|sha-?1)\b/i,
    [],
  ],
  ["uses guessable random numbers", /Math\.random/, []],
  // Staff's keys, what a supporter chooses and adds to the letter, and their place on the page:
  // all end with the tab. The draft of staff's next campaign stays, without the key.
  [
    "stores data in the browser, but three",
    /\b(?:local|session)Storage\b|indexedDB|document\.cookie|cookieStore/,
    ["tab-storage.ts", "kept-text.ts", "draft.ts"],
  ],
])("no source %s", (_what, pattern, files) => {
  expect(filesWith(pattern).sort()).toEqual(files.sort());
});
