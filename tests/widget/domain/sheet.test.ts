import { describe, expect, it } from "vitest";
import { LETTER } from "../../../widget/domain/letter.ts";
import { NO_OWN_WORDS } from "../../../widget/domain/own-words.ts";
import { sheetOf } from "../../../widget/domain/sheet.ts";
import { resultsGa } from "../../../widget/domain/wording/ga.ts";
import { resultsEn } from "../../../widget/domain/wording/results-en.ts";

const TD = {
  name: "Joe Cooney",
  email: "joe.cooney@oireachtas.ie",
  constituency: "Clare",
} as const;
const WORDS = { ...NO_OWN_WORDS, name: "Aoife Byrne", town: "Ennis", why: "I paint." };

const sheet = (words = WORDS, office?: string, language: "en" | "ga" = "en") =>
  sheetOf({ ...TD, ...(office && { office }) }, { ...LETTER, language }, words, "2 November 2026");

describe("a sheet", () => {
  it("is from the sender as typed, and what is missing is written by hand", () => {
    expect(sheet().sender).toEqual(["Aoife Byrne", "", "Ennis"]);
    expect(sheet(NO_OWN_WORDS).sender).toEqual(["", "", ""]);
  });

  it.each([
    ["24 Main Street, Scariff,Co. Clare", "en", "24 Main Street|Scariff|Co. Clare"],
    // At most five lines, the last of which holds the rest.
    [
      "Constituency Office, Unit 3, Main Street, Ennis, Co. Clare, V95 X2Y3",
      "en",
      "Constituency Office|Unit 3|Main Street|Ennis, Co. Clare, V95 X2Y3",
    ],
    [undefined, "en", "Leinster House|Kildare Street|Dublin 2"],
    [undefined, "ga", "Teach Laighean|Sráid Chill Dara|Baile Átha Cliath 2"],
  ] as const)(
    "to the office %j in the language %s has the address %s",
    (office, language, lines) => {
      const { address } = sheet(WORDS, office, language);
      expect(address).toEqual(["Joe Cooney TD", ...lines.split("|")]);
    },
  );

  it("greets the one TD, holds the own words, and leaves the name to the signature", () => {
    const { paragraphs, name } = sheet();
    expect(paragraphs[0]).toBe("Dear Deputy Cooney,");
    expect(paragraphs[2]).toBe("I paint.");
    expect(name).toBe("Aoife Byrne");
    for (const words of [WORDS, { ...WORDS, name: "" }, { ...WORDS, town: "" }, NO_OWN_WORDS]) {
      expect(sheet(words).paragraphs.at(-1)).toBe("Kind regards,");
    }
  });

  it("of many own words has smaller type", () => {
    expect(sheet().isLong).toBe(false);
    expect(sheet({ ...WORDS, why: "I paint. ".repeat(150) }).isLong).toBe(true);
  });
});

it.each([
  ["2026-11-02T23:30:00.000Z", "2 November 2026", "2 Samhain 2026"],
  ["2026-07-18T23:30:00.000Z", "19 July 2026", "19 Iúil 2026"],
])("%s is the day in Dublin, %s and %s", (iso, english, irish) => {
  expect(resultsEn.record.day(iso)).toBe(english);
  expect(resultsGa.record.day(iso)).toBe(irish);
});
