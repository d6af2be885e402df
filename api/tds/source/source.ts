import { fail, type Result } from "../../contract/result.ts";
import { parseQuestions, parseVote, readPages } from "./business.ts";
import { parseProfile } from "./contact-pages.ts";
import { type Member, parseMembers } from "./members.ts";
import { HOUSE_NO } from "./response-parts.ts";
import type { ParseFailure, SourceClient, SourceFailure } from "./source-client.ts";

export type Source = Pick<ReturnType<typeof createSource>, "members" | "address">;

export type RecordSource = Pick<ReturnType<typeof createSource>, "questions" | "vote">;

/** The first and the last of some days. */
export type Days = { from: string; to: string };

/** Members in one response: more than were ever elected to the present Dáil. */
const MEMBERS_PAGE_SIZE = 200;
/** Questions in one response: the most that the source sends. */
const QUESTIONS_PAGE_SIZE = 1_000;
const VOTES_PAGE_SIZE = 100;

/** Creates the source with the base URLs of the open-data API and the website. `client` sends its requests. */
export function createSource(
  { apiUrl, siteUrl }: { apiUrl: string; siteUrl: string },
  client: SourceClient,
) {
  const read = async <T>(
    url: URL,
    parse: (text: string) => Result<T, ParseFailure>,
    signal: AbortSignal,
  ): Promise<Result<T, SourceFailure>> => {
    const text = await client(url, signal);
    if (!text.ok) return text;
    const parsed = parse(text.value);
    return parsed.ok ? parsed : fail({ ...parsed.failure, path: decodeURIComponent(url.pathname) });
  };

  return {
    /** Returns every sitting member; an incomplete list is a failure. */
    members: (signal: AbortSignal) => {
      const query = { chamber: "dail", house_no: HOUSE_NO, limit: MEMBERS_PAGE_SIZE };
      return read(apiEndpoint(apiUrl, "members", query), parseMembers, signal);
    },
    address: (member: Member, signal: AbortSignal) => {
      // A member code may contain fadas, quotes and a `%`.
      const path = `/en/members/member/${encodeURIComponent(member.code)}/`;
      return read(new URL(path, siteUrl), parseProfile, signal);
    },
    /** Returns the questions of some days that name a folded topic; an incomplete list is a failure. */
    questions: (days: Days, topics: readonly string[], signal: AbortSignal) => {
      const parse = (text: string) => parseQuestions(text, topics);
      return readPages(QUESTIONS_PAGE_SIZE, (skip) => {
        const url = apiEndpoint(apiUrl, "questions", {
          date_start: days.from,
          date_end: days.to,
          qtype: "oral,written",
          show_answers: "false",
          limit: QUESTIONS_PAGE_SIZE,
          skip,
        });
        return read(url, parse, signal);
      });
    },
    /** Returns the vote of this day and number in this Dáil, or null. */
    vote: ({ date, number }: { date: string; number: number }, signal: AbortSignal) => {
      const query = { chamber: "dail", date_start: date, date_end: date, limit: VOTES_PAGE_SIZE };
      const parse = (text: string) => parseVote(text, date, number);
      return read(apiEndpoint(apiUrl, "votes", query), parse, signal);
    },
  };
}

function apiEndpoint(apiUrl: string, name: string, query: Record<string, string | number>): URL {
  const url = new URL(`/v1/${name}`, apiUrl);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, `${value}`);
  return url;
}

/** Returns a `User-Agent` with the operator's contact: `bia-contact-td/1 (+https://campaign.example/; …)`. */
export function formatUserAgent(publicUrl: string | null, contact: string | undefined): string {
  const operator = [publicUrl === null ? "" : `+${publicUrl}/`, contact ?? ""].filter(Boolean);
  const text = `bia-contact-td/1${operator.length > 0 ? ` (${operator.join("; ")})` : ""}`;
  // A header value may hold ASCII only.
  return text.replaceAll(/[^\x20-\x7e]/g, "");
}
