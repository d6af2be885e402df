import { fields, isCount, isDay, parseAll } from "./json.ts";
import type { Language } from "./language.ts";

/** The positions that a TD may state in public. */
export const STANCES = ["for", "against", "undecided"] as const;
export type Stance = (typeof STANCES)[number];

/** The sides of a vote in the Dáil: Tá, Níl and Staon. */
export const SIDES = ["ta", "nil", "staon"] as const;

/** How a TD voted; `none`: the record of the vote does not name the TD. */
export const CAST_VOTES = [...SIDES, "none"] as const;
export type CastVote = (typeof CAST_VOTES)[number];

/** A public statement of a TD in one sentence, and where anyone can read it. */
export type Statement = { stance: Stance; sentence: string; date: string; url: string };

/** A vote in the Dáil that staff have entered; `for`: the side for the Basic Income for the Arts. */
export type DailVote = { date: string; subject: string; url: string; for: "ta" | "nil" };

/** Questions, votes and statements of a TD by the public record, newest first; votes in the order of the answer's votes. */
export type TdRecord = {
  questions: [date: string, number: number][];
  votes: CastVote[];
  statements: Statement[];
};

/** Returns a TD's newest statement or vote, of one day the statement. An abstention or silence is no position. */
export function newestPosition(record: TdRecord, votes: readonly DailVote[]) {
  const positions = votes.flatMap(({ date, for: side }, index) => {
    const own = record.votes[index];
    if (own !== "ta" && own !== "nil") return [];
    return [{ date, stance: own === side ? ("for" as const) : ("against" as const) }];
  });
  return newestFirst([...record.statements, ...positions])[0] ?? null;
}

/** Returns the entries with the newest first; entries of one day stay in order. */
export function newestFirst<Entry extends { date: string }>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => b.date.localeCompare(a.date));
}

/** Parses unknown JSON as a TD's record. Without a schema library, which the element would have to load. */
export function parseTdRecord(value: unknown): TdRecord | null {
  const json = fields(value);
  const questions = parseAll(json.questions, (item): TdRecord["questions"][number] | null => {
    const [date, number] = Array.isArray(item) ? item : [];
    return isDay(date) && isCount(number) ? [date, number] : null;
  });
  const votes = parseAll(json.votes, (item) => CAST_VOTES.find((vote) => vote === item) ?? null);
  const statements = parseAll(json.statements, (item): Statement | null => {
    const { sentence, date, url, ...more } = fields(item);
    const stance = STANCES.find((each) => each === more.stance);
    if (!stance || typeof sentence !== "string" || !isDay(date) || !isLink(url)) return null;
    return { stance, sentence, date, url };
  });
  return questions && votes && statements ? { questions, votes, statements } : null;
}

/** Parses unknown JSON as the votes that the records of an answer are about. */
export function parseDailVotes(value: unknown): DailVote[] | null {
  return parseAll(value, (item): DailVote | null => {
    const { subject, date, url, for: side } = fields(item);
    if (typeof subject !== "string" || !isDay(date) || !isLink(url)) return null;
    return side === "ta" || side === "nil" ? { date, subject, url, for: side } : null;
  });
}

function isLink(value: unknown): value is string {
  return typeof value === "string" && value.startsWith("https://");
}

/** Returns the official page of a question in the Dáil, in the reader's language. */
export function questionUrl(date: string, number: number, language: Language): string {
  return `https://www.oireachtas.ie/${language}/debates/question/${date}/${number}/`;
}
