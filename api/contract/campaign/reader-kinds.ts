/** The kinds of a letter's readers, the first that holds, and what `{…}` may stand for in the request to each. */
export const READER_KINDS = {
  /** Holds the office that decides, by the campaign's `decidingOffice`. */
  minister: ["office", "constituency"],
  government: ["office", "constituency"],
  /** Ceann Comhairle or Leas-Cheann Comhairle. */
  chair: ["office", "constituency"],
  committee: ["committee", "constituency"],
  /** Took a position against, for, or only asked. */
  against: ["date", "constituency"],
  for: ["date", "constituency"],
  asked: ["date", "constituency"],
  other: ["constituency"],
} as const satisfies Record<string, readonly Placeholder[]>;

type Placeholder = "office" | "committee" | "date" | "constituency";

export type ReaderKind = keyof typeof READER_KINDS;
