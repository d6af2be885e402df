import { useRef, useState } from "react";
import styled from "styled-components";
import type { ContactTdElement } from "../../widget/index.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { INSET, WIDE } from "../kit/layout.ts";
import { Controls } from "./Controls.tsx";
import { EventRoll } from "./EventRoll.tsx";
import { Preview } from "./Preview.tsx";
import { Snippet } from "./Snippet.tsx";
import type { Settings } from "./settings.ts";
import { useHeard } from "./use-heard.ts";

/** Where a jump to the preview leads. */
export const BENCH_ID = "make-it-yours";

interface WorkbenchProps {
  origin: string;
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}

/** The bench: what is set on the left, and what becomes of it on the right, the lines first. */
export function Workbench({ origin, settings, onChange }: WorkbenchProps) {
  const element = useRef<ContactTdElement>(null);
  const heard = useHeard(element);
  const [form, setForm] = useState<"plain" | "pinned">("plain");
  return (
    <Ground id={BENCH_ID} tabIndex={-1} aria-label="Your lines, and the preview">
      <Controls settings={settings} onChange={onChange} />
      <Snippet origin={origin} settings={settings} form={form} onForm={setForm} />
      <Preview ref={element} settings={settings} />
      <EventRoll heard={heard} />
    </Ground>
  );
}

const Ground = styled.section`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.xxl};
  padding: ${SPACE.xl} ${INSET} ${SPACE.xxxl};
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
  &:focus {
    outline: none;
  }
  /* In the dark a floor of marigold would blind: the light ends at the edge of the stage. */
  @media (prefers-color-scheme: dark) {
    background: ${colour("paper")};
    border-block-start: 3px solid ${colour("marigold")};
    color: ${colour("ink")};
  }
  @media (forced-colors: active) {
    border-block-start: 3px solid;
  }
  ${WIDE} {
    grid-template: "controls lines" auto "controls window" auto "log window" 1fr / 22rem minmax(0, 1fr);
    column-gap: ${SPACE.xxxl};
    padding-block: ${SPACE.xxl} 6rem;
    > :nth-child(1) {
      grid-area: controls;
    }
    > :nth-child(2) {
      grid-area: lines;
    }
    > :nth-child(3) {
      grid-area: window;
    }
    > :nth-child(4) {
      grid-area: log;
    }
  }
  @media print {
    display: block;
    padding: 0;
    background: none;
    color: ${colour("ink")};
  }
`;
