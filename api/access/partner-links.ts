import { createHmac, timingSafeEqual } from "node:crypto";
import { COUNTED_PARTNER } from "../contract/partner-name.ts";

/** What a private link says: whose figures it shows, and up to and including which day. */
export type PartnerLink = {
  partner: string;
  /** A day in Dublin, `2027-01-31`; null without an end. */
  expires: string | null;
};

/** Partner, last day or 0, and signature. A partner may be a host name, with dots of its own. */
const SIGNED = /^(.{1,100})\.(0|\d{4}-\d{2}-\d{2})\.([\w-]{43})$/;

/**
 * Signs and reads private links. They are stored nowhere; a new key revokes all.
 *
 * @param key of the setting `PARTNER_LINKS_KEY`; null derives it from `statsKey`
 */
export function createPartnerLinks(key: string | null, statsKey: string) {
  const secret = key ?? createHmac("sha256", statsKey).update("partner links").digest();
  const signatureOf = (partner: string, expires: string) =>
    createHmac("sha256", secret).update(`${partner}.${expires}`).digest("base64url");
  return {
    /** Returns the last part of a link's path. */
    sign: ({ partner, expires }: PartnerLink): string => {
      const last = expires ?? "0";
      return `${partner}.${last}.${signatureOf(partner, last)}`;
    },
    /** Reads a link; null when it is forged, altered or of another key, and after its last day. */
    read: (signed: string, now: Date): PartnerLink | null => {
      const [, partner = "", last = "", signature = ""] = SIGNED.exec(signed) ?? [];
      if (!COUNTED_PARTNER.test(partner)) return null;
      // As texts: several forms of base64 stand for the same bytes.
      const isSigned = timingSafeEqual(
        Buffer.from(signature),
        Buffer.from(signatureOf(partner, last)),
      );
      if (!isSigned || (last !== "0" && last < dayInDublin(now))) return null;
      return { partner, expires: last === "0" ? null : last };
    },
  };
}

/** Returns the day it is in Dublin, `2027-01-31`. */
export function dayInDublin(now: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Dublin" }).format(now);
}
