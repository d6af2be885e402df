import { fail, ok, type Result } from "../../contract/result.ts";
import { parseCommittee, parseCommitteeList } from "./committees.ts";
import {
  HOUSE_NO,
  type Member,
  type PublishedAddress,
  type PublishedContact,
  parseMembers,
  parseProfile,
} from "./members.ts";
import { parseQuestions, type QuestionsRead, readPages } from "./questions.ts";
import { type RequestOptions, readablePath, type SourceClient } from "./source-client.ts";
import type { ParseFailure, SourceFailure } from "./source-failure.ts";
import { parseVote, type Vote } from "./votes.ts";

/** The public source of TD details: the Houses of the Oireachtas. */
export type Source = {
  /** Returns every sitting member. An empty list is a failure. */
  members: (options: RequestOptions) => Promise<Result<Member[], SourceFailure>>;
  /**
   * Returns the published email address, phone number and office of a member from their profile page.
   * Falls back to the pages of the committees, which name only the email address, when the profile page
   * cannot be read; the failure is that of the profile page.
   */
  address: (
    member: Member,
    options: RequestOptions,
  ) => Promise<Result<PublishedAddress | PublishedContact, SourceFailure>>;
};

/** What the same source publishes of the Dáil's business. */
export type RecordSource = {
  /**
   * Returns the questions from one day to another that name one of the topics. A span whose pages
   * do not hold as many questions as the source counts is a failure.
   *
   * @param topics folded by `fold`
   */
  questions: (
    span: { from: string; to: string },
    topics: readonly string[],
    options: RequestOptions,
  ) => Promise<Result<QuestionsRead, SourceFailure>>;
  /** Returns a vote of this Dáil; null when the source has none of this day and number. */
  vote: (
    vote: { date: string; number: number },
    options: RequestOptions,
  ) => Promise<Result<Vote | null, SourceFailure>>;
};

/** Base URLs of the open-data API and of the website. */
export type SourceUrls = { apiUrl: string; siteUrl: string };

/** Addresses by member code. */
type Addresses = ReadonlyMap<string, PublishedAddress>;

/** Members in one response; the Dáil has fewer than this. */
const PAGE_SIZE = 200;
/** Questions in one response; the source sends no more. */
const QUESTIONS_PAGE_SIZE = 1_000;
/** Votes in one response; a day has fewer than this. */
const VOTES_PAGE_SIZE = 100;
const MAX_PAGES = 5;
const COMMITTEES_CACHE_MS = 3_600_000;

/** Creates the source. `client` sends its requests. */
export function createSource(
  { apiUrl, siteUrl }: SourceUrls,
  client: SourceClient,
): Source & RecordSource {
  let committees: { readAt: number; addresses: Promise<Addresses> } | null = null;

  const read = async <T>(
    url: URL,
    parse: (text: string) => Result<T, ParseFailure>,
    options: RequestOptions,
  ): Promise<Result<T, SourceFailure>> => {
    const text = await client(url, options);
    if (!text.ok) return text;
    const parsed = parse(text.value);
    return parsed.ok ? parsed : fail({ ...parsed.failure, path: readablePath(url) });
  };

  const members: Source["members"] = async (options) => {
    const sitting = new Map<string, Member>();
    let rows = 0;
    for (let page = 0; page < MAX_PAGES; page++) {
      const skip = page === 0 ? {} : { skip: rows };
      const url = apiEndpoint(apiUrl, "members", { ...OF_THIS_DAIL, ...skip });
      const response = await read(url, parseMembers, options);
      if (!response.ok) return response;
      for (const member of response.value.sitting) sitting.set(member.code, member);
      rows += response.value.rows;
      if (rows >= response.value.total || response.value.rows === 0) break;
    }
    if (sitting.size > 0) return ok([...sitting.values()]);
    return fail({ code: "unreadable", path: "/v1/members", detail: "no sitting members" });
  };

  /** Reads all committees. A page that cannot be read is left out. */
  const readCommittees = async (options: RequestOptions): Promise<Addresses> => {
    const addresses = new Map<string, PublishedAddress>();
    const list = await read(new URL("/en/committees/", siteUrl), parseCommitteeList, options);
    if (!list.ok) return addresses;
    const pages = await Promise.all(
      list.value.map((path) => read(new URL(path, siteUrl), parseCommittee, options)),
    );
    for (const page of pages) {
      if (!page.ok) continue;
      for (const [code, address] of page.value) if (address.email) addresses.set(code, address);
    }
    return addresses;
  };

  const address: Source["address"] = async (member, options) => {
    const profile = await read(profileUrl(siteUrl, member.code), parseProfile, options);
    if (profile.ok || profile.failure.code === "aborted") return profile;
    const at = performance.now();
    if (committees === null || at - committees.readAt > COMMITTEES_CACHE_MS) {
      committees = { readAt: at, addresses: readCommittees(options) };
    }
    const fallback = (await committees.addresses).get(member.code.normalize("NFC"));
    // An aborted read is incomplete and must not be cached.
    if (options.signal.aborted) committees = null;
    return fallback === undefined ? profile : ok(fallback);
  };

  return {
    members,
    address,
    questions: ({ from, to }, topics, options) => {
      const parse = (text: string) => parseQuestions(text, topics);
      return readPages(QUESTIONS_PAGE_SIZE, (skip) => {
        const url = apiEndpoint(apiUrl, "questions", {
          date_start: from,
          date_end: to,
          qtype: "oral,written",
          show_answers: "false",
          limit: QUESTIONS_PAGE_SIZE,
          skip,
        });
        return read(url, parse, options);
      });
    },
    vote: ({ date, number }, options) => {
      const query = { chamber: "dail", date_start: date, date_end: date, limit: VOTES_PAGE_SIZE };
      const parse = (text: string) => parseVote(text, date, number);
      return read(apiEndpoint(apiUrl, "votes", query), parse, options);
    },
  };
}

const OF_THIS_DAIL = { chamber: "dail", house_no: HOUSE_NO, limit: PAGE_SIZE };

function apiEndpoint(apiUrl: string, name: string, query: Record<string, string | number>): URL {
  const url = new URL(`/v1/${name}`, apiUrl);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, `${value}`);
  return url;
}

/** A member code may contain fadas, quotes and a `%`. */
function profileUrl(siteUrl: string, code: string): URL {
  return new URL(`/en/members/member/${encodeURIComponent(code)}/`, siteUrl);
}

/**
 * Returns a `User-Agent` that names this product and its operator's contact:
 * `bia-contact-td/1 (+https://campaign.example/; hello@campaign.example)`.
 */
export function formatUserAgent(publicUrl: string | null, contact: string | undefined): string {
  const operator = [publicUrl === null ? "" : `+${publicUrl}/`, contact ?? ""].filter(Boolean);
  const text = `bia-contact-td/1${operator.length > 0 ? ` (${operator.join("; ")})` : ""}`;
  // A header value may hold ASCII only.
  return text.replaceAll(/[^\x20-\x7e]/g, "");
}
