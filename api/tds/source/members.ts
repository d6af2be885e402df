/** Parsers of what the source publishes about a member: the list entry (JSON) and the profile page (HTML). */
import { load } from "cheerio/slim";
import { z } from "zod";
import { isEmail } from "../../contract/email.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import { type ContactField, noDetails, type TdDetails } from "../../contract/td.ts";
import { visibleText } from "../../contract/visible-text.ts";
import type { ParseFailure } from "./source-failure.ts";

/** The number of the present Dáil. */
export const HOUSE_NO = "34";

/** A sitting member of the Dáil, as the open-data API lists them: without the ways to reach them. */
export type Member = Omit<TdDetails, "email" | ContactField> & {
  /** Opaque; it cannot be derived from the name. */
  code: string;
  /** Why the entry cannot be used. Its texts are then only shown in reports. */
  unreadable?: string;
};

/** One page of the list of members. */
export type MembersPage = {
  sitting: Member[];
  /** Number of members on this page, former members included. */
  rows: number;
  /** Number of members on all pages, former members included. */
  total: number;
};

/** The published email address of a member. */
export type PublishedAddress = {
  /** Null when no valid address is published. */
  email: string | null;
  /** Published texts that are not a valid address, made visible. */
  dropped: string[];
};

/** What a profile page publishes: the address, the phone number and the office. */
export type PublishedContact = PublishedAddress & Pick<TdDetails, ContactField>;

/** A number, which the source writes as a text in some places. */
export const NumberOrText = z.union([z.string(), z.number()]).transform(String);
const DateRange = z.object({ end: z.string().nullish() });
/** A text on one line, without control characters. */
export const Text = z.string().transform((text) =>
  text
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim(),
);

/** A name as people write it: without format characters, such as those that reverse the direction of text. */
export const PLAIN_TEXT = /^[^\p{C}]{1,200}$/u;

const Membership = z.object({
  dateRange: DateRange,
  house: z.object({ houseNo: NumberOrText, houseCode: z.string() }),
  represents: z.array(
    z.object({ represent: z.object({ representType: z.string().nullish(), showAs: Text }) }),
  ),
  parties: z.array(z.object({ party: z.object({ showAs: Text, dateRange: DateRange }) })).nullish(),
});

const MembersResponse = z.object({
  head: z.object({ counts: z.object({ memberCount: z.number().int().min(0) }) }),
  results: z.array(
    z.object({
      member: z.object({
        memberCode: z.string(),
        fullName: Text,
        memberships: z.array(z.object({ membership: Membership })),
      }),
    }),
  ),
});

/** Parses JSON of a known shape. The failure names the first part that differs. */
export function parseJson<T>(text: string, schema: z.ZodType<T>): Result<T, ParseFailure> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail({ code: "unreadable", detail: "not JSON" });
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const path = issue?.path.join(".") || "top level";
  return fail({ code: "unreadable", detail: `${path}: ${issue?.message}` });
}

/**
 * Parses a page of `GET /v1/members`. The list holds everyone who was elected
 * to this Dáil; a sitting member has a membership of it without an end date.
 * Their present party is the one without an end date.
 */
export function parseMembers(text: string): Result<MembersPage, ParseFailure> {
  const parsed = parseJson(text, MembersResponse);
  if (!parsed.ok) return parsed;
  const { head, results } = parsed.value;
  const sitting: Member[] = [];
  for (const { member } of results) {
    const membership = member.memberships
      .map((entry) => entry.membership)
      .find(({ house, dateRange }) => {
        return house.houseCode === "dail" && house.houseNo === HOUSE_NO && !dateRange.end;
      });
    if (membership === undefined) continue;
    const constituency = membership.represents
      .map(({ represent }) => represent)
      .find(({ representType }) => (representType ?? "constituency") === "constituency");
    if (constituency === undefined) {
      const code = visibleText(member.memberCode);
      return fail({ code: "unreadable", detail: `${code} has no constituency` });
    }
    const party = membership.parties?.find((entry) => !entry.party.dateRange.end);
    sitting.push(
      checkTexts({
        code: member.memberCode,
        name: member.fullName,
        party: party?.party.showAs ?? null,
        constituency: constituency.showAs,
      }),
    );
  }
  return ok({ sitting, rows: results.length, total: head.counts.memberCount });
}

