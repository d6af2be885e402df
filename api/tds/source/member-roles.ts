import { z } from "zod";
import { committeeTopic, governmentOffice, ROLE_KINDS, type Role } from "../../contract/roles.ts";
import { DateRange, HOUSE_NO, orNull, plainText } from "./response-parts.ts";

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
export const MembershipRoles = {
  offices: orNull(z.array(orNull(Office))),
  committees: orNull(z.array(orNull(Committee))),
};

/**
 * Returns the roles of today, offices first. Who holds an office in government has no seats here, as the
 * source ends those later.
 */
export function rolesOf({
  offices,
  committees,
}: z.infer<z.ZodObject<typeof MembershipRoles>>): Role[] {
  const held = (offices ?? []).flatMap((entry): Role[] => {
    if (entry === null || entry.office.dateRange.end) return [];
    const name = entry.office.officeName.showAs;
    return name === "" ? [] : [{ kind: "office", name }];
  });
  const seats = (committees ?? []).flatMap((entry) => (entry === null ? [] : seatOf(entry)));
  const roles = governmentOffice(held) === undefined ? [...held, ...withoutTwins(seats)] : held;
  // The source lists them in no order.
  return roles.sort(compareRoles).slice(0, MAX_ROLES);
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

function compareRoles(a: Role, b: Role): number {
  return ROLE_KINDS.indexOf(a.kind) - ROLE_KINDS.indexOf(b.kind) || a.name.localeCompare(b.name);
}
