/** Why the public source could not be read. */
export type SourceFailure = {
  code: keyof typeof SOURCE_MESSAGES;
  /** The page that was asked for, without its host. */
  page: string;
  /** What exactly was wrong: a status, a system's code, the part that is missing. */
  detail: string;
};

/** What each failure says, after the page's name. */
const SOURCE_MESSAGES = {
  unreachable: "could not be reached",
  "timed-out": "did not answer in time",
  refused: "answered with an error",
  "redirected-away": "leads to another site",
  "too-large": "is larger than such a page can be",
  unreadable: "cannot be read",
  aborted: "was not waited for",
} as const;

/** A failure in a line: `/v1/members could not be reached (ECONNREFUSED)`. */
export function sourceMessage({ code, page, detail }: SourceFailure): string {
  return `${page} ${SOURCE_MESSAGES[code]}${detail ? ` (${detail})` : ""}`;
}

/** What is wrong with a text that is not what it should be. */
export type ParseFailure = { code: "unreadable"; detail: string };
