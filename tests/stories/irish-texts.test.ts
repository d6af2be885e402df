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

/** Words in Irish texts that the dictionary does not have, by the reason why they are right. */
const KNOWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  "names of organisations, products and licences": [
    "Example",
    "Arts",
    "Alliance",
    "BY",
    "Squarespace",
    "Wix",
    "Meta",
    "GeoNames",
    "Natural",
    "Earth",
    "Mail",
    "Premium",
    "Trusted",
    "Types",
    "d'Éirchód",
    "Éirchód",
    "Calendar",
    "Sites",
    "Webflow",
    "Word",
    "Elementor",
    "Mailchimp",
  ],
  "the names that WordPress, Squarespace and Wix show": ["Custom", "Code", "Embed", "element"],
  "keys, units, formats and code": ["Ctrl", "Enter", "kB", "z", "f", "iframe", "PNG", "IPv"],
  "names of files, addresses and partners, which have no fadas": [
    "tds",
    "mayo",
    "mo-dhanlann",
    "la-gan-na-healaiona",
  ],
  "newer than the dictionary; the Data Protection Commission": [
    "Príobháideachas",
    "príobháideachais",
    "RGCS",
  ],
  "newer than the dictionary; téarma.ie and focloir.ie": ["suíomhanna", "scrambláilte"],
  "regular compounds and emphatic forms": ["fíorshonraí", "ghnáthlitir"],
};

/** The second names of a thing that no English text may use, unless the specification quotes it. */
const FORBIDDEN_ENGLISH: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /(?<!Dear )\brepresentatives?\b/i, why: "'TDs'" },
  {
    pattern: /\b(?:e?mail services?\b(?! provider)|mail app)/i,
    why: "'email provider', 'email app'",
  },
  { pattern: /(?<!in your )\bemail client\b(?! opened)/i, why: "'email app'" },
  { pattern: /(?<![-\w])reels?\b/i, why: "'film'" },
  { pattern: /(?<!Start |Pause |best )\bexperience\b/i, why: "'story'" },
  { pattern: /\bwidget\b/i, why: "'the element'" },
];

/** The mistakes that no Irish text may contain: wrong terms and missing mutations. */
const FORBIDDEN: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /TDanna/iu, why: "the plural is 'Teachtaí Dála'" },
  { pattern: /toghch?eanta/iu, why: "the Dáil has 'dáilcheantair', councils the others" },
  {
    pattern: /\d (?:d?Th?eachta)(?! Dála amháin)/u,
    why: "two to ten people have numbers of their own",
  },
  { pattern: /(?<!\p{L})[sf]h?ín(?!\p{L})|shíneadh/iu, why: "'sín' stretches; time is 'fadaigh'" },
  { pattern: /(?<!\p{L}|#)BIA(?!\p{L})/u, why: "'bia' is food" },
  { pattern: /in aghaidh na huaire/iu, why: "it says 'per hour'" },
  { pattern: /(?<!\p{L})cosc ar/iu, why: "'bac'" },
  { pattern: /(?<!\p{L})Triail arís/iu, why: "'Bain triail eile as'" },
  { pattern: /chun do chuidse|duine ar leith/iu, why: "'duine amháin acu', 'do … féin'" },
  { pattern: /(?<!\p{L})'\p{L}[^']*'(?!\p{L})|[“”"]/u, why: "quotes are ‘ and ’" },
  { pattern: /b[hm]?uiséad/iu, why: "the Budget of the State is 'an Cháinaisnéis'" },
  { pattern: /ioncam bunúsach|bunioncam na n-ealaíon/iu, why: "the scheme has a name" },
  { pattern: /r-ph?ost/iu, why: "'ríomhphost'" },
  { pattern: /scéim píolótach/iu, why: "'scéim' is feminine: 'scéim phíolótach'" },
  {
    pattern: /(?<!\p{L})(?:do|mo) (?!gach|TD|do(?!\p{L}))[bcdfgmpt](?![hH’'])(?=\p{L})/iu,
    why: "'do' and 'mo' lenite",
  },
  { pattern: /(?<!\p{L})na [aeiouáéíóú]/iu, why: "'na' puts h or n- before a vowel" },
  {
    pattern: /(?<!\p{L})(?:ar|leis|ag|as|chuig|roimh|tríd|thar) an (?:c|p|f|b(?!p|h[fF])|g(?!c))/iu,
    why: "a preposition with 'an' eclipses",
  },
  { pattern: /(?<!\p{L})(?:faoin|ón) (?:c|p|f|b(?!p|h[fF])|g(?!c))/iu, why: "it eclipses" },
  { pattern: /(?<!\p{L})(?:sa|den|don) [bcgmp](?!h)/iu, why: "'sa', 'den' and 'don' lenite" },
  { pattern: /(?<!\p{L})(?:aon|ró|an-) ?[bcgmp](?!h)(?=\p{L})/u, why: "'aon' lenites" },
  { pattern: /(?<!\p{L})i [aeiouáéíóú]/iu, why: "'in' stands before a vowel" },
  {
    pattern: /(?<!\p{L})i (?!do |dtí)(?:c|p|t|f|b(?!p|hf)|g(?!c)|d(?!t))(?=\p{L})/iu,
    why: "'i' eclipses",
  },
];

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
