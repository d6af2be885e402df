import type { ReactNode } from "react";
import styled from "styled-components";
import { MEASURE } from "../../site/style/layout.ts";
import { display, SIZE } from "../../site/style/type.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";

/** Lays out a page of the foundations: a title, a lead sentence, and sections. */
export function FoundationPage(props: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <PageGrid>
      <PageTitle>{props.title}</PageTitle>
      <PageLead>{props.lead}</PageLead>
      {props.children}
    </PageGrid>
  );
}

/** A section of a foundations page, with an optional note on usage. */
export function PageSection(props: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <RuledSection>
      <h2>{props.title}</h2>
      {props.note === undefined ? null : <SectionNote>{props.note}</SectionNote>}
      {props.children}
    </RuledSection>
  );
}

const PageGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.xxl};
  max-inline-size: ${MEASURE};
  padding: ${SPACE.xxl} clamp(1rem, 4vw, 3rem) ${SPACE.xxxl};
`;

const PageTitle = styled.h1`
  ${display}
  font-size: clamp(3.5rem, 11vw, 8rem);
  line-height: 0.86;
  letter-spacing: -0.035em;
`;

const PageLead = styled.p`
  max-inline-size: 38rem;
  font-size: ${SIZE.lead};
  line-height: 1.4;
`;

const RuledSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.xl};
  padding-block-start: ${SPACE.l};
  border-block-start: 3px solid ${colour("ink")};
  > h2 {
    ${display}
    font-size: ${SIZE.title};
  }
  ul {
    padding-inline-start: 1.2em;
  }
`;

const SectionNote = styled.div`
  max-inline-size: 42rem;
`;

/** Inline code and token names. */
export const Code = styled.code`
  font-family: ui-monospace, "Liberation Mono", monospace;
  font-size: 0.9em;
  overflow-wrap: anywhere;
`;
