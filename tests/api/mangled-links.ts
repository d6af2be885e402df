import { createPartnerLinks } from "../../api/stats/partner-links.ts";

const SIGNED = createPartnerLinks("a-key", "another").sign({
  partner: "a-gallery",
  expires: null,
  generation: 0,
});

/** The signature of a private link, without its ends, which a mail program may cut off or encode. */
export const SIGNATURE_PART = SIGNED.slice(-40, -10);

/** A private link as mail programs and people mangle it. */
export const MANGLED_LINKS = [
  `/figures/${SIGNED}`,
  `/ga/figures/${SIGNED}.csv`,
  `/FIGURES/${SIGNED}`,
  `/figures//${SIGNED}`,
  `/figures%2f${SIGNED}`,
  `/figures%252f${SIGNED}`,
  `/figures;${SIGNED}`,
  `/%2566igures/${SIGNED}`,
  `/figures/${SIGNED.replaceAll(".", "%252e")}`,
  `/figures/${SIGNED.slice(0, -5)}%0A${SIGNED.slice(-5)}`,
  `/figures/${SIGNED.slice(0, -1)}`,
  `/figures/%3C${SIGNED}%3E.`,
  `/${SIGNED}`,
];
