import dictionary from "dictionary-ga";
import { createHunspellFromStrings } from "hunspell-wasm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { textRooms } from "../../stories/foundations/text-rooms.ts";
import { KNOWN_WORDS } from "./known-words.ts";

type Speller = Awaited<ReturnType<typeof createHunspellFromStrings>>;

let speller: Speller;

beforeAll(async () => {
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  speller = await createHunspellFromStrings(decode(dictionary.aff), decode(dictionary.dic));
});

afterAll(() => speller.dispose());

const known = new Set(Object.values(KNOWN_WORDS).flat());

/** Returns the words of a text that neither the dictionary nor the list of known words has. */
function misspelt(text: string): string[] {
  return wordsOf(text).filter((word) => !isSpelt(word) && !known.has(word));
}

/** Returns the words of a text, without code, addresses, placeholders and hashtags. */
function wordsOf(text: string): string[] {
  const plain = text
    .replaceAll(
      /`[^`]*`|\{[^}]*\}|\/[\w-]+\.\w+|https?:\S+|\S+@\S+|#\p{L}+|\p{L}[\p{L}-]*\.(?:ie|com)\b/gu,
      " ",
    )
    .replaceAll("\u00ad", "")
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

describe("the Irish spelling", () => {
  it.each(["Leanan sé an bfeachtas", "do thoghcheantair i Luimneachh", "an ghcnaipe"])(
    "has words that the speller refuses, for example in %j",
    (text) => expect(misspelt(text)).not.toEqual([]),
  );

  it("has mutations and apostrophes that it accepts", () => {
    expect(
      misspelt("d’iarr siad ar an mBunioncam; b’fhéidir go bhfuil an t-eagarthóir ann"),
    ).toEqual([]);
  });

  it.each(textRooms().map((room) => [room.folder, room] as const))("is right in %s", (_, room) => {
    const wrong = room.texts.flatMap(({ key, ga }) =>
      misspelt(ga).map((word) => `${key}: ${word}`),
    );
    expect(wrong).toEqual([]);
  });

  it("needs every word of the list of known words", () => {
    const used = new Set(
      textRooms().flatMap(({ texts }) => texts.flatMap(({ ga }) => wordsOf(ga))),
    );
    expect([...known].filter((word) => !used.has(word) || isSpelt(word))).toEqual([]);
  });
});
