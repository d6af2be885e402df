import { describe, expect, it } from "vitest";
import seed from "../../../../api/tds/lookup/seed/tds.json";
import { surnameOf } from "../../../../api/tds/lookup/surname.ts";

/** Every TD of the seed whose surname is more than the last word of the name. */
const LONGER = [
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

describe("a surname", () => {
  it("of each of the 173 seeds is its last word, but for the known longer ones", () => {
    const surnames = seed.tds.flatMap(({ name, email }) =>
      email === null ? [] : [{ last: name.split(" ").at(-1), surname: surnameOf(name, email) }],
    );
    expect(surnames).toHaveLength(173);
    const longer = surnames.filter(({ last, surname }) => last !== surname);
    expect(longer.map(({ surname }) => surname).sort()).toEqual([...LONGER].sort());
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
  ])("of %s at %s is %s", (name, email, surname) => {
    expect(surnameOf(name, email)).toBe(surname);
  });
});
