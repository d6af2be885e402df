import { describe, expect, it } from "vitest";
import {
  matches,
  sharesOf,
  totalsOf,
} from "../../../../site/pages/where-they-stand/recorded-tds.ts";
import { en } from "../../../../site/pages/where-they-stand/wording/en.ts";
import { ga } from "../../../../site/pages/where-they-stand/wording/ga.ts";
import { QUESTION, recordOf } from "./record-of.ts";

const FOR = { stance: "for" } as const;

describe("the totals", () => {
  it("count each TD by the newest position, and apart from it who asked", () => {
    const { tds } = recordOf([
      { ...FOR, questions: [QUESTION, QUESTION] },
      { stance: "against" },
      { stance: "undecided" },
      { questions: [QUESTION] },
      {},
    ]);
    expect(totalsOf(tds)).toEqual({ for: 1, against: 1, undecided: 1, none: 2, asked: 2, all: 5 });
  });

  const NOBODY = { for: 0, against: 0, undecided: 0, none: 174, asked: 0, all: 174 };

  it.each([
    [
      { for: 12, against: 1, undecided: 2, none: 159, asked: 17 },
      "Of 174 TDs, 12 are for it in public, 1 is against, 2 are undecided; we found no public statement by the other 159. 17 have asked about it in the Dáil.",
      "I measc na dTeachtaí Dála (174), tá 12 ar a shon go poiblí, tá 1 ina choinne, tá 2 gan cinneadh; ní bhfuarthas aon ráiteas poiblí ó 159 eile. Chuir 17 acu ceist faoi sa Dáil.",
    ],
    [
      { for: 174, none: 0, asked: 1 },
      "Of 174 TDs, 174 are for it in public. 1 has asked about it in the Dáil.",
      "I measc na dTeachtaí Dála (174), tá 174 ar a shon go poiblí. Chuir 1 acu ceist faoi sa Dáil.",
    ],
    [
      {},
      "We found no public statement by any of the 174 TDs.",
      "Ní bhfuarthas aon ráiteas poiblí ó na Teachtaí Dála (174).",
    ],
  ])(
    "are one sentence in each language, which leaves out what nobody did: %j",
    (some, ...texts) => {
      const totals = { ...NOBODY, ...some };
      expect([en.totals(totals), ga.totals(totals)]).toEqual(texts);
    },
  );
});

it("counts the TDs of each constituency, those who are for it, and those who have asked", () => {
  const clare = [FOR, { stance: "against" }, { ...FOR, questions: [QUESTION] }] as const;
  const { tds } = recordOf([{ constituency: "Mayo" }, ...clare]);
  expect(sharesOf(tds)).toEqual([
    { constituency: "Clare", inFavour: 2, asked: 1, tds: 3 },
    { constituency: "Mayo", inFavour: 0, asked: 0, tds: 1 },
  ]);
});

const TD = {
  name: "Jennifer Murnane O'Connor",
  party: "Fianna Fáil",
  constituency: "Carlow-Kilkenny",
  asked: "1",
};

it.each([
  [{}, true],
  [{ name: "connor JENN" }, true],
  [{ name: "oconnor" }, true],
  [{ name: " Múrnane " }, true],
  [{ name: "Fianna" }, false],
  [{ party: "Fianna Fáil", constituency: "Carlow-Kilkenny", asked: "1" }, true],
  [{ party: "Fianna" }, false],
  [{ said: "1" }, false],
  [{ asked: "1", said: "1" }, false],
  [{ name: "connor", constituency: "Clare" }, false],
])("the filter of the list, asked for %j, shows the TD: %s", (asked, isShown) => {
  expect(matches(TD, asked)).toBe(isShown);
});
