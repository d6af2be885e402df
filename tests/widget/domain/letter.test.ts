import { expect, test } from "vitest";
import { LETTER_BODY, LETTER_SUBJECT } from "../../../widget/domain/letter.ts";

test("the subject is the campaign's fixed subject", () => {
  expect(LETTER_SUBJECT).toBe("RE: Retain, Extend, Expand Basic Income For The Arts");
});

test("the letter has a salutation and a closing line for the signature", () => {
  expect(LETTER_BODY.startsWith("Dear Representative,\n")).toBe(true);
  expect(LETTER_BODY.endsWith("\nKind regards,\n")).toBe(true);
});

test("the letter is at most 1,200 characters", () => {
  expect(LETTER_BODY.length).toBeLessThanOrEqual(1200);
});

test.each([
  "permanent",
  "3.6 more new works in six months",
  "8 more hours a week on their practice",
  "2.7 fewer hours",
  "from three times to twice the general population's risk of deprivation",
  "extended by six months to February 2026",
  "successor scheme was proposed for Budget 2026",
])("the letter states the fact: %s", (fact) => {
  expect(LETTER_BODY).toMatch(fact);
});

test("the letter contains only figures from the campaign's facts", () => {
  const figures = LETTER_BODY.match(/\d+(\.\d+)?/g);
  expect(figures).toEqual(["3.6", "8", "2.7", "2026", "2026"]);
});
