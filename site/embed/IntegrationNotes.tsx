import { useRef } from "react";
import styled from "styled-components";
import type { ElementEvents } from "../../widget/index.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { INSET, WIDE } from "../kit/layout.ts";
import { usePage, useTexts } from "../shown-page.ts";
import { CopyButton } from "./CopyButton.tsx";
import { FRAME_HEIGHT, formatFrameCode, formatFrameListener } from "./embed-code.ts";
import type { StylePart } from "./look-presets.ts";
import { NotesCode, NotesEntry, Paragraphs } from "./NotesEntry.tsx";
import { ReferenceTable } from "./ReferenceTable.tsx";
import { DEFAULT_SETTINGS } from "./settings.ts";
import { SectionTitle } from "./styles.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The id of the notes about the frame edition, the target of a link. */
export const FRAME_NOTES_ID = "in-an-iframe";

/** The detail of each event, as code. */
const DETAILS = {
  "bia-ready": "{version}",
  "bia-lookup": "{constituency, count, source}",
  "bia-compose": "{provider, count, personalised}",
  "bia-sent": "{provider, count, personalised}",
  "bia-share": "{channel}",
  "bia-error": "{code}",
} as const satisfies Record<keyof ElementEvents, string>;

const PARTS = [
  "picker",
  "provider",
  "send",
  "card",
  "preview",
  "dialog",
] as const satisfies readonly StylePart[];

/** Reference for webmasters: where to paste the code, content security policies, attributes, styles and events. */
export function IntegrationNotes({ origin }: { origin: string }) {
  const { places, policy, events, reference } = useTexts({ en, ga });
  const eventRows = Object.entries(events.rows).map(
    ([name, text]) => [name, text, DETAILS[name as keyof ElementEvents]] as const,
  );
  return (
    <NotesSection aria-labelledby="where-it-goes">
      <NotesTitle id="where-it-goes">{places.title}</NotesTitle>
      {places.rows.map(([title, ...texts]) => (
        <NotesEntry key={title} title={title}>
          <Paragraphs texts={texts} />
        </NotesEntry>
      ))}
      <FrameNotes origin={origin} />
      <NotesEntry title={policy.title}>
        <Paragraphs texts={[policy.text]} />
        <NotesCode>
          script-src {origin}; connect-src {origin}
        </NotesCode>
        <Paragraphs texts={policy.after} />
      </NotesEntry>
      <NotesEntry title={reference.title}>
        <p>{reference.text}</p>
        <ReferenceTable columns={reference.columns} rows={Object.entries(reference.rows)} />
        <ReferenceTable
          columns={reference.styleColumns}
          rows={Object.entries(reference.properties)}
        />
        <Paragraphs texts={[reference.parts(PARTS.map((part) => `\`${part}\``).join(", "))]} />
      </NotesEntry>
      <NotesEntry title={events.title}>
        <Paragraphs texts={[events.text]} />
        <ReferenceTable columns={events.columns} rows={eventRows} />
      </NotesEntry>
    </NotesSection>
  );
}

/** The notes about the frame edition, with the script that makes the frame as tall as its content. */
function FrameNotes({ origin }: { origin: string }) {
  const { controls, frame } = useTexts({ en, ga });
  const page = usePage();
  const example = { ...DEFAULT_SETTINGS, partner: controls.partnerExample };
  const code = useRef<HTMLPreElement>(null);
  const listener = formatFrameListener(origin);
  return (
    <NotesEntry title={frame.title} id={FRAME_NOTES_ID}>
      <Paragraphs texts={[frame.text]} />
      <NotesCode>{formatFrameCode(origin, example, page)}</NotesCode>
      <Paragraphs texts={[frame.beforeScript(FRAME_HEIGHT)]} />
      <NotesCode ref={code}>{listener}</NotesCode>
      <CopyButton text={listener} source={code} copiedMessage={frame.copied}>
        {frame.copy}
      </CopyButton>
      <Paragraphs texts={frame.after} />
    </NotesEntry>
  );
}

const NotesSection = styled.section`
  padding: ${SPACE.xl} ${INSET} ${SPACE.xxxl};
  border-block-start: 3px solid ${colour("ink")};
  ${WIDE} {
    padding-block: 6rem;
  }
  @media print {
    padding: 0;
  }
`;

const NotesTitle = styled(SectionTitle)`
  margin-block-end: ${SPACE.xxl};
`;
