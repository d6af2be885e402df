import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { MEDIUM } from "../kit/layout.ts";
import { SegmentedControl } from "../kit/SegmentedControl.tsx";
import { display, SIZE } from "../kit/type.ts";
import { CopyButton } from "./CopyButton.tsx";
import { code } from "./code.ts";
import { linesOf, snippet } from "./embed-code.ts";
import { LinkLike } from "./fields.ts";
import { Prose } from "./Prose.tsx";
import { fetchPin, type Pin } from "./pin.ts";
import type { Settings } from "./settings.ts";
import { isUnknown } from "./use-origin.ts";
import { SNIPPET } from "./words.ts";

type Form = (typeof SNIPPET.forms)[number]["value"];

interface SnippetProps {
  origin: string;
  settings: Settings;
  form: Form;
  onForm: (form: Form) => void;
}

/** The lines to paste, printed large: what this page is for. */
export function Snippet({ origin, settings, form, onForm }: SnippetProps) {
  const { pin, again } = usePin(form === "pinned");
  const held = form === "pinned" && typeof pin === "object" ? pin : null;
  const lines = snippet(origin, settings, held);
  const shown = useRef<HTMLElement>(null);
  return (
    <Sheet aria-labelledby="your-lines">
      <Head>
        <Title id="your-lines">{SNIPPET.title}</Title>
        <Forms
          title={SNIPPET.form}
          titleHidden
          options={SNIPPET.forms}
          value={form}
          onChange={onForm}
        />
      </Head>
      <Pre>
        <code ref={shown}>
          {linesOf(lines).map(({ number, runs }) => (
            <Line key={number}>
              {runs.map(({ at, text, marked }) =>
                marked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
              )}
            </Line>
          ))}
        </code>
      </Pre>
      {isUnknown(origin) ? (
        <Unscripted>
          <Prose text={SNIPPET.unscripted} />
        </Unscripted>
      ) : null}
      <Foot>
        <CopyButton
          text={lines}
          shown={shown}
          copied={SNIPPET.copied}
          selected={SNIPPET.selected}
          variant="primary"
        >
          {SNIPPET.copy}
        </CopyButton>
        <p aria-live="polite">
          {form === "plain" ? SNIPPET.plain : null}
          {form === "pinned" && held !== null ? SNIPPET.pinned(held.version, held.weight) : null}
          {form === "pinned" && pin === "asking" ? SNIPPET.pinning : null}
          {form === "pinned" && pin === "failed" ? (
            <>
              {SNIPPET.pinFailed}{" "}
              <LinkLike type="button" onClick={again}>
                {SNIPPET.pinRetry}
              </LinkLike>
            </>
          ) : null}
        </p>
      </Foot>
    </Sheet>
  );
}

/** Which release is served now, asked for once it is wanted. */
function usePin(wanted: boolean): { pin: Pin | "asking" | "failed"; again: () => void } {
  const [pin, setPin] = useState<Pin | "asking" | "failed">("asking");
  useEffect(() => {
    if (!wanted || pin !== "asking") return;
    let here = true;
    fetchPin(fetch).then((found) => {
      if (here) setPin(found ?? "failed");
    });
    return () => {
      here = false;
    };
  }, [wanted, pin]);
  return { pin, again: () => setPin("asking") };
}

const Sheet = styled.section`
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

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${SPACE.m};
`;

const Title = styled.h2`
  ${display}
  font-size: ${SIZE.title};
`;

const Forms = styled(SegmentedControl)`
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

const Pre = styled.pre`
  ${code}
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

/* Where a line is wider than the page its rest stands further in, so that lines can be told apart. */
const Line = styled.span`
  display: block;
  padding-inline-start: 4ch;
  text-indent: -4ch;
`;

const Foot = styled.div`
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

const Unscripted = styled.p`
  font-size: ${SIZE.small};
  @media (scripting: enabled) {
    display: none;
  }
`;
