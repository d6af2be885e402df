/** The parser of the page that publishes how to reach a member: their profile. */
import { load } from "cheerio/slim";
import { fail, ok, type Result } from "../../contract/result.ts";
import type { ContactField, TdDetails } from "../../contract/td.ts";
import { isEmail } from "../../contract/td.ts";
import { visibleText } from "../../contract/text.ts";
import { Text } from "./members.ts";
import type { ParseFailure } from "./source-client.ts";

/** What a profile page publishes: the email address, the phone number and the office. */
export type PublishedContact = Pick<TdDetails, ContactField> & {
  /** Null when no valid address is published. */
  email: string | null;
  /** Published texts that are not a valid address, made visible. */
  dropped: string[];
};

/** The same as an earlier release may have read it, without what is new since. */
export type ReadContact = Pick<PublishedContact, "email" | "dropped"> & Partial<PublishedContact>;

const CONTACT_CLASS = "c-member-about__contact-details";
/** Characters that are parsed from the contact block on: parsing all speeches would block lookups. */
const PARSED_LENGTH = 30_000;
const PHONES = '.c-member-about__phone a[href^="tel:"], .c-member-about__phone-numbers li';
const OFFICE = ".c-member-about__address .c-member-about__item-value";
const PARLIAMENT_ADDRESS = /@oireachtas\.ie$/i;

/**
 * Parses the contact block of a profile page. A page without it, or an incomplete one, is a failure: it does
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
      // An older layout shows the address as text without a link, with or without a label.
      const texts = $(element)
        .text()
        .split(/[\n,;]/);
      return texts.map((text) => text.replace(/^\s*e-?mail\s*:/i, "").trim());
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

function shortened(text = ""): string | null {
  return [...text].slice(0, 200).join("").trim() || null;
}

function pickAddress(published: readonly string[]) {
  const addresses = published.filter(isEmail);
  return {
    email: addresses.find((address) => PARLIAMENT_ADDRESS.test(address)) ?? addresses[0] ?? null,
    dropped: published.filter((text) => text !== "" && !isEmail(text)).map(visibleText),
  };
}

/** Whether a page has its end tag. A page that was cut off could lack a published address. */
function isComplete(html: string): boolean {
  return /<\/html\s*>/i.test(html.slice(-2_000));
}

function addressOfLink(href = ""): string {
  const link = href.trim();
  const [, address] = /^mailto:([^?]*)/i.exec(link) ?? [];
  return address === undefined ? link : decoded(address).trim();
}

/** Decodes a part of a URL, unless it is not encoded correctly. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
