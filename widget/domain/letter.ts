import { DEFAULT_ELEMENT_TEXTS } from "../../api/contract/campaign/default-element-texts.ts";

/** The subject of the bundled campaign's letter. */
export const LETTER_SUBJECT = DEFAULT_ELEMENT_TEXTS.letter.subject;

/**
 * The body of the bundled campaign's letter, lines separated by `\n`. It ends where the supporter
 * signs.
 *
 * At most 1,200 characters: Chrome on Windows silently drops a mailto address over 2,046, and the
 * addresses of six recipients need the rest.
 */
export const LETTER_BODY = DEFAULT_ELEMENT_TEXTS.letter.body;
