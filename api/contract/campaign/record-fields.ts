import * as z from "zod/mini";
import { fields } from "../json.ts";
import { SIDES, STANCES } from "../record.ts";
import { choice, day, group, line, lines, link, long } from "./field-kinds.ts";
import { kind, type Problem } from "./problems.ts";

const MAX_VOTES = 10;
const MAX_STATEMENTS = 400;

/** A list by lasting keys, so that two members of staff can each add an entry. */
function keyed<Entry extends z.core.$ZodType>(entry: Entry, most: number) {
  return z
    .record(z.string().check(z.regex(/^\d{1,20}$/, { error: "unknown" })), entry, kind)
    .check(z.refine((value) => Object.keys(value).length <= most, { error: "too-many" }));
}

const members = (label: string) => z.exactOptional(lines(label, 12_000));

/** Statements and votes of TDs, which staff enter. The server collects the questions in the Dáil. */
export const RecordFields = group({
  topics: z.exactOptional(lines("Topics, one a line", 1000, { rows: 5 })),
  /** Questions that the record leaves out, each by day and number: `2025-10-02 12`. */
  leftOut: z.exactOptional(lines("Questions left out, one a line: day and number", 12_000)),
  votes: z.exactOptional(
    keyed(
      group({
        date: day("Vote, date"),
        subject: long("Vote, subject", 300),
        url: link("Vote, official page"),
        for: choice("Which side was for the Basic Income for the Arts", ["ta", "nil"], {
          ta: "Tá was for it",
          nil: "Níl was for it",
        }),
        ta: members("Members who voted Tá"),
        nil: members("Members who voted Níl"),
        staon: members("Members who voted Staon"),
      }),
      MAX_VOTES,
    ),
  ),
  statements: z.exactOptional(
    keyed(
      group({
        member: line("Statement, TD", 150),
        stance: choice("Statement, position", STANCES, {
          for: "For",
          against: "Against",
          undecided: "Undecided",
        }),
        sentence: long("Statement, one sentence", 300),
        date: day("Statement, date"),
        url: link("Statement, where anyone can read it"),
      }),
      MAX_STATEMENTS,
    ),
  ),
});
export type RecordFields = z.infer<typeof RecordFields>;

export function topicsOf(record: RecordFields | undefined): string[] {
  return linesOf(record?.topics);
}

/** Returns the codes of members in a text, one a line. */
export function codesOf(text: unknown): string[] {
  return linesOf(text).map(memberKey);
}

/** Returns a member's code with composed fadas, which a pasted code may lack. */
export function memberKey(code: string): string {
  return code.trim().normalize("NFC");
}

/** Returns the lines of a text that are not empty. */
export function linesOf(text: unknown): string[] {
  const lines = typeof text === "string" ? text.split("\n") : [];
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

/** Returns the problems between the votes of a record: a vote that is entered twice, a member on two sides. */
export function voteProblems(record: unknown): Problem[] {
  const problems: Problem[] = [];
  const pages = new Set<string>();
  for (const [key, vote] of Object.entries(fields(fields(record).votes))) {
    const { url, ...sides } = fields(vote);
    const refuse = (name: string, code: Problem["code"]) =>
      problems.push({ field: `record.votes.${key}.${name}`, code });
    const page = `${url}`.replace("/ga/", "/en/").replace(/\/?(?:[?#].*)?$/, "");
    if (pages.has(page)) refuse("url", "vote-twice");
    pages.add(page);
    const voters = new Set<string>();
    for (const side of SIDES) {
      const codes = codesOf(sides[side]);
      if (codes.some((code) => voters.has(code))) refuse(side, "two-sides");
      for (const code of codes) voters.add(code);
    }
  }
  return problems;
}
