import { newestFirst, type Stance } from "../../../api/contract/record.ts";
import type { RecordResponse } from "../../../api/contract/record-schema.ts";
import { fold } from "../../../api/contract/text.ts";

export type RecordedTd = RecordResponse["tds"][number];
type EntryOf<Kind extends "questions" | "statements" | "votes"> = RecordedTd[Kind][number];
/** A question, statement or vote of a TD on a day, with its public page. */
export type LedgerEntry = EntryOf<"questions"> | EntryOf<"statements"> | EntryOf<"votes">;

/** Returns what a TD asked, said and voted, newest first; of one day statements before votes and questions. */
export function entriesOf({ statements, votes, questions }: RecordedTd): LedgerEntry[] {
  const cast = votes.filter(({ vote }) => vote !== "none");
  return newestFirst<LedgerEntry>([...statements, ...cast, ...questions]);
}

/** Returns the TDs with an entry, by the newest question or statement; who only voted comes last. */
export function ledgerOf(tds: readonly RecordedTd[]): RecordedTd[] {
  const rows = tds
    .filter((td) => entriesOf(td).length > 0)
    .map((td) => ({ td, date: entriesOf({ ...td, votes: [] })[0]?.date ?? "" }));
  return newestFirst(rows).map(({ td }) => td);
}

/** Where a TD stands in one word: the newest public position, else that they asked, or voted Staon. */
export function standingOf(td: RecordedTd): Stance | "asked" | "voted" | undefined {
  if (td.stance !== undefined) return td.stance;
  if (td.questions.length > 0) return "asked";
  return entriesOf(td).length > 0 ? "voted" : undefined;
}

/** How many TDs have an entry, one after `firstDay`, each newest public position, or asked in the Dáil. */
export type Totals = Record<Stance | "onRecord" | "since" | "asked" | "all", number>;

/** Counts TDs; `firstDay` is the day of the campaign's first publication, null before. */
export function totalsOf(tds: readonly RecordedTd[], firstDay: string | null): Totals {
  const count = (fits: (td: RecordedTd) => boolean) => tds.filter(fits).length;
  const newestDay = (td: RecordedTd) => entriesOf(td)[0]?.date;
  return {
    all: tds.length,
    onRecord: count((td) => newestDay(td) !== undefined),
    // Not on the day itself: what was asked then was handed in before.
    since: count((td) => firstDay !== null && (newestDay(td) ?? "") > firstDay),
    asked: count(({ questions }) => questions.length > 0),
    for: count(({ stance }) => stance === "for"),
    against: count(({ stance }) => stance === "against"),
    undecided: count(({ stance }) => stance === "undecided"),
  };
}

/** The fields of the form, and of the entries. */
export const FILTER_FIELDS = ["name", "party", "constituency", "asked", "said"] as const;

/** Texts by field; an empty one filters nothing. */
export type TdFields = Partial<Record<(typeof FILTER_FIELDS)[number], string>>;

/** Whether a TD fits the filter: the name has every word, in any case, with or without fadas. */
export function matches(td: TdFields, { name, ...filter }: TdFields): boolean {
  // 'oconnor' finds O'Connor.
  const tdName = fold(td.name ?? "").replaceAll(" ", "");
  const words = fold(name ?? "").split(" ");
  return (
    words.every((word) => tdName.includes(word)) &&
    FILTER_FIELDS.every(
      (field) => field === "name" || !filter[field] || filter[field] === td[field],
    )
  );
}

/** Returns the id of a TD in the ledger, by the member's code: an apostrophe would be written in several ways. */
export function entryId({ memberCode }: Pick<RecordedTd, "memberCode">): string {
  return memberCode.replaceAll("'", "");
}
