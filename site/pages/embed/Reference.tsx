import styled from "styled-components";
import { PATHS } from "../../../api/contract/paths.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { CodeBlock } from "../../components/CopiedCode.tsx";
import { Fold } from "../../components/Fold.tsx";
import { FormattedText } from "../../components/FormattedText.tsx";
import { Table } from "../../components/Table.tsx";
import { SectionTitle } from "../../components/titles.ts";
import { useWording } from "../../document/shown-page.ts";
import { blueGround } from "../../style/grain.ts";
import { INSET, WIDE } from "../../style/layout.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** What webmasters look up, folded: what keeps the element from showing, policies, versions, attributes, styles and events. */
export function Reference({ origin }: { origin: string }) {
  const { developers, troubles, policy, version, reference } = useWording({ en, ga });
  return (
    <FoldSection aria-labelledby="developers">
      <SectionTitle id="developers">{developers}</SectionTitle>
      <Fold title={troubles.title} group="reference">
        <Paragraphs texts={troubles.texts} />
      </Fold>
      <Fold title={policy.title} group="reference">
        <Paragraphs texts={policy.texts} />
        <CodeBlock code={`script-src ${origin}; connect-src ${origin}`} />
      </Fold>
      <Fold title={version.title} group="reference">
        <Paragraphs texts={[version.text(`${origin}${PATHS.embed}/manifest.json`)]} />
      </Fold>
      <Fold title={reference.title} group="reference">
        <Paragraphs texts={reference.texts} />
        <ReferenceTable
          label={reference.title}
          columns={reference.columns}
          rows={Object.entries(reference.rows).map(([name, text]) =>
            [`\`${name}\``, text].map((cell) => <FormattedText key={cell} text={cell} />),
          )}
        />
      </Fold>
    </FoldSection>
  );
}

/** Texts, one below the other. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <FormattedText text={text} />
    </p>
  ));
}

/** What is recorded when a letter is opened, and what is not. */
export function RecordedData() {
  const { title, text, items, notTitle, notItems, after } = useWording({ en, ga }).recorded;
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

/** A section of folds. */
export const FoldSection = styled.section`
  padding: ${SPACE.xl} ${INSET};
  ${WIDE} {
    padding-block: ${SPACE.xxxl};
  }
  > h2 {
    margin-block-end: ${SPACE.xl};
  }
  > :last-child {
    border-block-end: 3px solid;
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
  gap: ${SPACE.xxl};
  padding: ${SPACE.xxl} ${INSET};
  > * {
    display: grid;
    align-content: start;
    gap: ${SPACE.m};
    max-inline-size: 38rem;
  }
  h3 {
    color: ${colour("marigold")};
  }
  li {
    padding-block: ${SPACE.s};
    border-block-end: 2px solid;
  }
  ${WIDE} {
    grid-template-columns: 1fr 1fr;
    padding-block: ${SPACE.xxxl};
  }
  @media print {
    padding: ${SPACE.xl} 0;
  }
`;
