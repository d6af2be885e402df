import { describe, expect, it } from "vitest";
import { surnameOf } from "../../../api/contract/surname.ts";
import seed from "../../../api/tds/population/seed/tds.json" with { type: "json" };

/** The surnames in the seed that are longer than the last word of the name. */
const LONG_SURNAMES = [
  "Murnane O'Connor",
  "Newsome Drennan",
  "Ó Laoghaire",
  "Mac Lochlainn",
  "Ó Muirí",
  "Ó Broin",
  "Ó Snodaigh",
  "Carroll MacNeill",
  "Boyd Barrett",
  "Ó Cearúil",
  "Ó Fearghaíl",
  "Ní Raghallaigh",
  "Ó Murchú",
  "Ó Súilleabháin",
];

describe("the surname", () => {
  it("is the last word of the name for each TD of the seed, except for the listed ones", () => {
    const surnames = seed.tds.flatMap(({ name, email }) =>
      email === null ? [] : [{ last: name.split(" ").at(-1), surname: surnameOf(name, email) }],
    );
    expect(surnames).toHaveLength(173);
    const longer = surnames.filter(({ last, surname }) => last !== surname);
    expect(longer.map(({ surname }) => surname).sort()).toEqual([...LONG_SURNAMES].sort());
  });

  it.each([
    ["Cormac Devlin", "cormac@cormacdevlin.ie", "Devlin"],
    ["Paul Nicholas Gogarty", "paul.gogarty@oireachtas.ie", "Gogarty"],
    ["Danny Healy-Rae", "danny.healy-rae@oireachtas.ie", "Healy-Rae"],
    ["Rose Conway-Walsh", "rose.conwaywalsh@oireachtas.ie", "Conway-Walsh"],
    ["Pádraig Mac Lochlainn", "office@example.ie", "Mac Lochlainn"],
    ["Shónagh Ní Raghallaigh", "press.office@example.ie", "Ní Raghallaigh"],
    ["Máire Mhic Giolla Bhríde", "m@example.ie", "Bhríde"],
    ["Ó Broin", "x@example.ie", "Broin"],
    ["Madonna", "madonna@example.ie", "Madonna"],
    ["A B", "a.@example.ie", "B"],
    ["Ann Able", "annable@example.ie", "Able"],
    ["Ann Mac de Búrca", "office@example.ie", "Mac de Búrca"],
  ])("of %s with the address %s is %s", (name, email, surname) => {
    expect(surnameOf(name, email)).toBe(surname);
  });

  it.each([
    ...["Ó", "Ua", "Uí", "Ní", "Nic", "Mac", "Mag", "Mhic", "Mc", "De", "Le", "Fitz", "Ni", "mac"],
  ])("includes the particle %s before its last word", (particle) => {
    expect(surnameOf(`Ann ${particle} Able`, "office@example.ie")).toBe(`${particle} Able`);
  });
});
