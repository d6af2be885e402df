import type { DailVote, Stance, TdRecord } from "../../../api/contract/record.ts";
import type { RecordResponse } from "../../../api/contract/record-schema.ts";

/** A TD of the record. */
export type RecordedTd = RecordResponse["tds"][number];

/** How many TDs have each newest public position or none, how many asked in the Dáil, and how many there are. */
export type Totals = Record<Stance | "none" | "asked" | "all", number>;

export function totalsOf(tds: readonly RecordedTd[]): Totals {
  const totals: Totals = { for: 0, against: 0, undecided: 0, none: 0, asked: 0, all: tds.length };
  for (const td of tds) {
    totals[td.stance ?? "none"] += 1;
    if (td.questions.length > 0) totals.asked += 1;
  }
  return totals;
}

/**
 * The steps of the map: which part of a constituency's TDs is for it in public; where none is,
 * whether one has asked in the Dáil.
 */
export const STEPS = ["all", "half", "some", "asked", "none"] as const;
export type Step = (typeof STEPS)[number];

/** How many of a constituency's TDs are for it in public, and how many have asked in the Dáil. */
export type Share = {
  constituency: string;
  inFavour: number;
  asked: number;
  tds: number;
  step: Step;
};

/** Returns the share of each constituency that has TDs, by its English name. */
export function sharesOf(tds: readonly RecordedTd[]): Share[] {
  const names = [...new Set(tds.map(({ constituency }) => constituency))].sort();
  return names.map((constituency) => {
    const own = tds.filter((td) => td.constituency === constituency);
    const inFavour = own.filter(({ stance }) => stance === "for").length;
    const asked = own.filter(({ questions }) => questions.length > 0).length;
    const step = stepOf(inFavour, asked, own.length);
    return { constituency, inFavour, asked, tds: own.length, step };
  });
}

function stepOf(inFavour: number, asked: number, tds: number): Step {
  if (inFavour === 0) return asked > 0 ? "asked" : "none";
  if (inFavour === tds) return "all";
  return inFavour * 2 < tds ? "some" : "half";
}

/** Returns the record of a TD as lookups hold it, from which the element's texts are made. */
export function compactRecord({ questions, votes, statements }: RecordedTd): TdRecord {
  return {
    questions: questions.map(({ date, number }) => [date, number]),
    votes: votes.map(({ vote }) => vote),
    statements: statements.map(({ link, ...statement }) => ({ ...statement, url: link })),
  };
}

/** Returns the votes of the record as lookups hold them. */
export function compactVotes({ votes }: RecordResponse): DailVote[] {
  return votes.map(({ link, tally: _, ...vote }) => ({ ...vote, url: link }));
}
