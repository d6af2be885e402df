import type { Td } from "../../api/contract/td.ts";
import { LETTER_BODY, LETTER_SUBJECT } from "./letter.ts";

/** The mail services a letter can be composed in (spec §1); the first is the default. */
export const PROVIDERS = ["gmail", "outlook"] as const;

export type Provider = (typeof PROVIDERS)[number];

/** A letter about to be composed (spec §3). */
export type EmailDraft = {
  /** At least one plain mail address. */
  recipients: readonly string[];
  subject: string;
  /** Lines parted by `\n`. */
  body: string;
  provider: Provider;
};

/** The campaign's letter to these TDs, each address once. */
export function draftTo(tds: readonly Td[], provider: Provider): EmailDraft {
  const recipients = [...new Set(tds.map((td) => td.email))];
  return { recipients, subject: LETTER_SUBJECT, body: LETTER_BODY, provider };
}
