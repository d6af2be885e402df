/** Why a field of a campaign is refused, by code. */
export const PROBLEM_REASONS = {
  missing: "is missing",
  unknown: "is not a field of a campaign",
  type: "is of the wrong kind",
  empty: "has no text",
  "too-long": "is too long",
  "too-many": "has too many entries",
  html: "holds HTML: write plain text without < and >",
  control: "holds a line break or a sign that cannot be seen",
  link: "is not a link that begins with https://",
  email: "is not one plain email address",
  number: "is not a whole number from 0 to 100,000,000",
  days: "is not a whole number from 1 to 365",
  date: "is not a day such as 2026-11-30",
  colour: "is not a colour such as #2b3fe0",
  "contrast-page": "is hard to read on the page: its contrast is under 4.5 to 1",
  "contrast-dark-text": "is too dark for the dark text on it: the contrast is under 4.5 to 1",
  "contrast-light-text": "is too light for the light text on it: the contrast is under 4.5 to 1",
  "contrast-highlight": "has a contrast under 3 to 1: large highlights stand on that ground",
  page: "does not say with {page} where the campaign's address stands",
  name: "does not say with {name} where the TD's surname stands",
  "first-date": "does not say with {date} when the first letter was written",
  names: "does not say with {names} where the TDs' names stand",
  answered: "does not say with {answered} when the TD took it up",
  placeholder: "holds a word in braces that this text has no value for",
  constituency: "is not the name of a constituency",
  rows: "has a row that cannot be used",
  "place-twice": "names a constituency twice",
  "letter-too-long": "does not fit the links of the largest constituency",
  "vote-twice": "is the page of a vote that is entered already",
  "two-sides": "names a member who is on another side of this vote",
  "state-text": "has to be written for this state",
  "newer-format": "comes from a newer version of this software",
} as const;

export type ProblemCode = keyof typeof PROBLEM_REASONS;

/** The error for a value that is missing or of another kind. */
export const kind = {
  error: ({ input }: { input?: unknown }): ProblemCode =>
    input === undefined ? "missing" : "type",
};

/** A refused field, `texts.en.letter.body`, and the reason; `max`: the limit of a text that is too long. */
export type Problem = { field: string; code: ProblemCode; max?: number };

/** Returns a problem as a sentence: 'facts.surveyUrl is missing'. */
export function describeProblem({ field, code }: Problem): string {
  return `${field} ${PROBLEM_REASONS[code]}`;
}

export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(PROBLEM_REASONS, text);
}
