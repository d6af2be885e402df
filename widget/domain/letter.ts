import { DEFAULT_LETTER } from "../../api/contract/campaign/default-letters.ts";
import type { Provider } from "../../api/contract/names.ts";
import type { Td } from "../../api/contract/td.ts";
import { surnameOf } from "../../api/grammar/surname.ts";
import { NO_OWN_WORDS, type OwnWords } from "./own-words.ts";

/** The text of a letter: lines separated by `\n`. */
export type LetterText = {
  subject: string;
  /** Begins with the salutation of several TDs, a line that ends with a comma. */
  body: string;
  /** Replaces that line in a letter to one TD, with the surname in place of `{name}`. */
  salutationToOne?: string;
  /** The second letter, which no page of the site has. */
  isSecond?: true;
};

export const LETTER_SUBJECT = DEFAULT_LETTER.subject;

/**
 * The body of the bundled campaign's letter, of at most 1,200 characters: Chrome on Windows silently
 * drops a mailto address over 2,046, and the addresses of six recipients need the rest.
 */
export const LETTER_BODY = DEFAULT_LETTER.body;

/** The bundled campaign's letter. */
export const LETTER: LetterText = DEFAULT_LETTER;

/** A paragraph of the campaign's, or of the supporter's own words. */
export type Paragraph = { text: string; isOwn: boolean };

/** Returns the place of the supporter's paragraph in a letter: the third, or before the last. */
export function reasonPlace(body: string): number {
  return Math.min(2, body.trimEnd().split("\n\n").length - 1);
}

/** Returns the paragraphs of a letter to these TDs, with the supporter's, and their name last. */
export function paragraphsOf(
  { body, salutationToOne }: LetterText,
  ownWords: OwnWords,
  tds: readonly Td[],
): Paragraph[] {
  const { name, town, why } = wordsTo(tds, ownWords);
  const paragraphs = body
    .trimEnd()
    .split("\n\n")
    .map((text) => ({ text, isOwn: false }));
  const [first] = paragraphs;
  const [td, ...others] = tds;
  if (first && td && others.length === 0 && salutationToOne && /^.+,$/.test(first.text)) {
    first.text = salutationToOne.replace("{name}", () => surnameOf(td.name, td.email));
  }
  if (why !== "") {
    paragraphs.splice(reasonPlace(body), 0, { text: why, isOwn: true });
  }
  const signature = [name, town].filter((line) => line !== "").join("\n");
  if (signature !== "") paragraphs.push({ text: signature, isOwn: true });
  return paragraphs;
}

/** Returns the surnames of TDs as one line. */
export function surnamesOf(tds: readonly Td[]): string {
  return tds.map(({ name, email }) => surnameOf(name, email)).join(", ");
}

/** Whether the supporter has added anything to the letter to these TDs. */
export function isPersonalised(ownWords: OwnWords, tds: readonly Td[]): boolean {
  return Object.values(wordsTo(tds, ownWords)).some((text) => text !== "");
}

/** Returns the own words to these TDs, well-formed. Thanks go only to the thanked TD alone. */
export function wordsTo(tds: readonly Td[], { name, town, why, thanks, thanked }: OwnWords) {
  const isThanked = tds.length === 1 && tds[0]?.email === thanked;
  return {
    name: cleanLine(name),
    town: cleanLine(town),
    why: clean(isThanked ? `${thanks}\n\n${why}` : why)
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
  };
}

function cleanLine(text: string): string {
  return clean(text).replace(/\s+/g, " ").trim();
}

/** A lone surrogate becomes U+FFFD, because no address can contain it. */
function clean(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/\t/g, " ")
    .replace(/[^\n\P{Cc}]/gu, "");
}

export type EmailDraft = {
  /** Plain email addresses, at least one. */
  recipients: readonly string[];
  subject: string;
  /** Lines separated by `\n`. */
  body: string;
  provider: Provider;
};

/** Returns a letter to these TDs, by default the bundled one. Each address occurs once. */
export function createDraft(
  tds: readonly Td[],
  provider: Provider,
  letter: LetterText = LETTER,
  ownWords: OwnWords = NO_OWN_WORDS,
): EmailDraft {
  const recipients = [...new Set(tds.map((td) => td.email))];
  const body = paragraphsOf(letter, ownWords, tds).map(({ text }) => text);
  return { recipients, subject: letter.subject, body: `${body.join("\n\n")}\n`, provider };
}
