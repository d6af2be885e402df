import { escapeHtml } from "../escape-html.ts";
import type { PieceTexts } from "./PieceLayout.tsx";

/** What newsletters and signatures say: the headline in one line, and the address. */
type Texts = Pick<PieceTexts, "headline" | "about" | "link" | "typed">;

/** The width at which newsletters show a picture: half of its pixels, for sharp screens. */
const NEWSLETTER_WIDTH = 600;

/** Returns the HTML of a newsletter's picture, which leads to the action page. */
export function newsletterHtml(texts: Texts, file: string): string {
  return [
    `<a href="${escapeHtml(texts.link)}">`,
    `  <img src="${escapeHtml(file)}" width="${NEWSLETTER_WIDTH}" alt="${escapeHtml(`${oneLine(texts)}. ${texts.about}`)}"`,
    '    style="display: block; max-width: 100%; height: auto; border: 0">',
    "</a>",
  ].join("\n");
}

/** Returns a mail signature as HTML. Its styles are inline: mail programs remove style sheets. */
export function signatureHtml(texts: Texts, bar: string): string {
  return [
    `<p style="margin: 16px 0 0; padding: 4px 0 4px 12px; border-left: 6px solid ${bar}; font: 14px/1.4 Arial, sans-serif">`,
    `  <strong>${escapeHtml(oneLine(texts))}</strong><br>`,
    `  ${escapeHtml(texts.about)}<br>`,
    `  <a href="${escapeHtml(texts.link)}">${escapeHtml(texts.typed)}</a>`,
    "</p>",
  ].join("\n");
}

/** Returns a mail signature as plain text, after the separator that mail programs know. */
export function signatureText(texts: Texts): string {
  return ["-- ", oneLine(texts), texts.about, texts.link].join("\n");
}

function oneLine({ headline }: Texts): string {
  return headline.join(" ");
}
