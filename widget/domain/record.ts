import type { Language } from "../../api/contract/language.ts";
import {
  type CastVote,
  type DailVote,
  newestFirst,
  questionUrl,
  type Stance,
  type TdRecord,
} from "../../api/contract/record.ts";
import type { ResultsWording } from "./wording/results-en.ts";

type RecordWords = ResultsWording["record"];

/** What a TD asked, said or voted on a day, as it is shown, with its public page. */
export type RecordEntry = {
  /** `2026-07-08` */
  date: string;
  /** The same day as it is shown. */
  day: string;
  text: string;
  url: string;
  /** The position of a statement, or of a vote for or against. */
  stance?: Stance;
};

/**
 * Returns a TD's record in one line: how often they asked, else their newest statement or vote.
 *
 * @param votes those of the same reply
 */
export function recordSummary(
  { questions, statements, votes: casts }: TdRecord,
  votes: readonly DailVote[],
  words: RecordWords,
  name: string,
): string {
  const [last] = questions;
  if (last !== undefined) return words.asked(questions.length, last[0], name);
  const positions = [
    ...statements.map(({ stance, date }) => ({ date, text: words.said(stance, date) })),
    ...ownVotes(casts, votes)
      .filter(({ cast }) => cast !== "none")
      .map(({ cast, stance, date }) => ({ date, text: words.voted(cast, stance, date) })),
  ];
  return newestFirst(positions)[0]?.text ?? words.nothing;
}

/** Returns all of a TD's record, newest first, with the questions' pages in the language. */
export function recordEntries(
  { questions, statements, votes: casts }: TdRecord,
  votes: readonly DailVote[],
  words: RecordWords,
  language: Language,
): RecordEntry[] {
  const entries: Omit<RecordEntry, "day">[] = [
    ...statements.map(({ sentence, ...statement }) => ({
      ...statement,
      text: words.statement(statement.stance, sentence),
    })),
    ...ownVotes(casts, votes).map(({ cast, stance, subject, date, url }) => ({
      date,
      text: words.vote(cast, stance, subject),
      url,
      ...(stance && { stance }),
    })),
    ...questions.map(([date, number]) => ({
      date,
      text: words.question,
      url: questionUrl(date, number, language),
    })),
  ];
  return newestFirst(entries).map((entry) => ({ ...entry, day: words.day(entry.date) }));
}

type OwnVote = DailVote & { cast: CastVote; stance?: Stance };

/** Returns the votes with the TD's own; Tá and Níl also with whether that side was for it. */
function ownVotes(casts: readonly CastVote[], votes: readonly DailVote[]): OwnVote[] {
  return votes.flatMap((vote, index): OwnVote[] => {
    const cast = casts[index];
    if (cast === undefined) return [];
    if (cast !== "ta" && cast !== "nil") return [{ ...vote, cast }];
    return [{ ...vote, cast, stance: cast === vote.for ? "for" : "against" }];
  });
}
