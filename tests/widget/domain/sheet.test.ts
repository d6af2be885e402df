import { describe, expect, it } from "vitest";
import { LETTER } from "../../../widget/domain/letter.ts";
import { NO_OWN_WORDS } from "../../../widget/domain/own-words.ts";
import { type AddressedTd, sheetOf } from "../../../widget/domain/sheet.ts";
import { resultsGa } from "../../../widget/domain/wording/ga.ts";
import { resultsEn } from "../../../widget/domain/wording/results-en.ts";

const TD: AddressedTd = {
  name: "Joe Cooney",
  email: "joe.cooney@oireachtas.ie",
  constituency: "Clare",
};
const ENGLISH = { ...LETTER, language: "en" } as const;
const WORDS = { ...NO_OWN_WORDS, name: "Aoife Byrne", town: "Ennis", why: "I paint." };

const sheet = (td = TD, words = WORDS) => sheetOf(td, ENGLISH, words, "2 November 2026");

describe("a sheet", () => {
  it("is from the sender as typed, and what is missing is written by hand", () => {
    expect(sheet().sender).toEqual(["Aoife Byrne", "", "Ennis"]);
    expect(sheet(TD, NO_OWN_WORDS).sender).toEqual(["", "", ""]);
  });

  it("is to the TD by name at their published office, a line for each of its parts", () => {
    const office = "24 Main Street, Scariff,Co. Clare";
    expect(sheet({ ...TD, office }).address).toEqual([
      "Joe Cooney TD",
      "24 Main Street",
      "Scariff",
      "Co. Clare",
    ]);
  });

  it("is to the Houses of the Oireachtas where no office is published, in the letter's language", () => {
    expect(sheet().address.join(", ")).toBe(
      "Joe Cooney TD, Leinster House, Kildare Street, Dublin 2",
    );
    const { address } = sheetOf(TD, { ...LETTER, language: "ga" }, NO_OWN_WORDS, "");
    expect(address[1]).toBe("Teach Laighean");
  });

  it("has at most five lines of address, the last of which holds the rest", () => {
    const office = "Constituency Office, Unit 3, Main Street, Ennis, Co. Clare, V95 X2Y3";
    expect(sheet({ ...TD, office }).address).toEqual([
      "Joe Cooney TD",
      "Constituency Office",
      "Unit 3",
      "Main Street",
      "Ennis, Co. Clare, V95 X2Y3",
    ]);
  });

  it("greets the one TD, holds the own words, and leaves the name to the signature", () => {
    const { paragraphs, name } = sheet();
    expect(paragraphs[0]).toBe("Dear Deputy Cooney,");
    expect(paragraphs[2]).toBe("I paint.");
    expect(paragraphs.at(-1)).toBe("Kind regards,");
    expect(name).toBe("Aoife Byrne");
    for (const words of [{ ...WORDS, name: "" }, { ...WORDS, town: "" }, NO_OWN_WORDS]) {
      expect(sheet(TD, words).paragraphs.at(-1)).toBe("Kind regards,");
    }
  });

  it("of many own words has smaller type", () => {
    expect(sheet().isLong).toBe(false);
    expect(sheet(TD, { ...WORDS, why: "I paint. ".repeat(150) }).isLong).toBe(true);
  });

  it("has the day in Dublin, in its language", () => {
    const lateInWinterTime = "2026-11-02T23:30:00.000Z";
    const lateInSummerTime = "2026-07-18T23:30:00.000Z";
    expect(resultsEn.record.day(lateInWinterTime)).toBe("2 November 2026");
    expect(resultsEn.record.day(lateInSummerTime)).toBe("19 July 2026");
    expect(resultsGa.record.day(lateInSummerTime)).toBe("19 Iúil 2026");
  });
});
