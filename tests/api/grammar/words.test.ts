import { expect, it } from "vitest";
import { CONSTITUENCIES } from "../../../api/contract/constituencies.ts";
import { constituenciesIn, constituencyName } from "../../../api/contract/constituency-details.ts";
import { isPast } from "../../../api/grammar/dates.ts";
import { partyInIrish } from "../../../api/grammar/irish.ts";
import seed from "../../../api/tds/population/seed/tds.json";

it.each([
  ["2026-11-30", "2026-12-01T00:00:00Z", true],
  // Summer time: midnight in Dublin is 23:00 in UTC.
  ["2026-06-30", "2026-06-30T22:59:59Z", false],
  ["2026-06-30", "2026-06-30T23:00:00Z", true],
  [undefined, "2026-06-30T23:00:00Z", false],
])("the day %s at %s is over: %s", (day, now, isOver) => {
  expect(isPast(day, new Date(now))).toBe(isOver);
});

it.each(["en", "ga"] as const)("the constituencies in %s are in the order of its names", (lang) => {
  const names = constituenciesIn(lang).map((each) => constituencyName(each, lang));
  expect(names).toEqual(names.toSorted(new Intl.Collator(lang).compare));
  expect(new Set(names).size).toBe(CONSTITUENCIES.length);
});

it("every party of the bundled TDs has an Irish name, or one that is not English", () => {
  const names = new Set(seed.tds.flatMap(({ party }) => (party ? [partyInIrish(party)] : [])));
  expect([...names].filter((name) => /\b(?:Party|Independent|Social|Profit)\b/.test(name))).toEqual(
    [],
  );
  expect(names).toContain("Páirtí an Lucht Oibre");
  expect(partyInIrish("100% RDR")).toBe("100% RDR");
});
