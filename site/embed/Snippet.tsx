import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { MEDIUM } from "../kit/layout.ts";
import { SegmentedControl } from "../kit/SegmentedControl.tsx";
import { display, SIZE } from "../kit/type.ts";
import { usePage, useTexts } from "../shown-page.ts";
import { CopyButton } from "./CopyButton.tsx";
import { codeStyle } from "./code-style.ts";
import { formatEmbedCode, splitCode } from "./embed-code.ts";
import { FormattedText } from "./FormattedText.tsx";
import { FRAME_NOTES_ID } from "./FrameNotes.tsx";
import { TextButton } from "./form-styles.ts";
import { FRAME_HEIGHT, formatFrameCode } from "./frame-code.ts";
import { fetchPinnedRelease, type PinnedRelease } from "./pinned-release.ts";
import type { Settings } from "./settings.ts";
import type { EmbedWording } from "./wording/en.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Whether the code loads the newest release or one pinned release, or shows the element in a frame. */
export type CodeForm = keyof EmbedWording["snippet"]["forms"];

const FORMS = ["plain", "pinned", "frame"] as const;

interface SnippetProps {
  origin: string;
  settings: Settings;
  form: CodeForm;
  onFormChange: (form: CodeForm) => void;
}

/** The embed code with its copy button. */
export function Snippet({ origin, settings, form, onFormChange }: SnippetProps) {
  const { snippet } = useTexts({ en, ga });
  const page = usePage();
  const { release, retry } = useRelease(form === "pinned");
  const pinned = form === "pinned" && typeof release === "object" ? release : null;
  const code =
    form === "frame"
      ? formatFrameCode(origin, settings, page)
      : formatEmbedCode(origin, settings, pinned, page);
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
          onChange={onFormChange}
        />
      </SnippetHeader>
      <CodeBlock>
        <code ref={codeElement}>
          {splitCode(code).map(({ number, segments }) => (
            <CodeLine key={number}>
              {segments.map(({ start, text, isValue }) =>
                isValue ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
              )}
            </CodeLine>
          ))}
        </code>
      </CodeBlock>
      <UnscriptedNote>
        <FormattedText text={snippet.unscripted} />
      </UnscriptedNote>
      <SnippetFooter>
        <CopyButton
          text={code}
          source={codeElement}
          copiedMessage={snippet.copied}
          selectedMessage={snippet.selected}
          variant="primary"
        >
          {snippet.copy}
        </CopyButton>
        <p aria-live="polite">
          {form === "plain" ? snippet.plain : null}
          {form === "frame" ? (
            <>
              {snippet.frame(FRAME_HEIGHT)}{" "}
              <FrameLink href={`#${FRAME_NOTES_ID}`}>{snippet.frameMore}</FrameLink>
            </>
          ) : null}
          {form === "pinned" && pinned !== null
            ? snippet.pinned(pinned.version, Math.round(pinned.compressedBytes / 1000))
            : null}
          {form === "pinned" && release === "loading" ? snippet.pinning : null}
          {form === "pinned" && release === "failed" ? (
            <>
              {snippet.pinFailed}{" "}
              <TextButton type="button" onClick={retry}>
                {snippet.pinRetry}
              </TextButton>
            </>
          ) : null}
        </p>
      </SnippetFooter>
    </SnippetPanel>
  );
}

type ReleaseState = PinnedRelease | "loading" | "failed";

/** Loads the current release when it is needed for the first time. */
function useRelease(isNeeded: boolean): { release: ReleaseState; retry: () => void } {
  const [release, setRelease] = useState<ReleaseState>("loading");
  useEffect(() => {
    if (!isNeeded || release !== "loading") return;
    let mounted = true;
    fetchPinnedRelease(fetch).then((found) => {
      if (mounted) setRelease(found ?? "failed");
    });
    return () => {
      mounted = false;
    };
  }, [isNeeded, release]);
  return { release, retry: () => setRelease("loading") };
}

const SnippetPanel = styled.section`
  display: grid;
  gap: ${SPACE.l};
  padding: ${SPACE.l};
  background: ${colour("inkGround")};
  color: ${colour("onDark")};
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
  @media print {
    padding: 0;
    background: none;
    color: ${colour("ink")};
  }
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
  @media (scripting: none), print {
    display: none;
  }
` as typeof SegmentedControl;

const CodeBlock = styled.pre`
  ${codeStyle}
  margin: 0;
  font-size: clamp(0.8125rem, 0.75rem + 0.3vw, 0.9375rem);
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

/** Shown without scripts on a server without `PUBLIC_URL`, where the code names no real site. */
const FrameLink = styled.a`
  color: inherit;
  font-weight: 700;
`;

const UnscriptedNote = styled.p`
  font-size: ${SIZE.small};
  [data-public-origin] & {
    display: none;
  }
  @media (scripting: enabled) {
    display: none;
  }
`;
