import { z } from "zod";
import { fail, ok, type Result } from "../../contract/result.ts";
import { readJson } from "./read-json.ts";
import type { ParseFailure } from "./source-failure.ts";

/** The Dáil that sits. */
export const HOUSE_NO = "34";

/** A sitting member of the Dáil, as the open-data API has it. */
export type Member = {
  /** Opaque: never made from a name. */
  code: string;
  name: string;
  /** Null when the source names none. */
  party: string | null;
  /** The name of the constituency, byte for byte as published. */
  constituency: string;
};

/** One page of the list of members. */
export type MembersPage = {
  sitting: Member[];
  /** Everyone on the page, those who left included. */
  rows: number;
  /** Everyone the query matches, on all pages. */
  total: number;
};

const NumberOrText = z.union([z.string(), z.number()]).transform(String);
const DateRange = z.object({ end: z.string().nullish() });
const Line = z
  .string()
  .transform((text) =>
    text
      .normalize("NFC")
      .replaceAll(/[\s\p{Cc}]+/gu, " ")
      .trim(),
  )
  .pipe(z.string().min(1).max(200));

const Membership = z.object({
  dateRange: DateRange,
  house: z.object({ houseNo: NumberOrText, houseCode: z.string() }),
  represents: z.array(
    z.object({ represent: z.object({ representType: z.string().nullish(), showAs: Line }) }),
  ),
  parties: z.array(z.object({ party: z.object({ showAs: Line, dateRange: DateRange }) })).nullish(),
});

const Members = z.object({
  head: z.object({ counts: z.object({ memberCount: z.number().int().min(0) }) }),
  results: z.array(
    z.object({
      member: z.object({
        memberCode: z.string().min(1).max(200),
        fullName: Line,
        memberships: z.array(z.object({ membership: Membership })),
      }),
    }),
  ),
});

/**
 * Reads a page of `GET /v1/members`. The list holds everyone who ever sat in
 * this Dáil; sitting are those whose membership of it has no end. The party is
 * the one whose own time has no end.
 */
export function parseMembers(text: string): Result<MembersPage, ParseFailure> {
  const read = readJson(text, Members);
  if (!read.ok) return read;
  const { head, results } = read.value;
  const sitting: Member[] = [];
  for (const { member } of results) {
    const membership = member.memberships
      .map((entry) => entry.membership)
      .find(({ house, dateRange }) => {
        return house.houseCode === "dail" && house.houseNo === HOUSE_NO && !dateRange.end;
      });
    if (membership === undefined) continue;
    const seat = membership.represents
      .map(({ represent }) => represent)
      .find(({ representType }) => (representType ?? "constituency") === "constituency");
    if (seat === undefined) {
      return fail({ code: "unreadable", detail: `${member.memberCode} has no constituency` });
    }
    const party = membership.parties?.find((entry) => !entry.party.dateRange.end);
    sitting.push({
      code: member.memberCode,
      name: member.fullName,
      party: party?.party.showAs ?? null,
      constituency: seat.showAs,
    });
  }
  return ok({ sitting, rows: results.length, total: head.counts.memberCount });
}
