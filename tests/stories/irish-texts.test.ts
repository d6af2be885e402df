import { readFileSync } from "node:fs";
import { join } from "node:path";
import dictionary from "dictionary-ga";
import { createHunspellFromStrings } from "hunspell-wasm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  IRISH_LOOKUP_MESSAGES,
  IRISH_REQUEST_MESSAGES,
  LOOKUP_MESSAGES,
  REQUEST_MESSAGES,
} from "../../api/contract/messages.ts";
import { TERMS } from "../../stories/foundations/glossary.ts";
import { textRooms } from "../../stories/foundations/text-rooms.ts";
import { ROOT, sourceFiles } from "../source-files.ts";
import { FORBIDDEN, FORBIDDEN_ENGLISH } from "./forbidden-words.ts";
import { KNOWN_WORDS } from "./known-words.ts";

const MESSAGES = new Map(Object.entries({ ...LOOKUP_MESSAGES, ...REQUEST_MESSAGES }));
const IRISH_MESSAGES = Object.entries({ ...IRISH_LOOKUP_MESSAGES, ...IRISH_REQUEST_MESSAGES });

/** Every text that the public reads. */
const TEXTS = [
  ...textRooms().flatMap(({ folder, texts }) =>
    texts.map((text) => ({ ...text, key: `${folder} ${text.key}` })),
  ),
  ...IRISH_MESSAGES.map(([code, ga]) => ({
    key: `message ${code}`,
    en: MESSAGES.get(code) ?? "",
    ga,
  })),
];

const words = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, "").match(/[\w-]+/g) ?? [];

/** Whether a part of a text's key is a name, and not a place in a list. */
const isName = (part: string) => !/^\d+$/.test(part);

it("every text has both languages", () => {
  expect(TEXTS.filter(({ en, ga }) => en === "" || ga === "")).toEqual([]);
});

it("every text is named by something that shows it", () => {
  const shown = sourceFiles(["api", "site", "widget"], /\.tsx?$/).filter(
    (file) => !/\/wording(\/|\.ts$)/.test(file),
  );
  const named = new Set(shown.flatMap((file) => words(readFileSync(join(ROOT, file), "utf8"))));
  const keys = textRooms().flatMap(({ folder, texts }) =>
    texts.map(({ key }) => ({ folder, key, name: key.split(".").findLast(isName) })),
  );
  expect(keys.filter(({ name }) => name !== undefined && !named.has(name))).toEqual([]);
});

it.each([
  ["an apostrophe is typographic", /\p{L}'\p{L}/u],
  ["no line ends after an Irish prefix: a word joiner follows its hyphen", /(?<!\p{L})[nt]-\p{L}/u],
])("%s, except in JSON and in the plain text of a letter", (_, pattern) => {
  const shown = TEXTS.filter(({ key }) => !/^message | letter\.body$/.test(key));
  expect(shown.flatMap(({ en, ga }) => [en, ga]).filter((text) => pattern.test(text))).toEqual([]);
});

it("an English text names each thing by its one name", () => {
  expect(
    TEXTS.flatMap(({ key, en }) =>
      FORBIDDEN_ENGLISH.filter(({ pattern }) => pattern.test(en)).map(
        ({ why }) => `${key}: ${why}`,
      ),
    ),
  ).toEqual([]);
});

describe("the Irish terms", () => {
  const withoutCode = (text: string) => text.replaceAll(/`[^`]*`|\/[\w-]+\.\w+/g, " ");

  const mistakes = (text: string) =>
    FORBIDDEN.flatMap(({ pattern, why }) => {
      const { index } = pattern.exec(withoutCode(text)) ?? {};
      return index === undefined ? [] : [`${withoutCode(text).slice(index, index + 30)}: ${why}`];
    });

  it.each(TERMS)("of $english are those of the glossary", ({ en, ga, irish }) => {
    const having = TEXTS.filter((text) => en.test(withoutCode(text.en)));
    expect(having.length, "a text has the term").toBeGreaterThan(0);
    expect(
      having.filter((text) => !ga.test(text.ga)).map((text) => `${text.key}: ${text.ga}`),
      irish,
    ).toEqual([]);
  });

  it("avoid wrong terms and missing mutations", () => {
    expect(
      TEXTS.flatMap(({ key, ga }) => mistakes(ga).map((mistake) => `${key}: ${mistake}`)),
    ).toEqual([]);
  });

  it.each([
    "na TDanna",
    "ar an cnaipe",
    "do Teachtaí",
    "na ealaíona",
    "sa bosca",
    "i Baile",
    "i baile",
    "faoin bosca",
    "an toghcheantar",
    "8 dTeachta Dála",
    "scéim BIA",
    "an 'litir' mhór",
  ])("would not be %j", (text) => expect(mistakes(text)).toHaveLength(1));
});

describe("the Irish spelling", () => {
  let speller: Awaited<ReturnType<typeof createHunspellFromStrings>>;

  beforeAll(async () => {
    const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
    speller = await createHunspellFromStrings(decode(dictionary.aff), decode(dictionary.dic));
  });

  afterAll(() => speller.dispose());

  const known = new Set(Object.values(KNOWN_WORDS).flat());

  /** Returns the words of a text, without code, addresses, placeholders and hashtags. */
  function wordsOf(text: string): string[] {
    const plain = text
      .replaceAll(
        /`[^`]*`|\{[^}]*\}|\/[\w-]+\.\w+|https?:\S+|\S+@\S+|#\p{L}+|\p{L}[\p{L}-]*\.(?:ie|com)\b/gu,
        " ",
      )
      .replaceAll(/[\u00ad\u2060]/g, "")
      .replaceAll("’", "'");
    return plain.match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? [];
  }

  /** A prefixed letter keeps the capital behind it, 'mBunioncam', which the dictionary has small. */
  function isSpelt(word: string): boolean {
    return (
      speller.testSpelling(word) ||
      speller.testSpelling(word.toLowerCase()) ||
      (word.includes("-") && word.split("-").every((part) => part !== "" && isSpelt(part)))
    );
  }

  /** Returns the words of a text that neither the dictionary nor the list of known words has. */
  const misspelt = (text: string) =>
    wordsOf(text).filter((word) => !isSpelt(word) && !known.has(word));

  it.each([
    ["Leanan sé an bfeachtas", ["Leanan", "bfeachtas"]],
    ["do thoghcheantair i Luimneachh", ["Luimneachh"]],
    ["d’iarr siad ar an mBunioncam; b’fhéidir go bhfuil an t-eagarthóir ann", []],
  ])("of %j is wrong in %j", (text, wrong) => expect(misspelt(text)).toEqual(wrong));

  it("is right in every text", () => {
    expect(TEXTS.flatMap(({ key, ga }) => misspelt(ga).map((word) => `${key}: ${word}`))).toEqual(
      [],
    );
  });

  it("needs every word of the list of known words", () => {
    const used = new Set(TEXTS.flatMap(({ ga }) => wordsOf(ga)));
    expect([...known].filter((word) => !used.has(word) || isSpelt(word))).toEqual([]);
  });
});
