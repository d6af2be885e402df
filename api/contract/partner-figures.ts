import * as z from "zod/mini";
import { COUNTED_PARTNER } from "./names.ts";
import { Count, Day, Moment, Succeeded } from "./schema-parts.ts";

/** The body of `POST /api/partner-link`: the link works up to and including the day `expires`. */
export const PartnerLinkRequest = z.strictObject({
  partner: z.string().check(z.regex(COUNTED_PARTNER)),
  expires: z.exactOptional(Day),
});
export type PartnerLinkRequest = z.infer<typeof PartnerLinkRequest>;

/** The body of `DELETE /api/partner-link`: whose links end. */
export const PartnerLinkEnd = z.pick(PartnerLinkRequest, { partner: true });

/** `GET /api/partner-link`, status 200: the partners with a link, and the latest link of each. */
export const PartnerLinksResponse = z.object({
  success: Succeeded,
  /** The latest first; `expires` is the last day of the link, null without an end. */
  links: z.array(z.object({ partner: z.string(), madeAt: Moment, expires: z.nullable(Day) })),
});
export type PartnerLinksResponse = z.infer<typeof PartnerLinksResponse>;

/** `POST /api/partner-link`, status 200: the path of the partner's figures on the campaign's site. */
export const PartnerLinkResponse = z.object({ success: Succeeded, path: z.string() });
export type PartnerLinkResponse = z.infer<typeof PartnerLinkResponse>;

/** `GET /api/partner-count`, status 200: the letters that a partner's visitors opened, at most a minute old. */
export const PartnerCountResponse = z.object({
  success: Succeeded,
  partner: z.string(),
  count: Count,
  as_of: Moment,
});
export type PartnerCountResponse = z.infer<typeof PartnerCountResponse>;

type LetterCounts = { letters: number; campaign: number };

/** A partner's figures, with nothing of any other partner. Days are those of Dublin. */
export type PartnerFigures = {
  partner: string;
  total: LetterCounts;
  since: string | null;
  /** The last 30 days up to today, oldest first. */
  days: readonly ({ day: string } & LetterCounts)[];
  /** The last 12 months, oldest first, by their first days. */
  months: readonly ({ month: string } & LetterCounts)[];
  /** Where the partner's letters were opened, most first; null: not known. */
  providers: readonly { provider: string | null; letters: number }[];
};

export type FiguresPageModel = {
  figures: PartnerFigures;
  asOf: string;
  expires: string | null;
  path: string;
  origin: string;
};
