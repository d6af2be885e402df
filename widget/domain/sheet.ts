import type { Language } from "../../api/contract/language.ts";
import type { Td } from "../../api/contract/td.ts";
import { cleanWords, type LetterText, paragraphsOf } from "./letter.ts";
import type { OwnWords } from "./own-words.ts";

/** A letter to one TD on paper. An empty sender's line, date or name is filled in by hand. */
export type Sheet = ReturnType<typeof sheetOf>;

/** The address of the Houses of the Oireachtas, for a TD without a published office. */
const LEINSTER_HOUSE: Record<Language, string> = {
  en: "Leinster House, Kildare Street, Dublin 2",
  ga: "Teach Laighean, Sráid Chill Dara, Baile Átha Cliath 2",
};

/** The most lines that a window of 35 mm shows wherever the sheet lies in the envelope. */
const ADDRESS_LINES = 5;

/** A line of usual type in characters, and the lines that fit on A4; a paragraph adds half a line. */
const LINE_LENGTH = 95;
const USUAL_LINES = 30;

/** Returns the sheet with the letter to a TD; an empty date is written by hand. */
export function sheetOf(
  td: Td,
  letter: LetterText & { language: Language },
  ownWords: OwnWords,
  date: string,
) {
  const { name, town } = cleanWords(ownWords);
  const paragraphs = paragraphsOf(letter, ownWords, [td]).flatMap(({ text }) => text.split("\n\n"));
  if (name !== "" || town !== "") paragraphs.pop();
  const lines = paragraphs.flatMap((text) => text.split("\n"));
  const length =
    paragraphs.length / 2 +
    lines.reduce((sum, line) => sum + Math.ceil(line.length / LINE_LENGTH), 0);
  return {
    lang: letter.language,
    /** Name, street and town. */
    sender: [name, "", town],
    date,
    /** The TD and the address of their office, in at most `ADDRESS_LINES` lines. */
    address: [`${td.name} TD`, ...officeLines(td.office ?? LEINSTER_HOUSE[letter.language])],
    subject: letter.subject,
    /** The paragraphs of the letter without the signature. */
    paragraphs,
    /** The line below the signature. */
    name,
    /** Whether the letter needs smaller type to fit on one side. */
    isLong: length > USUAL_LINES,
  };
}

/** Returns an address in lines; the parts that are too many for the window share the last line. */
function officeLines(office: string): string[] {
  const lines = office.split(",").map((part) => part.trim());
  const last = ADDRESS_LINES - 2;
  return lines.length <= last ? lines : [...lines.slice(0, last), lines.slice(last).join(", ")];
}
