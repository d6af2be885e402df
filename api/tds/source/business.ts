import { z } from "zod";
import { fail, ok, type Result } from "../../contract/result.ts";
import { fold } from "../../contract/text.ts";
import {
  HOUSE_NO,
  Line,
  NumberOrText,
  orNull,
  PLAIN_TEXT,
  parseResponse,
  plainText,
} from "./response-parts.ts";
import type { SourceFailure } from "./source-client.ts";

/** A question in the Dáil that names a topic, by one TD who asked it. */
export type Question = {
  /** The day of the answer, or of the withdrawal. */
  date: string;
  number: number;
  memberCode: string;
  type: "oral" | "written";
  /** The title of the debate section, or the beginning of the question: plain text. */
  heading: string | null;
};

/** The questions that name a topic, of one page or of a span of days. */
type TopicQuestions = {
  questions: Question[];
  rows: number;
  /** Number of questions that name a topic, but not the member's code, their day or their number. */
  leftOut: number;
};

/** `total`: number of questions on all pages, by the source's count. */
export type QuestionsPage = TopicQuestions & { total: number };

/** The source's count has been seen to stop here, with more questions on the pages. */
const COUNT_STOPS_AT = 10_000;
const MAX_PAGES = 30;
const MAX_HEADING = 300;

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

/** Parses a page of `GET /v1/questions`: questions whose text or section's title has a topic as whole words. */
export function parseQuestions(text: string, topics: readonly string[]) {
  const parsed = parseResponse(text, QuestionsResponse);
  if (!parsed.ok) return parsed;
  const { head, results } = parsed.value;
  const questions: Question[] = [];
  let leftOut = 0;
  for (const { question } of results) {
    const { house, date, questionNumber: number, questionType: type, by } = question;
    if (house !== null && (house.houseCode !== "dail" || house.houseNo !== HOUSE_NO)) continue;
    const wording = plainText(question.showAs);
    const title = plainText(question.debateSection?.showAs);
    const words = ` ${fold(`${title} ${wording}`)} `;
    if (!topics.some((topic) => words.includes(` ${topic} `))) continue;
    if (by === null || date === null || number === null || type === null) {
      leftOut++;
      continue;
    }
    const memberCode = by.memberCode.normalize("NFC");
    // The reference follows: '[46519/25]'.
    const [, beginning = ""] = /^(?:\d+\. )?(.*?)(?: ?\[\d+\/\d+\])?$/.exec(wording) ?? [];
    const heading = plainText(title || beginning, MAX_HEADING) || null;
    questions.push({ date, number, memberCode, type, heading });
  }
  return ok({ questions, rows: results.length, leftOut, total: head.counts.resultCount });
}

/** Reads all pages of a span. Fails when the pages hold fewer questions than the source counts. */
export async function readPages(
  pageSize: number,
  readPage: (skip: number) => Promise<Result<QuestionsPage, SourceFailure>>,
): Promise<Result<TopicQuestions, SourceFailure>> {
  const unreadable = (detail: string) =>
    fail({ code: "unreadable", path: "/v1/questions", detail });
  const sum: TopicQuestions = { questions: [], rows: 0, leftOut: 0 };
  for (let page = 0; page < MAX_PAGES; page++) {
    const response = await readPage(sum.rows);
    if (!response.ok) return response;
    const { questions, rows, leftOut, total } = response.value;
    sum.questions.push(...questions);
    sum.rows += rows;
    sum.leftOut += leftOut;
    const isLast = rows < pageSize || (sum.rows >= total && total < COUNT_STOPS_AT);
    if (isLast && sum.rows < total) return unreadable(`only ${sum.rows} of ${total} questions`);
    if (isLast) return ok(sum);
  }
  return unreadable(`over ${sum.rows} questions`);
}

/** The codes of the members on one side, which is null when empty. Without a code, a member would lose the vote. */
const MembersOfSide = z
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
        subject: z.object({ showAs: Line }),
        debate: orNull(z.object({ showAs: Line })),
        tallies: z.object({
          taVotes: MembersOfSide,
          nilVotes: MembersOfSide,
          staonVotes: MembersOfSide,
        }),
      }),
    }),
  ),
});

/**
 * Parses `GET /v1/votes` of one day: the vote with this number in this Dáil, not in a committee. Its subject is the
 * title of the debate; without a title, the formula of the House.
 */
export function parseVote(text: string, date: string, number: number) {
  const parsed = parseResponse(text, VotesResponse);
  if (!parsed.ok) return parsed;
  const vote = parsed.value.results.find(({ division: { voteId, house } }) => {
    const isDail = house.houseCode === "dail" && house.houseNo === HOUSE_NO;
    return voteId === `vote_${number}` && isDail && house.chamberType !== "committee";
  });
  if (vote === undefined) return ok(null);
  const { subject, debate, tallies } = vote.division;
  const { taVotes: ta, nilVotes: nil, staonVotes: staon } = tallies;
  return ok({ date, number, subject: debate?.showAs || subject.showAs, ta, nil, staon });
}
