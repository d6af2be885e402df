import { load } from "cheerio/slim";
import { fail, ok, type Result } from "../../contract/result.ts";
import { HOUSE_NO } from "./members.ts";
import { type Address, isWhole, pickAddress } from "./profile.ts";
import type { ParseFailure } from "./source-failure.ts";

const MEMBER_HREF = /^\/en\/members\/member\/([^/]+)\/?$/;

/**
 * Reads the list of committees (`/en/committees/`): the paths of their pages
 * of members. A page without one is a failure.
 */
export function parseCommitteeList(html: string): Result<string[], ParseFailure> {
  const $ = load(html);
  const start = `/en/committees/${HOUSE_NO}/`;
  const slugs = $(`div.active-committees a[href^="${start}"]`)
    .toArray()
    .flatMap((link) => /^[\w-]+/.exec(($(link).attr("href") ?? "").slice(start.length)) ?? []);
  if (!isWhole(html) || slugs.length === 0)
    return fail({ code: "unreadable", detail: "no committee" });
  return ok([...new Set(slugs)].map((slug) => `${start}${slug}/membership/`));
}

/**
 * Reads a committee's page of members: the addresses of the TDs among them by
 * member code. A page without members is a failure.
 */
export function parseCommittee(html: string): Result<Map<string, Address>, ParseFailure> {
  const $ = load(html);
  const boxes = $("div.member_box a.committee_member_link[href]").toArray();
  if (!isWhole(html) || boxes.length === 0) {
    return fail({ code: "unreadable", detail: "no member" });
  }
  const addresses = new Map<string, Address>();
  for (const box of boxes) {
    const link = $(box);
    const [, encoded] = MEMBER_HREF.exec(link.attr("href") ?? "") ?? [];
    // Senators sit in joint committees; they have no constituency.
    if (encoded === undefined || link.attr("data-constituency") === "no") continue;
    const code = decoded(encoded);
    if (code !== null) addresses.set(code, pickAddress([(link.attr("data-email") ?? "").trim()]));
  }
  return ok(addresses);
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text).normalize("NFC");
  } catch {
    return null;
  }
}
