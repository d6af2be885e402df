import { load } from "cheerio/slim";
import { fail, ok, type Result } from "../../contract/result.ts";
import { isEmail } from "../../contract/td.ts";
import type { ParseFailure } from "./source-failure.ts";

/** The published address of a member. */
export type Address = {
  /** Null when none is published, or none that is one. */
  email: string | null;
  /** What stood where an address belongs and is none, as it was published. */
  dropped: string[];
};

const BLOCK = "c-member-about__contact-details";
const CONTACT = `div.${BLOCK}.-short`;
/** The letters from the first such block on that are read: the rest of a page is speeches, and lookups wait while it is parsed. */
const NEAR = 30_000;
const PARLIAMENT = /@oireachtas\.ie$/i;

/**
 * Reads the address off a member's profile page. Of several, the parliament's
 * own. A page without the contact block, or one that breaks off, is a failure:
 * it says nothing about whether there is an address.
 */
export function parseProfile(html: string): Result<Address, ParseFailure> {
  if (!isWhole(html)) return fail({ code: "unreadable", detail: "the page breaks off" });
  const at = html.indexOf(BLOCK);
  const $ = load(at === -1 ? "" : html.slice(html.lastIndexOf("<", at), at + NEAR));
  const contact = $(CONTACT).first();
  if (contact.length === 0) return fail({ code: "unreadable", detail: "no contact block" });
  const published: string[] = [];
  for (const element of contact.find(".c-member-about__email").toArray()) {
    const links = $(element).find("a[href]").toArray();
    if (links.length > 0) published.push(...links.map((link) => fromLink($(link).attr("href"))));
    // An older layout has the bare text.
    else
      published.push(
        ...$(element)
          .text()
          .split(/[\n,;]/)
          .map(fromText),
      );
  }
  return ok(pickAddress(published));
}

/** The address of a member out of all that stands where one belongs. */
export function pickAddress(published: readonly string[]): Address {
  const given = published.filter((text) => text !== "");
  const addresses = given.filter(isEmail);
  return {
    email: addresses.find((address) => PARLIAMENT.test(address)) ?? addresses[0] ?? null,
    dropped: given.filter((text) => !isEmail(text)),
  };
}

/** Whether a page came to its end: a cut one would read as one without an address. */
export function isWhole(html: string): boolean {
  return /<\/html\s*>/i.test(html.slice(-2_000));
}

/** The address of a `mailto:` link; of another link the link itself, which is none. */
function fromLink(href = ""): string {
  const link = href.trim();
  const [, address] = /^mailto:([^?]*)/i.exec(link) ?? [];
  if (address === undefined) return link;
  try {
    return decodeURIComponent(address).trim();
  } catch {
    return address.trim();
  }
}

function fromText(text: string): string {
  return text.replace(/^\s*e-?mail\s*:/i, "").trim();
}
