import type { ReactNode } from "react";
import styled from "styled-components";
import { SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { display, SIZE } from "../style/type.ts";

interface FoldProps {
  title: string;
  /** Of the folds of a group, at most one is open. Folds of a group have headings. */
  group?: string;
  children: ReactNode;
}

/** A title that opens its content, as a browser does that finds a text in the content. */
export function Fold({ title, group, children }: FoldProps) {
  return (
    <FoldDetails name={group}>
      <summary>{group === undefined ? title : <h3>{title}</h3>}</summary>
      <div>{children}</div>
    </FoldDetails>
  );
}

const FoldDetails = styled.details`
  border-block-start: 3px solid;
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${SPACE.l};
    min-block-size: ${TARGET_SIZE};
    font-weight: 700;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: "+";
    font-size: ${SIZE.subtitle};
    line-height: 1;
  }
  &[open] > summary::after {
    content: "–";
  }
  summary:has(h3) {
    min-block-size: 4rem;
  }
  summary:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  h3 {
    ${display}
    font-size: ${SIZE.subtitle};
    letter-spacing: -0.01em;
  }
  > div {
    display: grid;
    gap: ${SPACE.l};
    padding-block: ${SPACE.s} ${SPACE.xl};
  }
  /* Lines have a readable length. */
  &[name] > div {
    max-inline-size: 44rem;
  }
`;
