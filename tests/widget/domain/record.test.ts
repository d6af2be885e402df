import { describe, expect, it } from "vitest";
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

const questions = (count: number): TdRecord => ({
  ...NOTHING,
  questions: Array.from({ length: count }, (_, index) => ["2025-10-02", 40 + index]),
});

const NO_STATEMENT = "No public statement found / Ní bhfuarthas aon ráiteas poiblí";

describe("the line of a TD", () => {
  it.each([
    [1, "(", "Ceist amháin sa Dáil, ar"],
    [4, "4 times (last on ", "4 cheist sa Dáil, an ceann is déanaí ar"],
    [7, "7 times (last on ", "7 gceist sa Dáil, an ceann is déanaí ar"],
  ])("counts %i questions in both languages", (count, en, ga) => {
    expect(recordSummary(questions(count), VOTES, EN, "night buses")).toBe(
      `Asked about night buses in the Dáil ${en}2 October 2025)`,
    );
    expect(recordSummary(questions(count), VOTES, GA, "busanna oíche")).toBe(
      `${ga} an 2 Deireadh Fómhair 2025: busanna oíche`,
    );
  });

  it.each<[Partial<TdRecord>, string]>([
    [{}, NO_STATEMENT],
    // Silence is no position.
    [{ votes: ["none", "none"] }, NO_STATEMENT],
    [
      { votes: ["nil", "nil"], statements: [STATEMENT] },
      "Voted Níl, against it, on 8 July 2026 / Vótáil: Níl, ina choinne, ar an 8 Iúil 2026",
    ],
    [
      { votes: ["none", "nil"], statements: [STATEMENT] },
      "Undecided, in a statement on 29 March 2026 / Gan cinneadh, i ráiteas ar an 29 Márta 2026",
    ],
    [
      { votes: ["none", "staon"] },
      "Abstained (Staon), on 1 January 2026 / Vótáil: Staon, ar an 1 Eanáir 2026",
    ],
  ])("of %j says the newest vote or statement", (record, lines) => {
    const line = (wording: typeof EN) =>
      recordSummary({ ...NOTHING, ...record }, VOTES, wording, "");
    expect(`${line(EN)} / ${line(GA)}`).toBe(lines);
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

  it("are all, newest first, with their days and pages", () => {
    const entries = recordEntries(record, VOTES, EN, "en");
    expect(entries.map(({ day, text, stance }) => [day, text, stance])).toEqual([
      ["25 October 2026", "Question in the Dáil", undefined],
      ["8 July 2026", "Voted Tá, for it: A motion", "for"],
      ["29 March 2026", "Undecided: I’ll read the report.", "undecided"],
      ["1 January 2026", "Voted Tá, against it: An amendment", "against"],
      ["2 October 2025", "Question in the Dáil", undefined],
    ]);
    const question = "oireachtas.ie/en/debates/question/2026-10-25/7/";
    expect(entries[0]?.url).toBe(`https://www.${question}`);
    expect(entries[1]?.url).toBe("https://vote.example/1");
    const [irish] = recordEntries(record, VOTES, GA, "ga");
    expect(irish?.url).toBe(`https://www.${question.replace("/en/", "/ga/")}`);
  });

  it("have no position for a vote without a side", () => {
    const entries = recordEntries({ ...NOTHING, votes: ["none", "staon"] }, VOTES, EN, "en");
    expect(entries.map(({ text, stance }) => [text, stance])).toEqual([
      ["No vote recorded: A motion", undefined],
      ["Abstained (Staon): An amendment", undefined],
    ]);
  });
});
