import { expect, test } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../../api/contract/campaign/default-campaign.ts";
import { pastMonthSentences } from "../../../../api/contract/campaign/out-of-date.ts";

const NOVEMBER = new Date("2026-11-23T12:00:00Z");

test.each([
  ["It runs to February 2026. It stays.", ["It runs to February 2026."]],
  ["Cuireadh 6 mhí leis, go Feabhra 2026. Fan.", ["Cuireadh 6 mhí leis, go Feabhra 2026."]],
  ["i mí na Samhna 2025", ["i mí na Samhna 2025"]],
  ["i mBealtaine 2026", ["i mBealtaine 2026"]],
  ["i nDeireadh Fómhair 2026", ["i nDeireadh Fómhair 2026"]],
  ["3.6 works in March 2026\nand more", ["3.6 works in March 2026"]],
  // This month has not passed, and what names no month and year is no date.
  ["until November 2026", []],
  ["until February 2027", []],
  ["go Nollaig 2026", []],
  ["for Budget 2026, which may 20 pass", []],
])("%j in November 2026", (text, past) => {
  expect(pastMonthSentences({ body: text }, NOVEMBER)).toEqual(past);
});

test("the bundled letter names a month that has passed, in both languages", () => {
  const { en, ga } = DEFAULT_CAMPAIGN.texts;
  const past = [en, ga].flatMap((texts) => pastMonthSentences(texts?.letter ?? {}, NOVEMBER));
  expect(past).toEqual([
    expect.stringContaining("to February 2026"),
    expect.stringContaining("go Feabhra 2026"),
  ]);
  expect(pastMonthSentences(en.letter, new Date("2026-02-28T12:00:00Z"))).toEqual([]);
});
