import type { Language } from "../../api/contract/language.ts";
import type { CastVote, Stance } from "../../api/contract/record.ts";
import {
  type DailVote,
  newestFirst,
  questionUrl,
  type TdRecord,
} from "../../api/contract/record.ts";
import type { ResultsWording } from "./wording/results-en.ts";

type RecordWording = ResultsWording["record"];

/** A question, statement or vote of a TD on a day, as it is shown, with its public page. */
export type RecordEntry = {
  /** `2026-07-08` */
  date: string;
  /** The date as it is shown. */
  day: string;
  text: string;
  url: string;
  /** The position of a statement, or of a vote for or against. */
  stance?: Stance;
};

/** Returns a TD's record in one line: how often they asked, else their newest statement or vote. */
export function recordSummary(
  { questions, statements, votes: casts }: TdRecord,
  votes: readonly DailVote[],
  wording: RecordWording,
  name: string,
): string {
  const [last] = questions;
  if (last !== undefined) return wording.questionCount(questions.length, last[0], name);
  const positions = [
    ...statements.map(({ stance, date }) => ({ date, text: wording.datedStatement(stance, date) })),
    ...ownVotes(casts, votes)
      .filter(({ cast }) => cast !== "none")
      .map(({ cast, stance, date }) => ({ date, text: wording.datedVote(cast, stance, date) })),
  ];
  return newestFirst(positions)[0]?.text ?? wording.nothing;
}

/** Returns all of a TD's record, newest first, with the questions' pages in the language. */
export function recordEntries(
  { questions, statements, votes: casts }: TdRecord,
  votes: readonly DailVote[],
  wording: RecordWording,
  language: Language,
): RecordEntry[] {
  const entries: Omit<RecordEntry, "day">[] = [
    ...statements.map(({ sentence, ...statement }) => ({
      ...statement,
      text: wording.statement(statement.stance, sentence),
    })),
    ...ownVotes(casts, votes).map(({ cast, stance, subject, date, url }) => ({
      date,
      text: wording.vote(cast, stance, subject),
      url,
      ...(stance && { stance }),
    })),
    ...questions.map(([date, number]) => ({
      date,
      text: wording.question,
      url: questionUrl(date, number, language),
    })),
  ];
  return newestFirst(entries).map((entry) => ({ ...entry, day: wording.day(entry.date) }));
}

type OwnVote = DailVote & { cast: CastVote; stance?: Stance };

/** Returns the votes with the vote of the TD; Tá and Níl also with the position of that side. */
function ownVotes(casts: readonly CastVote[], votes: readonly DailVote[]): OwnVote[] {
  return votes.flatMap((vote, index): OwnVote[] => {
    const cast = casts[index];
    if (cast === undefined) return [];
    if (cast !== "ta" && cast !== "nil") return [{ ...vote, cast }];
    return [{ ...vote, cast, stance: cast === vote.for ? "for" : "against" }];
  });
}
