import { DEFAULT_LETTER } from "../../api/contract/campaign/default-letters.ts";
import type { Provider } from "../../api/contract/names.ts";
import type { Td } from "../../api/contract/td.ts";
import { surnameOf } from "../../api/grammar/surname.ts";
import { NO_OWN_WORDS, type OwnWords } from "./own-words.ts";
import { composeLinks, type EmailDraft } from "./providers.ts";

/**
 * The text of a letter: lines separated by `\n`. A campaign has three: the first, the second for TDs who have
 * not answered (`sending/second-letter.ts`), and the one that asks to meet (`sending/WaysToSend.tsx`).
 */
export type LetterText = {
  subject: string;
  /** Begins with the salutation of several TDs, a line that ends with a comma. */
  body: string;
  /** Replaces that line in a letter to one TD, with the surname in place of `{name}`. */
  salutationToOne?: string;
  /** A sentence with the figure of the place, after the list of the findings. */
  figure?: string;
  /** A sentence before the request, which thanks some of several TDs. */
  thanks?: string;
  /** Replaces the request, which is the paragraph before the closing words. */
  request?: string;
  /** The second letter, which no page of the site has. */
  isSecond?: true;
};

/**
 * The bundled campaign's letter, whose body has at most 1,200 characters: Chrome on Windows silently
 * drops a mailto address over 2,046, and the addresses of six recipients need the rest.
 */
export const LETTER: LetterText = DEFAULT_LETTER;

/** A paragraph of the campaign's, or of the supporter's own words. */
export type Paragraph = { text: string; isOwn: boolean };

/** Returns the place of the supporter's paragraph in a letter: the third, or before the last. */
export function reasonPlace(body: string): number {
  return Math.min(2, body.trimEnd().split("\n\n").length - 1);
}

/**
 * Returns the paragraphs of a letter to these TDs, with the supporter's, and their name last. Where these
 * leave too little room in a link, the figure gives way, then the thanks; in a letter that is pasted, neither.
 */
export function paragraphsOf(letter: LetterText, ownWords: OwnWords, tds: readonly Td[]) {
  const { figure, thanks, ...least } = letter;
  const whole = allParagraphs(letter, ownWords, tds);
  const isFit = (paragraphs: readonly Paragraph[]) =>
    (["desktop", "android"] as const).every((device) =>
      composeLinks(draftOf(paragraphs, letter.subject, tds), device).every(
        ({ mustPaste }) => !mustPaste,
      ),
    );
  if ((!figure && !thanks) || isFit(whole)) return whole;
  const shorter = [{ ...least, ...(thanks && { thanks }) }, least];
  return shorter.map((each) => allParagraphs(each, ownWords, tds)).find(isFit) ?? whole;
}

function allParagraphs(
  { body, salutationToOne, figure, thanks, request }: LetterText,
  ownWords: OwnWords,
  tds: readonly Td[],
): Paragraph[] {
  const { name, town, why } = cleanWords(ownWords);
  const paragraphs = body
    .trimEnd()
    .split("\n\n")
    .map((text) => ({ text, isOwn: false }));
  const [first] = paragraphs;
  const [td, ...others] = tds;
  if (first && td && others.length === 0 && salutationToOne && /^.+,$/.test(first.text)) {
    first.text = salutationToOne.replace("{name}", () => surnameOf(td.name, td.email));
  }
  const last = paragraphs.at(-2);
  if (last && last !== first) {
    last.text = [thanks, request ?? last.text].filter(Boolean).join(" ");
    const list = paragraphs.findLastIndex(({ text }) => /^- .+\n- /.test(text));
    const place = list < 0 ? paragraphs.indexOf(last) : list + 1;
    if (figure) paragraphs.splice(place, 0, { text: figure, isOwn: false });
  }
  if (why !== "") {
    paragraphs.splice(reasonPlace(body), 0, { text: why, isOwn: true });
  }
  const signature = [name, town].filter((line) => line !== "").join("\n");
  if (signature !== "") paragraphs.push({ text: signature, isOwn: true });
  return paragraphs;
}

/** Returns 'Ann Able, Bob Bell and Cáit Cox', with the word for 'and'. */
export function joinNames(names: readonly string[], and: string): string {
  return names.join(", ").replace(/, (?=[^,]*$)/, ` ${and} `);
}

/** Returns the surnames of TDs as one line. */
export function surnamesOf(tds: readonly Td[]): string {
  return tds.map(({ name, email }) => surnameOf(name, email)).join(", ");
}

/** Whether the supporter has added anything to the letter. */
export function isPersonalised(ownWords: OwnWords): boolean {
  return Object.values(cleanWords(ownWords)).some((text) => text !== "");
}

/** Returns the own words, well-formed. */
export function cleanWords({ name, town, why }: OwnWords): OwnWords {
  return {
    name: cleanLine(name),
    town: cleanLine(town),
    why: clean(why)
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

/** Returns a letter to these TDs, by default the bundled one. Each address occurs once. */
export function createDraft(
  tds: readonly Td[],
  provider: Provider,
  letter: LetterText = LETTER,
  ownWords: OwnWords = NO_OWN_WORDS,
): EmailDraft {
  return { ...draftOf(paragraphsOf(letter, ownWords, tds), letter.subject, tds), provider };
}

function draftOf(paragraphs: readonly Paragraph[], subject: string, tds: readonly Td[]) {
  const recipients = [...new Set(tds.map((td) => td.email))];
  const body = `${paragraphs.map(({ text }) => text).join("\n\n")}\n`;
  return { recipients, subject, body, provider: "gmail" } as const;
}