/** Marks a member as unreadable when a text is not plain, and makes the texts of such a member visible. */
function checkTexts(member: Member): Member {
  const { code, name, constituency } = member;
  const odd = Object.entries(member).filter(([, text]) => !PLAIN_TEXT.test(text ?? "none"));
  if (odd.length === 0) return member;
  const [shownName, shownConstituency] = [name, constituency].map(visibleText);
  return {
    ...noDetails(),
    code,
    name: shownName || visibleText(code) || "A member without a name",
    constituency: shownConstituency ?? "",
    unreadable: `The published ${odd.map(([field]) => field).join(" and ")} is not plain text`,
  };
}

const CONTACT_CLASS = "c-member-about__contact-details";
/**
 * Number of characters that are parsed from the contact block on. The rest of
 * the page holds speeches, and parsing them would block the server's lookups.
 */
const PARSED_LENGTH = 30_000;
/** The links of the present layout, and the list of an older one. */
const PHONES = '.c-member-about__phone a[href^="tel:"], .c-member-about__phone-numbers li';
const OFFICE = ".c-member-about__address .c-member-about__item-value";
const PARLIAMENT_ADDRESS = /@oireachtas\.ie$/i;

/**
 * Parses the contact block of a member's profile page: the email address, the first phone number and
 * the address of the office. A page without the block, or an incomplete page, is a failure: it does
 * not show that the member has no address.
 */
export function parseProfile(html: string): Result<PublishedContact, ParseFailure> {
  if (!isComplete(html)) return fail({ code: "unreadable", detail: "incomplete page" });
  const start = html.indexOf(CONTACT_CLASS);
  const $ = load(
    start === -1 ? "" : html.slice(html.lastIndexOf("<", start), start + PARSED_LENGTH),
  );
  const contact = $(`div.${CONTACT_CLASS}.-short`).first();
  if (contact.length === 0) return fail({ code: "unreadable", detail: "no contact block" });
  const published = contact
    .find(".c-member-about__email")
    .toArray()
    .flatMap((element) => {
      const links = $(element).find("a[href]").toArray();
      if (links.length > 0) return links.map((link) => addressOfLink($(link).attr("href")));
      // An older layout shows the address as text without a link.
      return $(element)
        .text()
        .split(/[\n,;]/)
        .map(withoutLabel);
    });
  const phones = contact.find(PHONES).toArray();
  const [phone] = phones.flatMap((element) => plainParts($(element).text(), /[/;,]/));
  const address = contact.find(OFFICE).first();
  address.find("br, p, div, li").after("\n");
  const office = plainParts(address.text(), /[\n,]/).join(", ");
  return ok({ ...pickAddress(published), phone: shortened(phone), office: shortened(office) });
}

/** Returns the parts of a published text that are not empty, each on one line and of visible characters. */
function plainParts(text: string, separator: RegExp): string[] {
  const visible = text.replaceAll(/(?!\s)\p{C}/gu, "");
  return visible.split(separator).flatMap((part) => Text.parse(part) || []);
}

/** Returns the first 200 characters of a text; null for an empty one. */
function shortened(text = ""): string | null {
  return [...text].slice(0, 200).join("").trim() || null;
}

/** Returns the first valid address, the parliament's own addresses preferred. */
export function pickAddress(published: readonly string[]): PublishedAddress {
  const addresses = published.filter(isEmail);
  return {
    email: addresses.find((address) => PARLIAMENT_ADDRESS.test(address)) ?? addresses[0] ?? null,
    dropped: published.filter((text) => text !== "" && !isEmail(text)).map(visibleText),
  };
}

/** Whether a page has its end tag. A page that was cut off could lack a published address. */
export function isComplete(html: string): boolean {
  return /<\/html\s*>/i.test(html.slice(-2_000));
}

/** Returns the address of a `mailto:` link; other links are returned unchanged. */
function addressOfLink(href = ""): string {
  const link = href.trim();
  const [, address] = /^mailto:([^?]*)/i.exec(link) ?? [];
  if (address === undefined) return link;
  try {
    return decodeURIComponent(address).trim();
  } catch {
    return address.trim();
  }
}

function withoutLabel(text: string): string {
  return text.replace(/^\s*e-?mail\s*:/i, "").trim();
}
