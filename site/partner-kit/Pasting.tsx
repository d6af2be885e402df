import { useRef } from "react";
import styled from "styled-components";
import { SPACE } from "../../widget/theme/tokens.ts";
import { CopyButton } from "../embed/CopyButton.tsx";
import { codeGround, SectionTitle, Subtitle } from "../embed/styles.ts";
import { INSET, MEDIUM, WIDE } from "../kit/layout.ts";
import { codeStyle } from "../kit/type.ts";
import { useTexts } from "../shown-page.ts";
import type { PieceTexts } from "./PieceLayout.tsx";
import { newsletterHtml, signatureHtml, signatureText } from "./signature.ts";
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
  return (
    <PastingArea aria-labelledby="to-paste">
      <SectionTitle id="to-paste">{wording.paste}</SectionTitle>
      <Code {...wording.newsletter} code={newsletterHtml(texts, file)} />
      <Code {...wording.signature} code={signatureHtml(texts, bar)} />
      <Code {...wording.plain} code={signatureText(texts)} />
    </PastingArea>
  );
}

interface CodeProps {
  title: string;
  text?: string;
  copy: string;
  code: string;
}

function Code({ title, text, copy, code }: CodeProps) {
  const { copied } = useTexts({ en, ga });
  const shown = useRef<HTMLElement>(null);
  return (
    <article>
      <Subtitle as="h3">{title}</Subtitle>
      {text === undefined ? null : <p>{text}</p>}
      <CodeBlock>
        <code ref={shown}>{code}</code>
      </CodeBlock>
      <CopyButton text={code} source={shown} copiedMessage={copied}>
        {copy}
      </CopyButton>
    </article>
  );
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
  @media print {
    display: none;
  }
`;

const CodeBlock = styled.pre`
  ${codeStyle}
  ${codeGround}
  margin: 0;
  padding: ${SPACE.l};
  white-space: pre-wrap;
`;
