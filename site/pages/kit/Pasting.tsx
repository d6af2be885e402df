import styled from "styled-components";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { CopiedCode } from "../../components/CopiedCode.tsx";
import { SectionTitle } from "../../components/titles.ts";
import { escapeHtml } from "../../document/escape-html.ts";
import { useWording } from "../../document/shown-page.ts";
import { INSET, notPrinted, WIDE } from "../../style/layout.ts";
import type { PieceTexts } from "./PieceLayout.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

interface PastingProps {
  texts: PieceTexts;
  /** The name of the newsletter picture's file. */
  file: string;
}

/** What partners paste into a newsletter: its picture with the link. */
export function Pasting({ texts, file }: PastingProps) {
  const { newsletter, copied } = useWording({ en, ga });
  return (
    <PastingArea aria-labelledby="to-paste">
      <SectionTitle id="to-paste">{newsletter.title}</SectionTitle>
      <p>{newsletter.text}</p>
      <CopiedCode code={newsletterHtml(texts, file)} copy={newsletter.copy} copied={copied} />
    </PastingArea>
  );
}

type Texts = Pick<PieceTexts, "headline" | "about" | "link">;

/** The width at which newsletters show a picture: half of its pixels, for sharp screens. */
const NEWSLETTER_WIDTH = 600;

/** Returns the HTML of a newsletter's picture, which leads to the action page. */
export function newsletterHtml(texts: Texts, file: string): string {
  return [
    `<a href="${escapeHtml(texts.link)}">`,
    `  <img src="${escapeHtml(file)}" width="${NEWSLETTER_WIDTH}" alt="${escapeHtml(`${texts.headline.join(" ")}. ${texts.about}`)}"`,
    '    style="display: block; max-width: 100%; height: auto; border: 0">',
    "</a>",
  ].join("\n");
}

const PastingArea = styled.section`
  display: grid;
  gap: ${SPACE.l};
  padding: ${SPACE.xxxl} ${INSET};
  ${WIDE} {
    padding-block: 6rem;
  }
  ${notPrinted}
`;
