import type { ReactNode } from "react";
import styled from "styled-components";
import { SPACE } from "../../widget/theme/tokens.ts";
import { summaryStyle } from "../style/controls.ts";
import { stack } from "../style/layout.ts";
import { subtitle } from "../style/type.ts";

/** A title that opens its content, as a browser does that finds a text in the content. */
export function Fold(props: {
  title: string;
  /** Of the folds of a group, at most one is open. Folds of a group have headings. */
  group?: string;
  children: ReactNode;
}) {
  const { title, group, children } = props;
  return (
    <FoldDetails name={group}>
      <summary>{group === undefined ? title : <h3>{title}</h3>}</summary>
      <div>{children}</div>
    </FoldDetails>
  );
}

const FoldDetails = styled.details`
  border-block-start: 3px solid;
  ${summaryStyle}
  summary:has(h3) {
    ${subtitle}
    padding-block: ${SPACE.l};
    letter-spacing: -0.01em;
  }
  h3 {
    font: inherit;
  }
  > div {
    ${stack("l")}
    padding-block: ${SPACE.s} ${SPACE.xl};
  }
  /* Lines have a readable length. */
  &[name] > div {
    max-inline-size: 44rem;
  }
`;
