import { useRef } from "react";
import styled from "styled-components";
import type { ContactTdElement } from "../../widget/index.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { INSET, WIDE } from "../kit/layout.ts";
import { useTexts } from "../shown-page.ts";
import { EventLog } from "./EventLog.tsx";
import { useEventLog } from "./event-log.ts";
import { Preview } from "./Preview.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { Snippet } from "./Snippet.tsx";
import type { Settings } from "./settings.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The section's id, the target of links to the preview. */
export const BUILDER_ID = "make-it-yours";

interface EmbedBuilderProps {
  origin: string;
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}

/** The settings form on the left; the embed code and the preview on the right. */
export function EmbedBuilder({ origin, settings, onChange }: EmbedBuilderProps) {
  const element = useRef<ContactTdElement>(null);
  const entries = useEventLog(element);
  return (
    <BuilderSection id={BUILDER_ID} tabIndex={-1} aria-label={useTexts({ en, ga }).builder}>
      <SettingsForm settings={settings} onChange={onChange} />
      <Snippet origin={origin} settings={settings} />
      <Preview ref={element} settings={settings} />
      <EventLog entries={entries} />
    </BuilderSection>
  );
}

const BuilderSection = styled.section`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${SPACE.xxl};
  padding: ${SPACE.xl} ${INSET} ${SPACE.xxxl};
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
  &:focus {
    outline: none;
  }
  /* A marigold background is too bright for a dark theme: only the border is marigold. */
  @media (prefers-color-scheme: dark) {
    background: ${colour("paper")};
    border-block-start: 3px solid ${colour("marigold")};
    color: ${colour("ink")};
  }
  @media (forced-colors: active) {
    border-block-start: 3px solid;
  }
  ${WIDE} {
    grid-template: "form code" auto "form preview" auto "log preview" 1fr / 22rem minmax(0, 1fr);
    column-gap: ${SPACE.xxxl};
    padding-block: ${SPACE.xxl} 6rem;
    > :nth-child(1) {
      grid-area: form;
    }
    > :nth-child(2) {
      grid-area: code;
    }
    > :nth-child(3) {
      grid-area: preview;
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
