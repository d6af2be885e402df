/** Why the public source could not be read. */
export type SourceFailure = {
  code: keyof typeof MESSAGES;
  /** The path of the requested URL, decoded. */
  path: string;
  /** The exact cause: a status, a system error code or the missing part. May be empty. */
  detail: string;
};

/** The failure to parse a response. */
export type ParseFailure = { code: "unreadable"; detail: string };

const MESSAGES = {
  unreachable: "could not be reached",
  "timed-out": "did not respond in time",
  refused: "returned an error",
  "redirected-away": "redirects to another host",
  "too-large": "is larger than the limit",
  unreadable: "has an unexpected format",
  aborted: "was cancelled",
} as const;

/** Returns a failure as one line: `/v1/members could not be reached (ECONNREFUSED)`. */
export function formatSourceFailure({ code, path, detail }: SourceFailure): string {
  return `${path} ${MESSAGES[code]}${detail ? ` (${detail})` : ""}`;
}
