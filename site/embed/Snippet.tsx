import { useRef, useState } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { MEDIUM } from "../kit/layout.ts";
import { SegmentedControl } from "../kit/SegmentedControl.tsx";
import { codeStyle, display, SIZE } from "../kit/type.ts";
import { usePage, useTexts } from "../shown-page.ts";
import { CopyButton } from "./CopyButton.tsx";
import { FRAME_HEIGHT, formatEmbedCode, formatFrameCode } from "./embed-code.ts";
import { FRAME_NOTES_ID } from "./IntegrationNotes.tsx";
import type { Settings } from "./settings.ts";
import { codeGround, scriptedOnly } from "./styles.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The element, or a frame that shows it. */
const FORMS = ["plain", "frame"] as const;

/** The values in a line of code: quoted texts, and the values of styles. */
const VALUE = /((?<=: )[^;]+(?=;)|"[^"]*")/;

/** The embed code with its copy button. */
export function Snippet({ origin, settings }: { origin: string; settings: Settings }) {
  const { snippet } = useTexts({ en, ga });
  const page = usePage();
  const [form, setForm] = useState<(typeof FORMS)[number]>("plain");
  const format = form === "frame" ? formatFrameCode : formatEmbedCode;
  const code = format(origin, settings, page);
  const codeElement = useRef<HTMLElement>(null);
  return (
    <SnippetPanel aria-labelledby="your-code">
      <SnippetHeader>
        <SnippetTitle id="your-code">{snippet.title}</SnippetTitle>
        <FormChoices
          title={snippet.form}
          titleHidden
          options={FORMS.map((value) => ({ value, name: snippet.forms[value] }))}
          value={form}
          onChange={setForm}
        />
      </SnippetHeader>
      <CodeBlock>
        <code ref={codeElement}>
          {code.split("\n").map((line, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number
            <CodeLine key={number}>
              {line.split(VALUE).map((text, part) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: every second part is a value
                part % 2 === 1 ? <mark key={part}>{text}</mark> : text,
              )}
            </CodeLine>
          ))}
        </code>
      </CodeBlock>
      <SnippetFooter>
        <CopyButton
          text={code}
          source={codeElement}
          copiedMessage={snippet.copied}
          variant="primary"
        >
          {snippet.copy}
        </CopyButton>
        <p aria-live="polite">
          {form === "plain" ? (
            snippet.plain
          ) : (
            <>
              {snippet.frame(FRAME_HEIGHT)}{" "}
              <FrameLink href={`#${FRAME_NOTES_ID}`}>{snippet.frameMore}</FrameLink>
            </>
          )}
        </p>
      </SnippetFooter>
    </SnippetPanel>
  );
}

const SnippetPanel = styled.section`
  display: grid;
  gap: ${SPACE.l};
  padding: ${SPACE.l};
  :focus-visible {
    outline-color: ${colour("onDark")};
  }
  @media (prefers-color-scheme: dark) {
    outline: 2px solid ${colour("rule")};
  }
  @media (forced-colors: active) {
    border: 3px solid;
  }
  ${MEDIUM} {
    padding: ${SPACE.xl};
  }
  ${codeGround}
`;

const SnippetHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${SPACE.m};
`;

const SnippetTitle = styled.h2`
  ${display}
  font-size: ${SIZE.title};
`;

const FormChoices = styled(SegmentedControl)`
  div {
    background: ${colour("onDark")};
  }
  div span {
    background: ${colour("inkGround")};
    color: ${colour("onDark")};
  }
  div input:checked + span {
    background: ${colour("marigold")};
    color: ${colour("onMarigold")};
  }
  ${scriptedOnly}
` as typeof SegmentedControl;

const CodeBlock = styled.pre`
  ${codeStyle}
  margin: 0;
  font-size: clamp(0.8125rem, 0.75rem + 0.3cqi, 0.9375rem);
  white-space: pre-wrap;
  mark {
    background: none;
    color: ${colour("marigold")};
  }
  ::selection {
    background: ${colour("marigold")};
    color: ${colour("onMarigold")};
  }
  @media print {
    mark {
      color: inherit;
    }
  }
`;

/* The rest of a wrapped line is indented, so that lines can be told apart. */
const CodeLine = styled.span`
  display: block;
  padding-inline-start: 4ch;
  text-indent: -4ch;
`;

const SnippetFooter = styled.div`
  display: grid;
  gap: ${SPACE.m};
  font-size: ${SIZE.small};
  p {
    max-inline-size: 40rem;
  }
  ${MEDIUM} {
    grid-template-columns: auto 1fr;
    column-gap: ${SPACE.xl};
    align-items: start;
  }
`;

const FrameLink = styled.a`
  color: inherit;
  font-weight: 700;
`;
