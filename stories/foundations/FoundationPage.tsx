import type { ReactNode } from "react";
import styled from "styled-components";
import { MEASURE } from "../../site/kit/layout.ts";
import { display, SIZE } from "../../site/kit/type.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";

/** A page of the foundations: what it is about, in a line, and its parts. */
export function Page(props: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <Paper>
      <Title>{props.title}</Title>
      <Lead>{props.lead}</Lead>
      {props.children}
    </Paper>
  );
}

/** A part of such a page, with when to use what. */
export function Part(props: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <Section>
      <h2>{props.title}</h2>
      {props.note === undefined ? null : <Note>{props.note}</Note>}
      {props.children}
    </Section>
  );
}

const Paper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.xxl};
  max-inline-size: ${MEASURE};
  padding: ${SPACE.xxl} clamp(1rem, 4vw, 3rem) ${SPACE.xxxl};
`;

const Title = styled.h1`
  ${display}
  font-size: clamp(3.5rem, 11vw, 8rem);
  line-height: 0.86;
  letter-spacing: -0.035em;
`;

const Lead = styled.p`
  max-inline-size: 38rem;
  font-size: ${SIZE.lead};
  line-height: 1.4;
`;

const Section = styled.section`
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

const Note = styled.div`
  max-inline-size: 42rem;
`;

/** Names of tokens and code. */
export const Code = styled.code`
  font-family: ui-monospace, "Liberation Mono", monospace;
  font-size: 0.9em;
  overflow-wrap: anywhere;
`;

/** A table of the foundations; where it is wider than the page it scrolls by itself, also by keys. */
export function Table(props: { label: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={props.label}>
      <table>
        <thead>
          <tr>
            {props.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </Scroll>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${SIZE.small};
    line-height: 1.4;
  }
  th,
  td {
    padding: ${SPACE.s} ${SPACE.l} ${SPACE.s} 0;
    border-block-end: 1px solid ${colour("rule")};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    border-block-end: 2px solid ${colour("ink")};
    white-space: nowrap;
  }
`;
