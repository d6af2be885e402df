import { load } from "cheerio/slim";
import { fail, ok, type Result } from "../../contract/result.ts";
import { HOUSE_NO, isComplete, type PublishedAddress, pickAddress } from "./members.ts";
import type { ParseFailure } from "./source-failure.ts";

const MEMBER_PATH = /^\/en\/members\/member\/([^/]+)\/?$/;

/**
 * Parses the list of committees (`/en/committees/`). Returns the paths of
 * their membership pages. An empty list is a failure.
 */
export function parseCommitteeList(html: string): Result<string[], ParseFailure> {
  const $ = load(html);
  const prefix = `/en/committees/${HOUSE_NO}/`;
  const slugs = $(`div.active-committees a[href^="${prefix}"]`)
    .toArray()
    .flatMap((link) => /^[\w-]+/.exec(($(link).attr("href") ?? "").slice(prefix.length)) ?? []);
  if (!isComplete(html) || slugs.length === 0)
    return fail({ code: "unreadable", detail: "no committees" });
  return ok([...new Set(slugs)].map((slug) => `${prefix}${slug}/membership/`));
}

/**
 * Parses the membership page of a committee. Returns the addresses of its TDs
 * by member code. A page without members is a failure.
 */
export function parseCommittee(html: string): Result<Map<string, PublishedAddress>, ParseFailure> {
  const $ = load(html);
  const links = $("div.member_box a.committee_member_link[href]").toArray();
  if (!isComplete(html) || links.length === 0) {
    return fail({ code: "unreadable", detail: "no members" });
  }
  const addresses = new Map<string, PublishedAddress>();
  for (const element of links) {
    const link = $(element);
    const [, encodedCode] = MEMBER_PATH.exec(link.attr("href") ?? "") ?? [];
    // Joint committees have senators too. Senators have no constituency.
    if (encodedCode === undefined || link.attr("data-constituency") === "no") continue;
    const code = decodeCode(encodedCode);
    if (code !== null) addresses.set(code, pickAddress([(link.attr("data-email") ?? "").trim()]));
  }
  return ok(addresses);
}

function decodeCode(text: string): string | null {
  try {
    return decodeURIComponent(text).normalize("NFC");
  } catch {
    return null;
  }
}
