import { describe, expect, it } from "vitest";
import { FORBIDDEN, TERMS } from "../../stories/foundations/glossary.ts";
import { REVIEWED_TEXTS } from "../../stories/foundations/reviewed-texts.ts";
import { countReviewed, isReviewed, textRooms } from "../../stories/foundations/text-rooms.ts";

const ROOMS = textRooms();
const TEXTS = ROOMS.flatMap(({ folder, texts }) =>
  texts.map((text) => ({ ...text, key: `${folder} ${text.key}` })),
);

/** Leaves out code, and names of files. */
const withoutCode = (text: string) => text.replaceAll(/`[^`]*`|\/[\w-]+\.\w+/g, " ");

/** Returns what is forbidden in a text: the reason and the place. */
const mistakes = (text: string) =>
  FORBIDDEN.flatMap(({ pattern, why }) => {
    const found = pattern.exec(withoutCode(text));
    return found
      ? [`${found[0]}${found.input.slice(found.index + found[0].length, found.index + 20)}: ${why}`]
      : [];
  });

describe("the Irish terms", () => {
  it.each(TERMS.map((term) => [term.english, term] as const))(
    "of %s are those of the glossary",
    (_, { en, ga, irish }) => {
      const having = TEXTS.filter((text) => en.test(withoutCode(text.en)));
      expect(having.length, "a text has the term").toBeGreaterThan(0);
      const without = having.filter((text) => !ga.test(text.ga));
      expect(
        without.map(({ key, ga: text }) => `${key}: ${text}`),
        irish,
      ).toEqual([]);
    },
  );

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
  ])("would not be %j", (text) => expect(mistakes(text)).toHaveLength(1));
});

describe("every room", () => {
  it.each(ROOMS.map((room) => [room.folder, room] as const))(
    "%s has each text in both languages",
    (_, { texts }) => {
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter(({ en, ga }) => en === "" || ga === "")).toEqual([]);
    },
  );
});

describe("a review", () => {
  const [room] = ROOMS;
  const [text] = room?.texts ?? [];
  if (room === undefined || text === undefined) throw new Error("There is no text");
  const key = `${room.folder} ${text.key}`;

  it("counts for the text as it was reviewed, and not once it has changed", () => {
    expect(isReviewed(room, text, { [key]: text.ga })).toBe(true);
    expect(isReviewed(room, { ...text, ga: `${text.ga}!` }, { [key]: text.ga })).toBe(false);
    expect(isReviewed(room, text, {})).toBe(false);
    expect(countReviewed([room], { [key]: text.ga })).toEqual({
      texts: room.texts.length,
      reviewed: 1,
    });
  });

  it("is of a text that exists", () => {
    const keys = new Set(TEXTS.map((each) => each.key));
    expect(Object.keys(REVIEWED_TEXTS).filter((reviewed) => !keys.has(reviewed))).toEqual([]);
  });
});
