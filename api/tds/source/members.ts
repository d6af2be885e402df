import { z } from "zod";
import { fail, ok, type Result } from "../../contract/result.ts";
import type { ContactField, TdDetails } from "../../contract/td.ts";
import { visibleText } from "../../contract/text.ts";
import { MembershipRoles, rolesOf } from "./member-roles.ts";
import {
  DateRange,
  HOUSE_NO,
  Line,
  NumberOrText,
  PLAIN_TEXT,
  parseResponse,
} from "./response-parts.ts";
import type { ParseFailure } from "./source-client.ts";

/** A sitting member of the Dáil, as the open-data API lists them: without the ways to reach them. */
export type Member = Omit<TdDetails, "email" | ContactField> & {
  /** Opaque; it cannot be derived from the name. */
  code: string;
};

const Membership = z.object({
  dateRange: DateRange,
  house: z.object({ houseNo: NumberOrText, houseCode: z.string() }),
  represents: z.array(
    z.object({ represent: z.object({ representType: z.string().nullish(), showAs: Line }) }),
  ),
  parties: z.array(z.object({ party: z.object({ showAs: Line, dateRange: DateRange }) })).nullish(),
  ...MembershipRoles,
});

const MembersResponse = z.object({
  head: z.object({ counts: z.object({ memberCount: z.number().int().min(0) }) }),
  results: z.array(
    z.object({
      member: z.object({
        memberCode: z.string(),
        fullName: Line,
        memberships: z.array(z.object({ membership: Membership })),
      }),
    }),
  ),
});

/**
 * Parses `GET /v1/members`, which lists all who were elected: who sits has a membership without an end. A
 * list that is incomplete, has no sitting member or a text that is not plain is a failure.
 */
export function parseMembers(text: string): Result<Member[], ParseFailure> {
  const unreadable = (detail: string) => fail({ code: "unreadable" as const, detail });
  const parsed = parseResponse(text, MembersResponse);
  if (!parsed.ok) return parsed;
  const { head, results } = parsed.value;
  const { memberCount } = head.counts;
  if (results.length < memberCount)
    return unreadable(`only ${results.length} of ${memberCount} members`);
  const sitting: Member[] = [];
  let elected = 0;
  for (const { member } of results) {
    const memberships = member.memberships
      .map((entry) => entry.membership)
      .filter(({ house }) => house.houseCode === "dail" && house.houseNo === HOUSE_NO);
    elected += memberships.length;
    const membership = memberships.find(({ dateRange }) => !dateRange.end);
    if (membership === undefined) continue;
    const constituency = membership.represents
      .map(({ represent }) => represent)
      .find(({ representType }) => (representType ?? "constituency") === "constituency");
    const { memberCode: code, fullName: name } = member;
    if (constituency === undefined) return unreadable(`${visibleText(code)} has no constituency`);
    const party = membership.parties?.find((entry) => !entry.party.dateRange.end)?.party.showAs;
    const details = { code, name, constituency: constituency.showAs, party: party || null };
    for (const [field, value] of Object.entries(details)) {
      if (!PLAIN_TEXT.test(value ?? "none"))
        return unreadable(`the ${field} of ${visibleText(code)} is not plain text`);
    }
    sitting.push({ ...details, roles: rolesOf(membership) });
  }
  if (elected === 0) return unreadable("no members of this Dáil");
  if (sitting.length === 0) return fail({ code: "dissolved", detail: "" });
  return ok(sitting);
}
