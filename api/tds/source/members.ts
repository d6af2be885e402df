import { z } from "zod";
import { fail, ok, type Result } from "../../contract/result.ts";
import { committeeTopic, governmentOffice, ROLE_KINDS, type Role } from "../../contract/roles.ts";
import type { ContactField, TdDetails } from "../../contract/td.ts";
import { visibleText } from "../../contract/text.ts";
import {
  DateRange,
  HOUSE_NO,
  Line,
  NumberOrText,
  orNull,
  PLAIN_TEXT,
  parseResponse,
  plainText,
} from "./response-parts.ts";
import type { ParseFailure } from "./source-client.ts";

/** The longest name of an office has 170 characters. */
const MAX_NAME = 200;
const MAX_ROLES = 20;

/** The other committees keep the House in order: business, standing orders, privileges. */
const COMMITTEE_TYPES = ["Shadow Department", "Policy", "Oversight"];
const SEATS = new Map<string, Role["kind"]>([
  ["Cathaoirleach", "chair"],
  ["Leas-Chathaoirleach", "deputy"],
]);

const Name = z.string().transform((text) => plainText(text, MAX_NAME));

const Office = z.object({
  office: z.object({ officeName: z.object({ showAs: Name }), dateRange: DateRange }),
});

const Committee = z.object({
  uri: z.string(),
  committeeType: z.array(z.string()),
  mainStatus: orNull(z.string()),
  committeeName: z.array(
    orNull(z.object({ nameEn: Name, nameGa: orNull(Name), dateRange: DateRange })),
  ),
  memberDateRange: DateRange,
  // An empty list for a member who neither chairs nor deputises.
  role: orNull(z.object({ title: z.string(), dateRange: DateRange })),
});

/** Offices and committees of a membership. An entry that cannot be read costs that entry only. */
const MembershipRoles = {
  offices: orNull(z.array(orNull(Office))),
  committees: orNull(z.array(orNull(Committee))),
};

/** Returns the roles of today, offices first. A member of the government has no seats, which the source ends later. */
export function rolesOf({
  offices,
  committees,
}: z.infer<z.ZodObject<typeof MembershipRoles>>): Role[] {
  const officesHeld = (offices ?? []).flatMap((entry): Role[] => {
    if (entry === null || entry.office.dateRange.end) return [];
    const name = entry.office.officeName.showAs;
    return name === "" ? [] : [{ kind: "office", name }];
  });
  const seats = (committees ?? []).flatMap((entry) => (entry === null ? [] : seatOf(entry)));
  const roles =
    governmentOffice(officesHeld) === undefined
      ? [...officesHeld, ...withoutTwins(seats)]
      : officesHeld;
  // The source lists them in no order.
  const order = ({ kind }: Role) => ROLE_KINDS.indexOf(kind);
  return roles
    .sort((a, b) => order(a) - order(b) || a.name.localeCompare(b.name))
    .slice(0, MAX_ROLES);
}

function seatOf({
  uri,
  committeeType,
  mainStatus,
  ...committee
}: z.infer<typeof Committee>): Role[] {
  const isOfToday =
    uri.includes(`/committee/dail/${HOUSE_NO}/`) &&
    // Of some committees that were dissolved only the members' seats ended, of others only the committee.
    mainStatus !== "Dissolved" &&
    !committee.memberDateRange.end;
  if (!isOfToday || !committeeType.some((type) => COMMITTEE_TYPES.includes(type))) return [];
  const current = committee.committeeName.find((each) => each !== null && !each.dateRange.end);
  if (!current || current.nameEn === "") return [];
  const { nameEn: name, nameGa } = current;
  const { role } = committee;
  const kind = (role && !role.dateRange.end && SEATS.get(role.title.trim())) || "member";
  return [{ kind, name, ...(nameGa && { nameGa }) }];
}

/** Leaves out the select committee of a joint committee with the same members, and what is listed twice. */
function withoutTwins(seats: readonly Role[]): Role[] {
  const byTopic = new Map<string, Role>();
  for (const seat of seats) {
    const topic = committeeTopic(seat.name);
    if (!byTopic.has(topic) || !/^(?:Select|Roghchoiste) /.test(seat.name))
      byTopic.set(topic, seat);
  }
  return [...byTopic.values()];
}

/** A sitting member of the Dáil, as the open-data API lists them: without the ways to reach them. */
export type Member = Omit<TdDetails, "email" | ContactField> & {
  /** Opaque; it cannot be derived from the name. */
  code: string;
  roles: Role[];
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

/** Parses `GET /v1/members`. A list that is incomplete, has no sitting member or odd texts is a failure. */
export function parseMembers(text: string): Result<Member[], ParseFailure> {
  const unreadable = (detail: string) => fail({ code: "unreadable", detail });
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
