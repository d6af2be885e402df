import type { Constituency } from "../../api/contract/constituencies.ts";

/** A message that is shown once, as a toast. `wording` has its text. */
export type Notice =
  | { code: "tds-found"; count: number; constituency: Constituency }
  | { code: "lookup-answered"; message: string | null }
  | { code: "lookup-unreachable" }
  | { code: "mail-opened"; count: number }
  | { code: "fallback-opened" }
  | { code: "caption-copied" }
  | { code: "copied" }
  | { code: "letter-copied" }
  | { code: "addresses-copied" };

/** Returns whether a notice reports a failure. Failures are announced at once (role `alert`). */
export function isFailure(notice: Notice): boolean {
  return notice.code === "lookup-answered" || notice.code === "lookup-unreachable";
}
