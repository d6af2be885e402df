/** Parsers of what the source publishes of the Dáil's business: questions and votes. */
import { z } from "zod";
import { fail, ok, type Result } from "../../contract/result.ts";
import { fold } from "../../contract/text.ts";
import { HOUSE_NO, NumberOrText, PLAIN_TEXT, parseResponse, Text } from "./members.ts";
import type { ParseFailure, SourceFailure } from "./source-client.ts";

/** A question in the Dáil that names a topic, by one of those who asked it. */
export type Question = {
  /** The day of the answer, or of the withdrawal. */
  date: string;
  number: number;
  memberCode: string;
  ref: string | null;
  type: "oral" | "written";
  /** The title of the debate section, or the beginning of the question: plain text. */
  heading: string | null;
};

/** The questions of one page, or of a span of days, that name a topic. */
export type QuestionsRead = {
  questions: Question[];
  /** Number of all questions that were read. */
  rows: number;
  /** Number of questions that name a topic, but not the member's code, their day or their number. */
  leftOut: number;
};

/** `total`: number of questions on all pages, by the source's count. */
export type QuestionsPage = QuestionsRead & { total: number };

/** The source's count has been seen to stop here, with more questions on the pages. */
const COUNT_STOPS_AT = 10_000;
/** Pages of one span, so that a source whose pages never end is left. */
const MAX_PAGES = 30;
const MAX_HEADING = 300;

/** Null for what is missing or has another shape: one odd question does not hold up the others. */
const orNull = <T extends z.ZodType>(schema: T) => schema.nullable().catch(null);

const QuestionsResponse = z.object({
  head: z.object({ counts: z.object({ resultCount: z.number().int().min(0) }) }),
  results: z.array(
    z.object({
      question: z.object({
        showAs: z.string().nullable(),
        date: orNull(z.iso.date()),
        questionNumber: orNull(z.coerce.number().int().min(1).max(1_000_000)),
        questionType: orNull(z.enum(["oral", "written"])),
        by: orNull(z.object({ memberCode: z.string().regex(PLAIN_TEXT) })),
        house: orNull(z.object({ houseCode: z.string(), houseNo: NumberOrText })),
        debateSection: orNull(z.object({ showAs: z.string() })),
      }),
    }),
  ),
});

/**
 * Parses a page of `GET /v1/questions`. Returns the questions to this Dáil that name one of the
 * folded topics as whole words, in their text or the title of their section.
 */
export function parseQuestions(
  text: string,
  topics: readonly string[],
): Result<QuestionsPage, ParseFailure> {
  const parsed = parseResponse(text, QuestionsResponse);
  if (!parsed.ok) return parsed;
  const { head, results } = parsed.value;
  const questions: Question[] = [];
  let leftOut = 0;
  for (const { question } of results) {
    const { house, date, questionNumber: number, questionType: type, by } = question;
    if (house !== null && (house.houseCode !== "dail" || house.houseNo !== HOUSE_NO)) continue;
    const asked = plainText(question.showAs);
    const title = plainText(question.debateSection?.showAs);
    const folded = ` ${fold(`${title} ${asked}`)} `;
    if (!topics.some((topic) => folded.includes(` ${topic} `))) continue;
    if (by === null || date === null || number === null || type === null) {
      leftOut++;
      continue;
    }
    const memberCode = by.memberCode.normalize("NFC");
    const [, beginning = "", ref = null] =
      /^(?:\d+\. )?(.*?)(?: ?\[(\d+\/\d+)\])?$/.exec(asked) ?? [];
    const heading = [...(title || beginning)].slice(0, MAX_HEADING).join("") || null;
    questions.push({ date, number, memberCode, ref, type, heading });
  }
  return ok({ questions, rows: results.length, leftOut, total: head.counts.resultCount });
}

/** Reads all pages of a span. Fails when they hold fewer questions than the source counts. */
export async function readPages(
  pageSize: number,
  readPage: (skip: number) => Promise<Result<QuestionsPage, SourceFailure>>,
): Promise<Result<QuestionsRead, SourceFailure>> {
  const unreadable = (detail: string) =>
    fail({ code: "unreadable" as const, path: "/v1/questions", detail });
  const read: QuestionsRead = { questions: [], rows: 0, leftOut: 0 };
  for (let page = 0; page < MAX_PAGES; page++) {
    const response = await readPage(read.rows);
    if (!response.ok) return response;
    const { questions, rows, leftOut, total } = response.value;
    read.questions.push(...questions);
    read.rows += rows;
    read.leftOut += leftOut;
    const isLast = rows < pageSize || (read.rows >= total && total < COUNT_STOPS_AT);
    if (isLast && read.rows < total) {
      return unreadable(`only ${read.rows} of ${total} questions`);
    }
    if (isLast) return ok(read);
  }
  return unreadable(`over ${read.rows} questions`);
}

function plainText(text: string | null | undefined): string {
  return (text ?? "")
    .normalize("NFC")
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim();
}

/** A vote in the Dáil, with the codes of the members by side. */
export type Vote = {
  date: string;
  number: number;
  /** The title of the debate, or without one what was put to the vote, in the formula of the House. */
  subject: string;
  ta: string[];
  nil: string[];
  staon: string[];
};

/** The members of one side; null when nobody took it. A member without a code would get no vote. */
const Side = z
  .object({
    members: z.array(z.object({ member: z.object({ memberCode: z.string().regex(PLAIN_TEXT) }) })),
  })
  .nullish()
  .transform((side) => side?.members.map(({ member }) => member.memberCode.normalize("NFC")) ?? []);

const VotesResponse = z.object({
  results: z.array(
    z.object({
      division: z.object({
        voteId: z.string(),
        house: z.object({
          houseCode: z.string(),
          houseNo: NumberOrText,
          chamberType: z.string().nullish(),
        }),
        subject: z.object({ showAs: Text }),
        debate: orNull(z.object({ showAs: Text })),
        tallies: z.object({ taVotes: Side, nilVotes: Side, staonVotes: Side }),
      }),
    }),
  ),
});

/** Parses `GET /v1/votes` of one day. Returns the vote of this number in this Dáil, not in a committee. */
export function parseVote(
  text: string,
  date: string,
  number: number,
): Result<Vote | null, ParseFailure> {
  const parsed = parseResponse(text, VotesResponse);
  if (!parsed.ok) return parsed;
  const wanted = parsed.value.results.find(({ division: { voteId, house } }) => {
    const isDail = house.houseCode === "dail" && house.houseNo === HOUSE_NO;
    return voteId === `vote_${number}` && isDail && house.chamberType !== "committee";
  });
  if (wanted === undefined) return ok(null);
  const { subject, debate, tallies } = wanted.division;
  const { taVotes: ta, nilVotes: nil, staonVotes: staon } = tallies;
  return ok({ date, number, subject: debate?.showAs || subject.showAs, ta, nil, staon });
}
