import { z } from "zod";
import { fold } from "../../contract/fold.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import { HOUSE_NO, NumberOrText, PLAIN_TEXT, parseJson } from "./members.ts";
import type { ParseFailure, SourceFailure } from "./source-failure.ts";

/** A question in the Dáil that names a topic, by one of those who asked it. */
export type Question = {
  /** The day of the answer, or of the withdrawal. */
  date: string;
  number: number;
  memberCode: string;
  /** The reference of the Houses of the Oireachtas: `46519/25`. */
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
  const parsed = parseJson(text, QuestionsResponse);
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

/**
 * Reads all pages of a span, once more when they do not fit together: the source may have published
 * a question meanwhile. Fails when they still do not.
 */
export async function readPages(
  pageSize: number,
  readPage: (skip: number) => Promise<Result<QuestionsPage, SourceFailure>>,
): Promise<Result<QuestionsRead, SourceFailure>> {
  const first = await readPagesOnce(pageSize, readPage);
  const read = typeof first === "string" ? await readPagesOnce(pageSize, readPage) : first;
  if (typeof read !== "string") return read;
  return fail({ code: "unreadable", path: "/v1/questions", detail: read });
}

/** Returns why the pages do not fit together as a text. */
async function readPagesOnce(
  pageSize: number,
  readPage: (skip: number) => Promise<Result<QuestionsPage, SourceFailure>>,
): Promise<Result<QuestionsRead, SourceFailure> | string> {
  const read: QuestionsRead = { questions: [], rows: 0, leftOut: 0 };
  let total: number | null = null;
  for (let page = 0; page < MAX_PAGES; page++) {
    const response = await readPage(read.rows);
    if (!response.ok) return response;
    const { questions, rows, leftOut } = response.value;
    if (total !== null && total !== response.value.total) {
      return `the count changed from ${total} to ${response.value.total} questions`;
    }
    total = response.value.total;
    read.questions.push(...questions);
    read.rows += rows;
    read.leftOut += leftOut;
    const isCounted = read.rows >= total && (total < COUNT_STOPS_AT || rows < pageSize);
    if (isCounted) return ok(read);
    if (rows === 0) return `only ${read.rows} of ${total} questions`;
  }
  return `over ${read.rows} questions`;
}

/** Returns a text without markup, control and format characters, on one line. */
function plainText(text: string | null | undefined): string {
  return (text ?? "")
    .normalize("NFC")
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim();
}
