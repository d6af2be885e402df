import type { ReactNode } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { flecks } from "./grain.ts";
import { INSET, MEDIUM, WIDE } from "./layout.ts";
import { display, SIZE } from "./type.ts";

interface PosterProps {
  /** The page's name, in two lines. */
  title: readonly [string, string];
  lead: string;
  /** The picture, placed by its own style. */
  children: ReactNode;
  className?: string;
}

/**
 * How a page opens that is to be read and not acted on: its name in the
 * largest type, a line of what it is, and a picture running off the edge.
 *
 * A page fits it to its words and its picture by `--tall`, the least height,
 * `--top`, what is above the name, `--headline`, the name's size on a wide page,
 * and `--lead`, how far the line may run.
 */
export function Poster({ title: [first, second], lead, children, className }: PosterProps) {
  return (
    <Sheet className={className}>
      {children}
      <Headline>
        {first} <Line>{second}</Line>
      </Headline>
      <Lead>{lead}</Lead>
    </Sheet>
  );
}

const Sheet = styled.div`
  position: relative;
  /* The lantern hangs from the masthead; its light and what it falls on end at the poster's foot. */
  clip-path: inset(-8rem 0 0);
  overflow-x: clip;
  min-block-size: var(--tall);
  padding: ${SPACE.s} ${INSET} ${SPACE.xxl};
  &::after {
    ${flecks}
  }
  ${WIDE} {
    padding-block-start: var(--top);
  }
  > svg {
    position: absolute;
    color: ${colour("ink")};
  }
  @media (forced-colors: active), print {
    > svg {
      display: none;
    }
  }
  @media print {
    min-block-size: 0;
    padding: 0 0 ${SPACE.xl};
  }
`;

const Headline = styled.h1`
  ${display}
  position: relative;
  z-index: 1;
  font-size: clamp(3rem, 17.5vw, 8rem);
  line-height: 0.88;
  letter-spacing: -0.035em;
  ${WIDE} {
    font-size: var(--headline);
  }
  @media print {
    font-size: 2rem;
  }
`;

const Line = styled.span`
  display: block;
  white-space: nowrap;
`;

const Lead = styled.p`
  position: relative;
  z-index: 1;
  max-inline-size: var(--lead);
  margin-block-start: ${SPACE.l};
  font-size: ${SIZE.lead};
  line-height: 1.4;
  text-wrap: pretty;
  ${MEDIUM} {
    max-inline-size: 20rem;
  }
  ${WIDE} {
    max-inline-size: var(--lead);
    margin-block-start: ${SPACE.xl};
  }
  @media print {
    max-inline-size: none;
  }
`;
