import { describe, expect, it } from "vitest";
import { wordingFor } from "../../../widget/domain/wording/wording.ts";

const en = wordingFor("en");
const ga = wordingFor("ga");

it("a number of TDs is spelt out", () => {
  expect(en.preview.recipients(1)).toBe("This message will be sent to 1 TD");
  expect(en.sent.recipients(4)).toBe("Your voice has reached 4 TDs");
});

describe("in Irish, every sentence has the form that its number needs", () => {
  // One row for each plural category, and the numbers at their borders.
  it.each([
    [0, "0 Teachta Dála"],
    [1, "1 Teachta Dála amháin"],
    // Two to ten people have numbers of their own.
    [2, "beirt Teachtaí Dála"],
    [5, "cúigear Teachtaí Dála"],
    [10, "deichniúr Teachtaí Dála"],
    // `Aon` and a ten leave a noun that begins with t as it is.
    [11, "11 Teachta Dála"],
    [12, "12 Theachta Dála"],
    [17, "17 dTeachta Dála"],
  ])("%i", (count, tds) => {
    const { text } = ga.toast({ code: "tds-found", count, constituency: "Clare" });
    expect(text).toBe(`Aimsíodh ${tds}: An Clár`);
    expect(ga.sent.recipients(count)).toBe(`Shroich do ghuth ${tds}`);
  });

  it.each([
    [1, "1 dáilcheantar"],
    [3, "3 dháilcheantar"],
    [8, "8 ndáilcheantar"],
    [11, "11 dáilcheantar"],
  ])("%i constituencies", (count, text) => expect(ga.find.matchCount(count)).toBe(text));
});
