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

/**
 * Returns the questions, statements and votes of a TD as they are shown, newest first, each with its public
 * page, for questions in the language; a statement, or a vote for or against, with its position.
 */
export function recordEntries(
  { questions, statements, votes: casts }: TdRecord,
  votes: readonly DailVote[],
  wording: RecordWording,
  language: Language,
): { date: string; day: string; text: string; url: string; stance?: Stance }[] {
  const entries = [
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
