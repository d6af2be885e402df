import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import {
  createDraft,
  isPersonalised,
  LETTER,
  paragraphsOf,
} from "../../../widget/domain/letter.ts";
import { NO_OWN_WORDS, WORD_LIMITS, withinLimit } from "../../../widget/domain/own-words.ts";

it("the letter is at most 1,200 characters, with the figures of the campaign's facts alone", () => {
  expect(LETTER.body.length).toBeLessThanOrEqual(1200);
  expect(LETTER.body.match(/\d+(\.\d+)?/g)).toEqual(["3.6", "8", "2.7"]);
});

describe("the salutation", () => {
  const td = (name: string) =>
    ({ name, email: "office@example.ie", constituency: "Mayo" }) as const;
  const CALLEARY = td("Dara Calleary");
  const { ga = LETTER } = DEFAULT_CAMPAIGN.texts;
  const irish = "letter" in ga ? ga.letter : LETTER;

  it.each([
    ["one TD by name", LETTER, [CALLEARY], "Dear Deputy Calleary,"],
    ["several TDs together", LETTER, [CALLEARY, td("Rose Conway-Walsh")], "Dear Representative,"],
    ["nobody as several", LETTER, [], "Dear Representative,"],
    ["one TD in Irish", irish, [CALLEARY], "A Theachta Calleary, a chara,"],
    ["several TDs in Irish", irish, [CALLEARY, td("Keira Keogh")], "A Theachtaí, a chairde,"],
    ["a name with a dollar sign", LETTER, [td("Ann $&")], "Dear Deputy $&,"],
  ])("greets %s", (_, letter, tds, expected) => {
    const { body } = createDraft(tds, "gmail", letter);
    const [, ...rest] = letter.body.split("\n\n");
    expect(body).toBe([expected, ...rest].join("\n\n"));
  });

  it("replaces no text that is not one, and nothing without another", () => {
    const bodyOf = (body: string, salutationToOne = "Dear {name},") =>
      createDraft([CALLEARY], "gmail", { subject: "S", body, salutationToOne }).body;
    expect(bodyOf("Dear TD,\n\nB\n")).toBe("Dear Calleary,\n\nB\n");
    for (const body of ["I write to you.\n\nB\n", "First,\nsecond.\n\nB\n", "\n"]) {
      expect(bodyOf(body)).toBe(body);
    }
    expect(bodyOf("Dear TD,\n", "")).toBe("Dear TD,\n");
  });
});

describe("the supporter's own words", () => {
  const bodyWith = (words: Partial<typeof NO_OWN_WORDS>) =>
    createDraft([], "gmail", LETTER, { ...NO_OWN_WORDS, ...words }).body;

  it("without any, the letter is byte for byte the campaign's", () => {
    expect(bodyWith({})).toBe(LETTER.body);
    expect(bodyWith({ name: " \t", town: "\u0000", why: "\r\n \n" })).toBe(LETTER.body);
    expect(isPersonalised({ ...NO_OWN_WORDS, name: " ", town: "\u0007", why: "\n" })).toBe(false);
  });

  it("the name and the town stand below the closing, each on a line", () => {
    expect(bodyWith({ name: " Áine  Nic Ghearailt ", town: "F26 AB12" })).toBe(
      `${LETTER.body}\nÁine Nic Ghearailt\nF26 AB12\n`,
    );
    expect(bodyWith({ town: "Ballina" })).toBe(`${LETTER.body}\nBallina\n`);
  });

  it("the paragraph follows the introduction, before the campaign's figures", () => {
    const [salutation, introduction, ...rest] = LETTER.body.split("\n\n");
    const why = "I am a potter.\n\nI teach.";
    expect(bodyWith({ why: `\n${why.replaceAll("\n", "\r\n")}\n` })).toBe(
      [salutation, introduction, why, ...rest].join("\n\n"),
    );
  });

  it("they fit into a letter of any number of paragraphs", () => {
    const compose = (body: string) =>
      paragraphsOf({ subject: "S", body }, { ...NO_OWN_WORDS, why: "W", name: "N" }, []);
    const own = (text: string) => ({ text, isOwn: true });
    const its = (text: string) => ({ text, isOwn: false });
    expect(compose("A")).toEqual([own("W"), its("A"), own("N")]);
    expect(compose("A\n\nB\n")).toEqual([its("A"), own("W"), its("B"), own("N")]);
    expect(compose("A\n\nB\n\nC")).toEqual([its("A"), its("B"), own("W"), its("C"), own("N")]);
  });

  it("control characters are left out, HTML is text, and a name is one line", () => {
    expect(bodyWith({ name: "A\u0007ne\r\nBcc: all@example.ie\u2028x" })).toBe(
      `${LETTER.body}\nAne Bcc: all@example.ie x\n`,
    );
    expect(bodyWith({ why: "<b>x</b>\u0000\u001b[31m\ty\n\n\n\nz" })).toContain(
      "\n\n<b>x</b>[31m y\n\nz\n\n",
    );
  });

  it("any text leaves a well-formed letter that contains the campaign's", () => {
    // Any UTF-16: emoji, right-to-left, line ends, control characters and lone surrogates.
    const text = fc
      .array(
        fc.oneof(
          fc.integer({ min: 0, max: 0xffff }),
          fc.constantFrom(0xd83d, 0xde00, 0x202e, 0x5d0, 0xd, 0xa, 0x2028, 0x301, 0x200d, 0),
        ),
        { maxLength: 80 },
      )
      .map((units) => String.fromCharCode(...units));
    fc.assert(
      fc.property(fc.record({ name: text, town: text, why: text }), (typed) => {
        const words = { ...NO_OWN_WORDS, ...typed };
        const { subject, body } = createDraft([], "gmail", LETTER, words);
        expect(subject).toBe(LETTER.subject);
        expect(() => encodeURIComponent(body)).not.toThrow();
        expect(body).not.toMatch(/[^\n\P{Cc}]|[\u2028\u2029]/u);
        for (const paragraph of LETTER.body.trim().split("\n\n")) expect(body).toContain(paragraph);
        expect(isPersonalised(words)).toBe(body !== LETTER.body);
      }),
      { numRuns: 500 },
    );
  });

  it("a part takes as many characters as its limit, and never half of one", () => {
    expect(withinLimit("name", "é".repeat(80))).toBe("é".repeat(80));
    expect(withinLimit("name", "é".repeat(81))).toBe("é".repeat(80));
    expect(withinLimit("town", "🎻".repeat(80))).toBe("🎻".repeat(80));
    expect(withinLimit("town", `a${"🎻".repeat(99)}`)).toBe(`a${"🎻".repeat(79)}`);
    expect([...withinLimit("why", "x".repeat(5_000_000))]).toHaveLength(WORD_LIMITS.why);
  });
});
