import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { INSET, WIDE } from "../kit/layout.ts";
import { display } from "../kit/type.ts";
import { FormattedText } from "./FormattedText.tsx";
import { FrameNotes } from "./FrameNotes.tsx";
import { NotesCode, NotesEntry, Paragraphs } from "./NotesEntry.tsx";
import { ReferenceTable } from "./ReferenceTable.tsx";
import { EVENTS, PLACES, POLICY, REFERENCE } from "./words.ts";

/** Reference for webmasters: where to paste the code, content security policies, attributes, styles and events. */
export function IntegrationNotes({ origin }: { origin: string }) {
  return (
    <NotesSection aria-labelledby="where-it-goes">
      <NotesTitle id="where-it-goes">{PLACES.title}</NotesTitle>
      {PLACES.entries.map(({ name, text }) => (
        <NotesEntry key={name} title={name}>
          <Paragraphs texts={text} />
        </NotesEntry>
      ))}
      <FrameNotes origin={origin} />
      <NotesEntry title={POLICY.title}>
        <Paragraphs texts={POLICY.text} />
        <NotesCode>
          script-src {origin}; connect-src {origin}
        </NotesCode>
        <Paragraphs texts={POLICY.after} />
      </NotesEntry>
      <NotesEntry title={REFERENCE.title}>
        <p>{REFERENCE.text}</p>
        <ReferenceTable columns={REFERENCE.columns} rows={formatRows(REFERENCE.rows)} />
        <ReferenceTable columns={REFERENCE.styleColumns} rows={formatRows(REFERENCE.properties)} />
        <p>
          <FormattedText
            text={`${REFERENCE.partsBefore} ${REFERENCE.parts.map((part) => `\`${part}\``).join(", ")}.`}
          />
        </p>
      </NotesEntry>
      <NotesEntry title={EVENTS.title}>
        <p>
          <FormattedText text={EVENTS.text} />
        </p>
        <ReferenceTable
          columns={EVENTS.columns}
          rows={Object.entries(EVENTS.rows).map(([name, [detail, when]]) => [
            `${name} ${detail}`,
            <FormattedText key="when" text={when} />,
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
