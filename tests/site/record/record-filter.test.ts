import { describe, expect, it } from "vitest";
import { matches } from "../../../site/record/record-filter.ts";

const ROW = ["Jennifer Murnane O'Connor", "Fianna Fáil", "Carlow-Kilkenny", "For"];
const ALL = { name: "", party: "", constituency: "", position: "" };

describe("the filter of the table", () => {
  it.each([
    [{}, true],
    [{ name: "connor JENN" }, true],
    [{ name: "oconnor" }, true],
    [{ name: " Múrnane " }, true],
    [{ name: "Fianna" }, false],
    [{ party: "Fianna Fáil", constituency: "Carlow-Kilkenny", position: "For" }, true],
    [{ party: "Fianna" }, false],
    [{ position: "Against" }, false],
    [{ name: "connor", constituency: "Clare" }, false],
  ])("asked for %j, shows the row: %s", (asked, isShown) => {
    expect(matches(ROW, { ...ALL, ...asked })).toBe(isShown);
  });
});
