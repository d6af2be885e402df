import styled from "styled-components";
import { PATHS } from "../../../api/contract/paths.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { useTexts } from "../../page/shown-page.ts";
import { CodeBlock, CopiedCode } from "../../parts/CopiedCode.tsx";
import { FormattedText } from "../../parts/FormattedText.tsx";
import { Table } from "../../parts/Table.tsx";
import { Topic } from "../../parts/Topic.tsx";
import { SectionTitle } from "../../parts/titles.ts";
import { blueGround } from "../../style/grain.ts";
import { INSET, WIDE } from "../../style/layout.ts";
import { SIZE } from "../../style/type.ts";
import { formatFrameListener } from "./embed-code.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The id of the notes about the frame edition, the target of a link. */
export const FRAME_NOTES_ID = "in-an-iframe";

/** What webmasters look up: where to paste the code, policies, versions, attributes, styles and events. */
export function IntegrationNotes({ origin }: { origin: string }) {
  const { places, frame, policy, version, reference } = useTexts({ en, ga });
  return (
    <NotesSection aria-labelledby="where-it-goes">
      <SectionTitle id="where-it-goes">{places.title}</SectionTitle>
      {places.rows.map(([title, ...texts]) => (
        <Topic key={title} title={title} heading="h3">
          <Paragraphs texts={texts} />
        </Topic>
      ))}
      <Topic title={frame.title} heading="h3" id={FRAME_NOTES_ID}>
        <Paragraphs texts={frame.texts} />
        <CopiedCode code={formatFrameListener(origin)} copy={frame.copy} copied={frame.copied} />
      </Topic>
      <Topic title={policy.title} heading="h3">
        <Paragraphs texts={policy.texts} />
        <CodeBlock code={`script-src ${origin}; connect-src ${origin}`} />
      </Topic>
      <Topic title={version.title} heading="h3">
        <Paragraphs texts={[version.text(`${origin}${PATHS.embed}/manifest.json`)]} />
      </Topic>
      <Topic title={reference.title} heading="h3">
        <Paragraphs texts={reference.texts} />
        <ReferenceTable
          label={reference.title}
          columns={reference.columns}
          rows={Object.entries(reference.rows).map(([name, text]) =>
            [`\`${name}\``, text].map((cell) => <FormattedText key={cell} text={cell} />),
          )}
        />
      </Topic>
    </NotesSection>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <FormattedText text={text} />
    </p>
  ));
}

/** What is recorded when a letter is opened, and what is not. */
export function RecordedData() {
  const { title, text, items, notTitle, notItems, after } = useTexts({ en, ga }).recorded;
  return (
    <RecordedSection aria-labelledby="recorded">
      <div>
        <SectionTitle id="recorded">{title}</SectionTitle>
        <p>{text}</p>
        <ItemList items={items} />
      </div>
      <div>
        <SectionTitle as="h3">{notTitle}</SectionTitle>
        <ItemList items={notItems} />
        <p>{after}</p>
      </div>
    </RecordedSection>
  );
}

function ItemList({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

const NotesSection = styled.section`
  padding: ${SPACE.xl} ${INSET} ${SPACE.xxxl};
  border-block-start: 3px solid ${colour("ink")};
  > h2 {
    margin-block-end: ${SPACE.xxl};
  }
  ${WIDE} {
    padding-block: 6rem;
  }
  @media print {
    padding: 0;
  }
`;

const ReferenceTable = styled(Table)`
  th,
  td {
    overflow-wrap: anywhere;
  }
  tbody th {
    inline-size: 40%;
  }
`;

const RecordedSection = styled.section`
  ${blueGround}
  display: grid;
  gap: ${SPACE.xxxl};
  padding: ${SPACE.xxxl} ${INSET} 5rem;
  > * {
    display: grid;
    align-content: start;
    gap: ${SPACE.l};
    max-inline-size: 38rem;
  }
  h3 {
    color: ${colour("marigold")};
  }
  ul {
    padding: 0;
    list-style: none;
  }
  li {
    padding-block: ${SPACE.m};
    border-block-end: 2px solid;
    font-size: ${SIZE.lead};
    line-height: 1.35;
  }
  ${WIDE} {
    grid-template-columns: 1fr 1fr;
    padding-block: 6rem 7rem;
  }
  @media print {
    padding: ${SPACE.xl} 0;
  }
`;
