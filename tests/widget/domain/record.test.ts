import { describe, expect, test } from "vitest";
import type { DailVote, TdRecord } from "../../../api/contract/record.ts";
import { recordEntries, recordSummary } from "../../../widget/domain/record.ts";
import { wordingFor } from "../../../widget/domain/wording/wording.ts";

const EN = wordingFor("en").record;
const GA = wordingFor("ga").record;

const NOTHING: TdRecord = { questions: [], votes: [], statements: [] };

const VOTES: DailVote[] = [
  { date: "2026-07-08", subject: "A motion", url: "https://vote.example/1", for: "ta" },
  { date: "2026-01-01", subject: "An amendment", url: "https://vote.example/2", for: "nil" },
];

const STATEMENT = {
  stance: "undecided",
  sentence: "I’ll read the report.",
  date: "2026-03-29",
  url: "https://paper.example/",
} as const;

const asked = (count: number): TdRecord => ({
  ...NOTHING,
  questions: Array.from({ length: count }, (_, index) => ["2025-10-02", 40 + index]),
});

describe("the line of a TD", () => {
  test.each([
    [1, "(", "Ceist amháin sa Dáil, ar"],
    [4, "4 times (last on ", "4 cheist sa Dáil, an ceann is déanaí ar"],
    [7, "7 times (last on ", "7 gceist sa Dáil, an ceann is déanaí ar"],
    [11, "11 times (last on ", "11 cheist sa Dáil, an ceann is déanaí ar"],
  ])("counts %i questions in both languages", (count, en, ga) => {
    expect(recordSummary(asked(count), VOTES, EN, "night buses")).toBe(
      `Asked about night buses in the Dáil ${en}2 October 2025)`,
    );
    expect(recordSummary(asked(count), VOTES, GA, "busanna oíche")).toBe(
      `${ga} an 2 Deireadh Fómhair 2025: busanna oíche`,
    );
  });

  test.each<[string, Partial<TdRecord>, string, string]>([
    ["nothing", {}, "No public statement found", "Ní bhfuarthas aon ráiteas poiblí"],
    [
      "silence, which is no position",
      { votes: ["none", "none"] },
      "No public statement found",
      "Ní bhfuarthas aon ráiteas poiblí",
    ],
    [
      "the newest vote",
      { votes: ["nil", "nil"], statements: [STATEMENT] },
      "Voted Níl, against it, on 8 July 2026",
      "Vótáil: Níl, ina choinne, ar an 8 Iúil 2026",
    ],
    [
      "a statement that is newer than the votes",
      { votes: ["none", "nil"], statements: [STATEMENT] },
      "Undecided, in a statement on 29 March 2026",
      "Gan cinneadh, i ráiteas ar an 29 Márta 2026",
    ],
    [
      "an abstention",
      { votes: ["none", "staon"] },
      "Abstained (Staon), on 1 January 2026",
      "Vótáil: Staon, ar an 1 Eanáir 2026",
    ],
  ])("says %s", (_, record, en, ga) => {
    expect(recordSummary({ ...NOTHING, ...record }, VOTES, EN, "")).toBe(en);
    expect(recordSummary({ ...NOTHING, ...record }, VOTES, GA, "")).toBe(ga);
  });
});

describe("the entries of a TD", () => {
  const record: TdRecord = {
    questions: [
      ["2026-10-25", 7],
      ["2025-10-02", 45],
    ],
    votes: ["ta", "ta"],
    statements: [STATEMENT],
  };

  test("are all, newest first, with their days and pages", () => {
    const entries = recordEntries(record, VOTES, EN, "en");
    expect(entries.map(({ day, text, stance }) => [day, text, stance])).toEqual([
      ["25 October 2026", "Question in the Dáil", undefined],
      ["8 July 2026", "Voted Tá, for it: A motion", "for"],
      ["29 March 2026", "Undecided: I’ll read the report.", "undecided"],
      ["1 January 2026", "Voted Tá, against it: An amendment", "against"],
      ["2 October 2025", "Question in the Dáil", undefined],
    ]);
    expect(entries.map(({ url }) => url).slice(0, 2)).toEqual([
      "https://www.oireachtas.ie/en/debates/question/2026-10-25/7/",
      "https://vote.example/1",
    ]);
  });

  test("link to the questions' Irish pages in Irish", () => {
    const [newest] = recordEntries(record, VOTES, GA, "ga");
    expect(newest?.url).toBe("https://www.oireachtas.ie/ga/debates/question/2026-10-25/7/");
  });

  test("of a vote without a side have no position", () => {
    const entries = recordEntries({ ...NOTHING, votes: ["none", "staon"] }, VOTES, EN, "en");
    expect(entries.map(({ text, stance }) => [text, stance])).toEqual([
      ["No vote recorded: A motion", undefined],
      ["Abstained (Staon): An amendment", undefined],
    ]);
    expect(recordEntries(NOTHING, VOTES, EN, "en")).toEqual([]);
  });
});
