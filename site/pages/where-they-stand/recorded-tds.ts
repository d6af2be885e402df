import type { DailVote, Stance, TdRecord } from "../../../api/contract/record.ts";
import type { RecordResponse } from "../../../api/contract/record-schema.ts";

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

/** How many of a constituency's TDs are for it in public, and how many have asked in the Dáil. */
export type Share = {
  constituency: string;
  inFavour: number;
  asked: number;
  tds: number;
};

/** Returns the share of each constituency that has TDs, by its English name. */
export function sharesOf(tds: readonly RecordedTd[]): Share[] {
  const names = [...new Set(tds.map(({ constituency }) => constituency))].sort();
  return names.map((constituency) => {
    const members = tds.filter((td) => td.constituency === constituency);
    const inFavour = members.filter(({ stance }) => stance === "for").length;
    const asked = members.filter(({ questions }) => questions.length > 0).length;
    return { constituency, inFavour, asked, tds: members.length };
  });
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

/**
 * What the TDs of the list are filtered by: the fields of the form, of the list's entries, and of the address
 * of a filtered list, so the names stay.
 */
export const FILTER_FIELDS = ["name", "party", "constituency", "asked", "said"] as const;

/** Texts by field; an empty one filters nothing. */
export type TdFields = Partial<Record<(typeof FILTER_FIELDS)[number], string>>;

/** Whether a TD fits the filter: the name has every word, in any case, with or without fadas. */
export function matches(td: TdFields, { name, ...filter }: TdFields): boolean {
  const tdName = fold(td.name ?? "");
  const words = fold(name ?? "").split(/\s+/);
  return (
    words.every((word) => tdName.includes(word)) &&
    FILTER_FIELDS.every(
      (field) => field === "name" || !filter[field] || filter[field] === td[field],
    )
  );
}

/** Returns a name as it is compared: 'oconnor' finds O'Connor. */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .trim();
}
