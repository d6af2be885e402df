import styled from "styled-components";
import type { ElementEvents } from "../../widget/index.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { INSET, WIDE } from "../kit/layout.ts";
import { display } from "../kit/type.ts";
import { useTexts } from "../shown-page.ts";
import { FormattedText } from "./FormattedText.tsx";
import { FrameNotes } from "./FrameNotes.tsx";
import type { StylePart } from "./look-presets.ts";
import { NotesCode, NotesEntry, Paragraphs } from "./NotesEntry.tsx";
import { ReferenceTable } from "./ReferenceTable.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The sites that have a place of their own for the code; their names are the same everywhere. */
const SITES = [
  { id: "wordPress", name: "WordPress" },
  { id: "squarespace", name: "Squarespace" },
  { id: "wix", name: "Wix" },
] as const;

/** The detail of each event, as code. */
const DETAILS = [
  ["bia-ready", "{version}"],
  ["bia-lookup", "{constituency, count, source}"],
  ["bia-compose", "{provider, count, personalised}"],
  ["bia-sent", "{provider, count, personalised}"],
  ["bia-share", "{channel}"],
  ["bia-error", "{code}"],
] as const satisfies readonly (readonly [keyof ElementEvents, string])[];

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
  return (
    <NotesSection aria-labelledby="where-it-goes">
      <NotesTitle id="where-it-goes">{places.title}</NotesTitle>
      {SITES.map(({ id, name }) => (
        <NotesEntry key={id} title={name}>
          <Paragraphs texts={places[id]} />
        </NotesEntry>
      ))}
      <NotesEntry title={places.byHandTitle}>
        <Paragraphs texts={[places.byHand]} />
      </NotesEntry>
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
        <ReferenceTable columns={reference.columns} rows={formatRows(reference.rows)} />
        <ReferenceTable columns={reference.styleColumns} rows={formatRows(reference.properties)} />
        <p>
          <FormattedText text={reference.parts(PARTS.map((part) => `\`${part}\``).join(", "))} />
        </p>
      </NotesEntry>
      <NotesEntry title={events.title}>
        <p>
          <FormattedText text={events.text} />
        </p>
        <ReferenceTable
          columns={events.columns}
          rows={DETAILS.map(([name, detail]) => [
            `${name} ${detail}`,
            <FormattedText key="when" text={events.rows[name]} />,
          ])}
        />
      </NotesEntry>
    </NotesSection>
  );
}

function formatRows(rows: Readonly<Record<string, string>>) {
  return Object.entries(rows).map(
    ([name, text]) => [name, <FormattedText key="text" text={text} />] as const,
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

const NotesTitle = styled.h2`
  ${display}
  margin-block-end: ${SPACE.xxl};
  font-size: clamp(2.75rem, 11vw, 6rem);
  line-height: 0.9;
  letter-spacing: -0.03em;
  @media print {
    margin-block: ${SPACE.xl} ${SPACE.m};
    font-size: 1.5rem;
  }
`;
