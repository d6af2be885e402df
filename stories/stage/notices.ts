import type { Notice } from "../../widget/domain/notice.ts";
import { CONSTITUENCY } from "./tds.ts";

/** Every notice there is; one that is added to the product is missed here by the compiler. */
export const NOTICES: { [Code in Notice["code"]]: Extract<Notice, { code: Code }> } = {
  "tds-found": { code: "tds-found", count: 4, constituency: CONSTITUENCY },
  "sample-answered": { code: "sample-answered", message: null },
  "sample-unreachable": { code: "sample-unreachable" },
  "mail-opened": { code: "mail-opened", count: 4 },
  "fallback-opened": { code: "fallback-opened" },
  "caption-copied": { code: "caption-copied" },
  copied: { code: "copied" },
  "letter-copied": { code: "letter-copied" },
  "addresses-copied": { code: "addresses-copied" },
};
