import { describe, expect, it } from "vitest";
import {
  ledgerOf,
  matches,
  standingOf,
  totalsOf,
} from "../../../../site/pages/where-they-stand/recorded-tds.ts";
import { en } from "../../../../site/pages/where-they-stand/wording/en.ts";
import { ga } from "../../../../site/pages/where-they-stand/wording/ga.ts";
import { QUESTION, recordOf } from "./record-of.ts";

const FOR = { stance: "for" } as const;
const STATEMENT = { ...FOR, date: "2026-06-01", sentence: "Yes.", link: "https://paper.example/" };
const VOTE = { date: "2026-07-08", subject: "A motion", link: "https://vote.example/1" };
const CAST = { votes: [{ ...VOTE, vote: "staon" as const }] };

const { tds } = recordOf([
  { name: "Nobody", votes: [{ ...VOTE, vote: "none" }] },
  { name: "Voted", ...CAST },
  { name: "Asked", questions: [QUESTION, QUESTION] },
  { name: "For", ...FOR, statements: [STATEMENT], questions: [QUESTION] },
  { name: "Asked last", questions: [{ ...QUESTION, date: "2026-07-07" }] },
]);

it("the ledger has each TD with an entry once, the newest first, and last who only voted", () => {
  expect(ledgerOf(tds).map(({ name }) => name)).toEqual(["Asked last", "For", "Asked", "Voted"]);
});

it("a TD stands where the newest position is, else has asked or voted, else nowhere", () => {
  expect(tds.map(standingOf)).toEqual([undefined, "voted", "asked", "for", "asked"]);
});

describe("the totals", () => {
  it.each([
    ["2026-07-07", 1],
    ["2026-05-31", 3],
    [null, 0],
  ])("count who has an entry, who has one after %s, and each position", (firstDay, since) => {
    const positions = { asked: 3, for: 1, against: 0, undecided: 0 };
    expect(totalsOf(tds, firstDay)).toEqual({ all: 5, onRecord: 4, since, ...positions });
  });

  it.each([
    [
      { for: 12, against: 1, undecided: 2, asked: 17 },
      "17 have asked about it in the Dáil. 12 are for it in public, 1 is against, 2 are undecided.",
      "Chuir 17 acu ceist faoi sa Dáil. Tá 12 ar a shon go poiblí. Tá 1 ina choinne. Tá 2 gan cinneadh.",
    ],
    [
      { for: 174, against: 0, undecided: 0, asked: 0 },
      "None has asked about it in the Dáil. 174 are for it in public.",
      "Níor chuir aon duine ceist faoi sa Dáil. Tá 174 ar a shon go poiblí.",
    ],
  ])("are said in each language, without a position that nobody has: %j", (some, ...texts) => {
    const totals = { ...some, all: 174 };
    expect([en.positions(totals), ga.positions(totals)]).toEqual(texts);
  });
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
  [{ name: "Fianna" }, false],
  [{ party: "Fianna Fáil", constituency: "Carlow-Kilkenny", asked: "1" }, true],
  [{ party: "Fianna" }, false],
  [{ asked: "1", said: "1" }, false],
  [{ name: "connor", constituency: "Clare" }, false],
])("the filter of the list, asked for %j, shows the TD: %s", (asked, isShown) => {
  expect(matches(TD, asked)).toBe(isShown);
});
