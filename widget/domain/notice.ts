/** Something that happened and is said once, as a toast; its words are the wording's. */
export type Notice =
  | { code: "tds-found"; count: number; constituency: string }
  | { code: "sample-answered"; message: string | null }
  | { code: "sample-unreachable" }
  | { code: "mail-opened"; count: number }
  | { code: "fallback-opened" }
  | { code: "caption-copied" }
  | { code: "copied" }
  | { code: "letter-copied" }
  | { code: "addresses-copied" };

/** Whether a notice tells of a failure and interrupts (role `alert`). */
export function isFailure(notice: Notice): boolean {
  return notice.code === "sample-answered" || notice.code === "sample-unreachable";
}
