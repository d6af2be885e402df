import type { Notice } from "../../widget/domain/wording/en.ts";
import { CONSTITUENCY } from "./invented-tds.ts";

/** One example of every notice. The mapped type makes a missing one a compile error. */
export const NOTICES: { [Code in Notice["code"]]: Extract<Notice, { code: Code }> } = {
  "tds-found": { code: "tds-found", count: 4, constituency: CONSTITUENCY },
  "lookup-answered": { code: "lookup-answered", message: null },
  "lookup-unreachable": { code: "lookup-unreachable" },
  "mail-opened": { code: "mail-opened", count: 4 },
  "fallback-opened": { code: "fallback-opened" },
  "caption-copied": { code: "caption-copied" },
  copied: { code: "copied" },
  "letter-copied": { code: "letter-copied" },
  "addresses-copied": { code: "addresses-copied" },
};
