import type { Td } from "../../api/contract/td.ts";
import { LETTER_BODY, LETTER_SUBJECT } from "./letter.ts";

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

/** Returns the campaign's letter to these TDs. Each address occurs once. */
export function createDraft(tds: readonly Td[], provider: Provider): EmailDraft {
  const recipients = [...new Set(tds.map((td) => td.email))];
  return { recipients, subject: LETTER_SUBJECT, body: LETTER_BODY, provider };
}
