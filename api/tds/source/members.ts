import { z } from "zod";
import { parseJson } from "../../contract/json.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import type { ContactField, TdDetails } from "../../contract/td.ts";
import { visibleText } from "../../contract/text.ts";
import type { ParseFailure } from "./source-client.ts";

/** The number of the present Dáil. */
export const HOUSE_NO = "34";

/** A sitting member of the Dáil, as the open-data API lists them: without the ways to reach them. */
export type Member = Omit<TdDetails, "email" | ContactField> & {
  /** Opaque; it cannot be derived from the name. */
  code: string;
};

/** A number, which the source writes as a text in some places. */
export const NumberOrText = z.union([z.string(), z.number()]).transform(String);
const DateRange = z.object({ end: z.string().nullish() });
/** A text on one line, without control characters. */
export const Line = z.string().transform((text) =>
  text
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim(),
);

/** A text without format characters, such as those that reverse the direction of a text. */
export const PLAIN_TEXT = /^[^\p{C}]{1,200}$/u;

const Membership = z.object({
  dateRange: DateRange,
  house: z.object({ houseNo: NumberOrText, houseCode: z.string() }),
  represents: z.array(
    z.object({ represent: z.object({ representType: z.string().nullish(), showAs: Line }) }),
  ),
  parties: z.array(z.object({ party: z.object({ showAs: Line, dateRange: DateRange }) })).nullish(),
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

/** Parses JSON with a schema. The failure names the first part that differs. */
export function parseResponse<T>(text: string, schema: z.ZodType<T>): Result<T, ParseFailure> {
  const json = parseJson(text);
  if (json === null) return fail({ code: "unreadable", detail: "not JSON" });
  const parsed = schema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const path = issue?.path.join(".") || "top level";
  return fail({ code: "unreadable", detail: `${path}: ${issue?.message}` });
}

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
    sitting.push(details);
  }
  if (elected === 0) return unreadable("no members of this Dáil");
  if (sitting.length === 0) return fail({ code: "dissolved", detail: "" });
  return ok(sitting);
}
