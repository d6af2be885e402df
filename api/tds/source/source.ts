import { fail, ok, type Result } from "../../contract/result.ts";
import { parseCommittee, parseCommitteeList } from "./committees.ts";
import { parseConstituencies } from "./constituencies.ts";
import {
  HOUSE_NO,
  type Member,
  type PublishedAddress,
  parseMembers,
  parseProfile,
} from "./members.ts";
import { type RequestOptions, readablePath, type SourceClient } from "./source-client.ts";
import type { ParseFailure, SourceFailure } from "./source-failure.ts";

/** The public source of TD details: the Houses of the Oireachtas. */
export type Source = {
  /** Returns every sitting member. An empty list is a failure. */
  members: (options: RequestOptions) => Promise<Result<Member[], SourceFailure>>;
  /** Returns the names of the constituencies, sorted. */
  constituencies: (options: RequestOptions) => Promise<Result<string[], SourceFailure>>;
  /**
   * Returns the published email address of a member from their profile page.
   * Falls back to the pages of the committees when the profile page cannot be
   * read; the failure is that of the profile page.
   */
  address: (
    member: Member,
    options: RequestOptions,
  ) => Promise<Result<PublishedAddress, SourceFailure>>;
};

/** Base URLs of the open-data API and of the website. */
export type SourceUrls = { apiUrl: string; siteUrl: string };

/** Addresses by member code. */
type Addresses = ReadonlyMap<string, PublishedAddress>;

/** Members in one response; the Dáil has fewer than this. */
const PAGE_SIZE = 200;
const MAX_PAGES = 5;
const COMMITTEES_CACHE_MS = 3_600_000;

/** Creates the source. `client` sends its requests. */
export function createSource({ apiUrl, siteUrl }: SourceUrls, client: SourceClient): Source {
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
      const url = apiEndpoint(apiUrl, "members", page === 0 ? {} : { skip: `${rows}` });
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
    constituencies: (options) =>
      read(apiEndpoint(apiUrl, "constituencies"), parseConstituencies, options),
    address,
  };
}

function apiEndpoint(apiUrl: string, name: string, more: Record<string, string> = {}): URL {
  const url = new URL(`/v1/${name}`, apiUrl);
  const query = { chamber: "dail", house_no: HOUSE_NO, limit: `${PAGE_SIZE}`, ...more };
  url.search = new URLSearchParams(query).toString();
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
