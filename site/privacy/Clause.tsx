import type { ReactNode } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";

/** A section of the privacy notice: the title in the margin and the text in a narrow column. */
export function Clause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ClauseSection>
      <h2>{title}</h2>
      <div>{children}</div>
    </ClauseSection>
  );
}

const ClauseSection = styled.section`
  display: grid;
  gap: ${SPACE.m};
  padding-block: ${SPACE.xl};
  border-block-start: 3px solid ${colour("ink")};
  break-inside: avoid;
  h2 {
    ${display}
    font-size: ${SIZE.subtitle};
    letter-spacing: -0.01em;
  }
  > div {
    display: grid;
    gap: ${SPACE.l};
    max-inline-size: 38rem;
  }
  ul {
    display: grid;
    gap: ${SPACE.m};
    padding: 0;
    list-style: none;
  }
  ${WIDE} {
    grid-template-columns: 5fr 7fr;
    padding-block: ${SPACE.xxl};
    h2 {
      font-size: ${SIZE.title};
    }
  }
`;
