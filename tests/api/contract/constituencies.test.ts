import { describe, expect, it } from "vitest";
import { CONSTITUENCIES, currentConstituencies } from "../../../api/contract/constituencies.ts";
import { seatsOf } from "../../../api/contract/constituency-details.ts";
import { constituencyOf, slugOf } from "../../../api/contract/paths.ts";
import { similarConstituency } from "../../../api/tds/lookup/tds-page.ts";
import seed from "../../../api/tds/population/seed/tds.json";

describe("the address of a constituency", () => {
  it.each([
    ["Dún Laoghaire", "dun-laoghaire"],
    ["Baile Átha Cliath - Fine Gall Thoir", "baile-atha-cliath-fine-gall-thoir"],
    [" O’Connell’s ‘Place’ ", "oconnells-place"],
    ["../%00<>", "00"],
  ])("of '%s' is '%s'", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it("is another one for each of the 44, and leads back to it", () => {
    expect(new Set(CONSTITUENCIES.map(slugOf)).size).toBe(44);
    expect(CONSTITUENCIES.map((name) => constituencyOf(slugOf(name)))).toEqual(CONSTITUENCIES);
    expect(constituencyOf("constructor")).toBeNull();
  });
});

it("each constituency has the seats that its bundled TDs fill, 174 in all", () => {
  const filled = CONSTITUENCIES.map((name) =>
    currentConstituencies(name).reduce(
      (sum, each) => sum + seed.tds.filter(({ constituency }) => constituency === each).length,
      0,
    ),
  );
  expect(CONSTITUENCIES.map(seatsOf)).toEqual(filled);
  expect(seatsOf("Tipperary")).toBe(6);
});

it.each([
  ["Dunlaoghaire", "Dún Laoghaire"],
  ["rosc", "Roscommon-Galway"],
  // Several begin with it.
  ["dublin", null],
  ["a".repeat(100_000), null],
])("a constituency is proposed for '%s': %s", (text, similar) => {
  expect(similarConstituency(text)).toBe(similar);
});
