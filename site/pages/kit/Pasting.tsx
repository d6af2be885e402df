import styled from "styled-components";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { escapeHtml } from "../../page/escape-html.ts";
import { useTexts } from "../../page/shown-page.ts";
import { CopiedCode } from "../../parts/CopiedCode.tsx";
import { SectionTitle, Subtitle } from "../../parts/titles.ts";
import { INSET, MEDIUM, notPrinted, WIDE } from "../../style/layout.ts";
import type { PieceTexts } from "./PieceLayout.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

interface PastingProps {
  texts: PieceTexts;
  /** The colour of the bar beside a signature. */
  bar: string;
  /** The name of the newsletter picture's file. */
  file: string;
}

/** What partners paste: the newsletter's picture with its link, and a mail signature. */
export function Pasting({ texts, bar, file }: PastingProps) {
  const wording = useTexts({ en, ga });
  const codes = [
    { ...wording.newsletter, code: newsletterHtml(texts, file) },
    { ...wording.signature, code: signatureHtml(texts, bar) },
    { text: null, ...wording.plain, code: signatureText(texts) },
  ];
  return (
    <PastingArea aria-labelledby="to-paste">
      <SectionTitle id="to-paste">{wording.paste}</SectionTitle>
      {codes.map(({ title, text, copy, code }) => (
        <article key={title}>
          <Subtitle as="h3">{title}</Subtitle>
          {text === null ? null : <p>{text}</p>}
          <CopiedCode code={code} copy={copy} copied={wording.copied} />
        </article>
      ))}
    </PastingArea>
  );
}

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

const PastingArea = styled.section`
  display: grid;
  gap: ${SPACE.xxl};
  padding: ${SPACE.xxxl} ${INSET};
  article {
    display: grid;
    align-content: start;
    gap: ${SPACE.m};
  }
  ${MEDIUM} {
    grid-template-columns: 1fr 1fr;
    > h2,
    > :nth-child(2) {
      grid-column: 1 / -1;
    }
  }
  ${WIDE} {
    padding-block: 6rem;
  }
  ${notPrinted}
`;
