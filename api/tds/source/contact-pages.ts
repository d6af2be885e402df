import { load } from "cheerio/slim";
import { fail, ok, type Result } from "../../contract/result.ts";
import { type ContactField, isEmail, type TdDetails } from "../../contract/td.ts";
import { visibleText } from "../../contract/text.ts";
import { plainText } from "./response-parts.ts";
import type { ParseFailure } from "./source-client.ts";

/** The contact that a member's page publishes. */
export type PublishedContact = Pick<TdDetails, ContactField> & {
  email: string | null;
  /** Published texts that are not a valid address, made visible. */
  dropped: string[];
};

const CONTACT_CLASS = "c-member-about__contact-details";
/** Characters of the contact block: parsing all speeches of a page would block lookups. */
const BLOCK_LENGTH = 30_000;
const PHONES = '.c-member-about__phone a[href^="tel:"], .c-member-about__phone-numbers li';
const OFFICE = ".c-member-about__address .c-member-about__item-value";
const MAX_LENGTH = 200;
const PARLIAMENT_ADDRESS = /@oireachtas\.ie$/i;

/** Parses a profile page. An incomplete page, or one without contact block, does not prove a missing address. */
export function parseProfile(html: string): Result<PublishedContact, ParseFailure> {
  if (!/<\/html\s*>/i.test(html.slice(-2_000)))
    return fail({ code: "unreadable", detail: "incomplete page" });
  const start = html.indexOf(CONTACT_CLASS);
  const $ = load(
    start === -1 ? "" : html.slice(html.lastIndexOf("<", start), start + BLOCK_LENGTH),
  );
  const contact = $(`div.${CONTACT_CLASS}.-short`).first();
  if (contact.length === 0) return fail({ code: "unreadable", detail: "no contact block" });
  const addresses = contact
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
  const [phone = null] = phones.flatMap((element) => plainParts($(element).text(), /[/;,]/));
  const address = contact.find(OFFICE).first();
  address.find("br, p, div, li").after("\n");
  const office = plainText(plainParts(address.text(), /[\n,]/).join(", "), MAX_LENGTH) || null;
  return ok({ ...pickAddress(addresses), phone, office });
}

/** Returns the parts of a text that are not empty. */
function plainParts(text: string, separator: RegExp): string[] {
  return text.split(separator).flatMap((part) => plainText(part, MAX_LENGTH) || []);
}

function pickAddress(texts: readonly string[]) {
  const emails = texts.filter(isEmail);
  return {
    email: emails.find((email) => PARLIAMENT_ADDRESS.test(email)) ?? emails[0] ?? null,
    dropped: texts.filter((text) => text !== "" && !isEmail(text)).map(visibleText),
  };
}

function addressOfLink(href = ""): string {
  const link = href.trim();
  const [, address] = /^mailto:([^?]*)/i.exec(link) ?? [];
  return address === undefined ? link : decoded(address).trim();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
