import { fail, ok, type Result } from "../../contract/result.ts";
import { parseCommittee, parseCommitteeList } from "./committees.ts";
import { parseConstituencies } from "./constituencies.ts";
import { HOUSE_NO, type Member, parseMembers } from "./members.ts";
import { type Address, parseProfile } from "./profile.ts";
import type { RequestPriority, SourceClient } from "./source-client.ts";
import type { ParseFailure, SourceFailure } from "./source-failure.ts";

/** The public source of TD details. */
export type Source = {
  /** Every sitting member. A list of none is a failure. */
  members: (asking: RequestPriority) => Promise<Result<Member[], SourceFailure>>;
  /** The names of the constituencies, sorted. */
  constituencies: (asking: RequestPriority) => Promise<Result<string[], SourceFailure>>;
  /**
   * The published address of a member: their profile page's, or where that
   * cannot be had the one a committee's page gives. The failure is the profile's.
   */
  address: (member: Member, asking: RequestPriority) => Promise<Result<Address, SourceFailure>>;
};

/** Where the source is; tests have one of their own. */
export type SourceAddresses = { apiUrl: string; siteUrl: string };

type Committees = { readAt: number; addresses: Promise<ReadonlyMap<string, Address>> };

/** Members asked for at a time; there are fewer than this in a Dáil. */
const PAGE = 200;
const MOST_PAGES = 5;
/** What committees said is read anew after this. */
const COMMITTEES_MS = 3_600_000;

/** Reads the source at these addresses through `client`. */
export function createSource(
  { apiUrl, siteUrl }: SourceAddresses,
  client: SourceClient,
  now: () => Date,
): Source {
  let committees: Committees | null = null;

  const page = async <T>(
    url: URL,
    parse: (text: string) => Result<T, ParseFailure>,
    asking: RequestPriority,
  ): Promise<Result<T, SourceFailure>> => {
    const got = await client(url, asking);
    if (!got.ok) return got;
    const parsed = parse(got.value);
    return parsed.ok ? parsed : fail({ ...parsed.failure, page: decodeURI(url.pathname) });
  };

  const members: Source["members"] = async (asking) => {
    const all = new Map<string, Member>();
    let rows = 0;
    for (let asked = 0; asked < MOST_PAGES; asked++) {
      const url = apiAddress(apiUrl, "members", asked === 0 ? {} : { skip: `${rows}` });
      const read = await page(url, parseMembers, asking);
      if (!read.ok) return read;
      for (const member of read.value.sitting) all.set(member.code, member);
      rows += read.value.rows;
      if (rows >= read.value.total || read.value.rows === 0) break;
    }
    if (all.size > 0) return ok([...all.values()]);
    return fail({ code: "unreadable", page: "/v1/members", detail: "no sitting member" });
  };

  const readCommittees = async (asking: RequestPriority): Promise<ReadonlyMap<string, Address>> => {
    const found = new Map<string, Address>();
    const list = await page(new URL("/en/committees/", siteUrl), parseCommitteeList, asking);
    if (!list.ok) return found;
    const pages = await Promise.all(
      list.value.map((path) => page(new URL(path, siteUrl), parseCommittee, asking)),
    );
    for (const read of pages) {
      if (!read.ok) continue;
      for (const [code, address] of read.value) if (address.email) found.set(code, address);
    }
    return found;
  };

  const address: Source["address"] = async (member, asking) => {
    const profile = await page(profileAddress(siteUrl, member.code), parseProfile, asking);
    if (profile.ok || profile.failure.code === "aborted") return profile;
    const at = now().getTime();
    if (committees === null || at - committees.readAt > COMMITTEES_MS) {
      committees = { readAt: at, addresses: readCommittees(asking) };
    }
    const second = (await committees.addresses).get(member.code.normalize("NFC"));
    // What was cut short says nothing to whoever asks next.
    if (asking.signal.aborted) committees = null;
    return second === undefined ? profile : ok(second);
  };

  return {
    members,
    constituencies: (asking) =>
      page(apiAddress(apiUrl, "constituencies"), parseConstituencies, asking),
    address,
  };
}

function apiAddress(apiUrl: string, what: string, more: Record<string, string> = {}): URL {
  const url = new URL(`/v1/${what}`, apiUrl);
  const query = { chamber: "dail", house_no: HOUSE_NO, limit: `${PAGE}`, ...more };
  url.search = new URLSearchParams(query).toString();
  return url;
}

/** The code is opaque and may hold fadas, quotes and a bare `%`. */
function profileAddress(siteUrl: string, code: string): URL {
  return new URL(`/en/members/member/${encodeURIComponent(code)}/`, siteUrl);
}
