import type { Td } from "../../api/contract/td.ts";
import { LETTER, type LetterText } from "./letter.ts";

/** The mail services that can compose a letter. The first one is the default. */
export const PROVIDERS = ["gmail", "outlook", "yahoo", "outlook-work", "mail-app"] as const;

export type Provider = (typeof PROVIDERS)[number];

/** An email to compose. */
export type EmailDraft = {
  /** Plain email addresses, at least one. */
  recipients: readonly string[];
  subject: string;
  /** Lines separated by `\n`. */
  body: string;
  provider: Provider;
};

/** Returns a letter to these TDs, by default the campaign's. Each address occurs once. */
export function createDraft(
  tds: readonly Td[],
  provider: Provider,
  { subject, body }: LetterText = LETTER,
): EmailDraft {
  const recipients = [...new Set(tds.map((td) => td.email))];
  return { recipients, subject, body, provider };
}
