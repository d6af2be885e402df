import * as z from "zod/mini";
import { fields } from "../json.ts";
import { SIDES, STANCES } from "../record.ts";
import { choice, day, line, lines, link, long } from "./field-kinds.ts";
import { kind, type Problem } from "./problems.ts";

/** The most votes and statements that a campaign holds. */
const MAX_VOTES = 10;
const MAX_STATEMENTS = 400;

/** A list whose entries keep their keys, so that two members of staff can each add one. */
function keyed<Entry extends z.core.$ZodType>(entry: Entry, most: number) {
  return z
    .record(z.string().check(z.regex(/^\d{1,20}$/, { error: "unknown" })), entry, kind)
    .check(z.refine((value) => Object.keys(value).length <= most, { error: "too-many" }));
}

/** The codes of members, one a line. */
const members = (label: string) => z.exactOptional(lines(label, 12_000));

/** What staff know of where TDs stand. The questions in the Dáil are collected by the server. */
export const RecordFields = z.strictObject(
  {
    /** One a line. Questions in the Dáil that name one of them are shown. */
    topics: z.exactOptional(lines("Topics, one a line", 1000, { rows: 5 })),
    /** By day and number, `2025-10-02 12`. */
    leftOut: z.exactOptional(lines("Questions left out, one a line: day and number", 12_000)),
    votes: z.exactOptional(
      keyed(
        z.strictObject(
          {
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
          },
          kind,
        ),
        MAX_VOTES,
      ),
    ),
    statements: z.exactOptional(
      keyed(
        z.strictObject(
          {
            member: line("Statement, TD", 150),
            stance: choice("Statement, position", STANCES, {
              for: "For",
              against: "Against",
              undecided: "Undecided",
            }),
            sentence: long("Statement, one sentence", 300),
            date: day("Statement, date"),
            url: link("Statement, where anyone can read it"),
          },
          kind,
        ),
        MAX_STATEMENTS,
      ),
    ),
  },
  kind,
);
export type RecordFields = z.infer<typeof RecordFields>;

/** Returns the topics: the lines of their text that are not empty. */
export function topicsOf(record: RecordFields | undefined): string[] {
  return linesOf(record?.topics);
}

/** Returns the codes of members in a text, one a line. */
export function codesOf(text: unknown): string[] {
  return linesOf(text).map(memberKey);
}

/** Returns a member's code with its fadas composed: those that people paste may have them apart. */
export function memberKey(code: string): string {
  return code.trim().normalize("NFC");
}

/** Returns the lines of a text that are not empty. */
export function linesOf(text: unknown): string[] {
  const lines = typeof text === "string" ? text.split("\n") : [];
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

/** Returns what is wrong between the votes of a record: one that is entered twice, and members on two sides. */
export function voteProblems(record: unknown): Problem[] {
  const pages = new Set<string>();
  return Object.entries(fields(fields(record).votes)).flatMap(([key, vote]) => {
    const { url, ...sides } = fields(vote);
    const page = officialPage(`${url}`);
    const isTwice = pages.has(page);
    pages.add(page);
    const cast = new Set<string>();
    const again = SIDES.filter((side) => {
      const codes = codesOf(sides[side]);
      const isAgain = codes.some((code) => cast.has(code));
      for (const code of codes) cast.add(code);
      return isAgain;
    });
    const problem = (name: string, code: Problem["code"]) => ({
      field: `record.votes.${key}.${name}`,
      code,
    });
    return [
      ...(isTwice ? [problem("url", "vote-twice")] : []),
      ...again.map((side) => problem(side, "two-sides")),
    ];
  });
}

/** The address of a vote's page in English, without what may follow it. */
function officialPage(url: string): string {
  return url.replace("/ga/", "/en/").replace(/\/?(?:[?#].*)?$/, "");
}
