import { useState } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { usePage, useTexts } from "../../page/shown-page.ts";
import { CopiedCode } from "../../parts/CopiedCode.tsx";
import { SegmentedControl } from "../../parts/SegmentedControl.tsx";
import { MEDIUM, scriptedOnly } from "../../style/layout.ts";
import { display, SIZE } from "../../style/type.ts";
import { FRAME_HEIGHT, formatEmbedCode, formatFrameCode } from "./embed-code.ts";
import { FRAME_NOTES_ID } from "./IntegrationNotes.tsx";
import type { Settings } from "./settings.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The element, or a frame that shows it. */
const FORMS = ["plain", "frame"] as const;

/** The embed code with its copy button. */
export function Snippet({ origin, settings }: { origin: string; settings: Settings }) {
  const { snippet } = useTexts({ en, ga });
  const page = usePage();
  const [form, setForm] = useState<(typeof FORMS)[number]>("plain");
  const format = form === "frame" ? formatFrameCode : formatEmbedCode;
  return (
    <SnippetPanel aria-labelledby="your-code">
      <SnippetHeader>
        <h2 id="your-code">{snippet.title}</h2>
        <SegmentedControl
          title={snippet.form}
          titleHidden
          options={FORMS.map((value) => ({ value, name: snippet.forms[value] }))}
          value={form}
          onChange={setForm}
        />
      </SnippetHeader>
      <CopiedCode
        code={format(origin, settings, page)}
        copy={snippet.copy}
        copied={snippet.copied}
        variant="primary"
      >
        <p aria-live="polite">
          {form === "plain" ? (
            snippet.plain
          ) : (
            <>
              {snippet.frame(FRAME_HEIGHT)} <a href={`#${FRAME_NOTES_ID}`}>{snippet.frameMore}</a>
            </>
          )}
        </p>
      </CopiedCode>
    </SnippetPanel>
  );
}

const SnippetPanel = styled.section`
  display: grid;
  gap: ${SPACE.l};
  padding: ${SPACE.l};
  background: ${colour("inkGround")};
  color: ${colour("onDark")};
  font-size: ${SIZE.small};
  /* The controls in it are light on black. */
  --c-ink: ${colour("onDark")};
  --c-link: ${colour("onDark")};
  --c-paper: ${colour("inkGround")};
  --c-paperRaised: ${colour("inkGround")};
  @media (prefers-color-scheme: dark) {
    outline: 2px solid ${colour("rule")};
  }
  @media (forced-colors: active) {
    border: 3px solid;
  }
  ${MEDIUM} {
    padding: ${SPACE.xl};
  }
  h2 {
    ${display}
    font-size: ${SIZE.title};
  }
  fieldset {
    ${scriptedOnly}
  }
  pre {
    padding: 0;
    font-size: clamp(0.8125rem, 0.75rem + 0.3cqi, 0.9375rem);
  }
  p {
    flex: 1 1 16rem;
    max-inline-size: 40rem;
  }
  a {
    color: inherit;
    font-weight: 700;
  }
`;

const SnippetHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${SPACE.m};
`;
