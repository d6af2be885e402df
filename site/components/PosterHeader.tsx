import type { ReactNode } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { grainOverlay, INSET, NARROW, PHONE, WIDE } from "../style/layout.ts";
import { fitLine, headline, SIZE, scaled } from "../style/type.ts";

interface PosterHeaderProps {
  title: string;
  lead: string;
  children: ReactNode;
  className?: string;
}

/** The opening of an information page, at least `--tall`; its picture runs off the edge. */
export function PosterHeader({ title, lead, children, className }: PosterHeaderProps) {
  const [first = "", second = ""] = title.split("\n");
  return (
    <HeaderArea className={className}>
      {children}
      <PosterTitle $scale={fitLine([first, second], LONGEST_LINE)}>
        {first} <span>{second}</span>
      </PosterTitle>
      <PosterLead>{lead}</PosterLead>
    </HeaderArea>
  );
}

const HeaderArea = styled.div`
  position: relative;
  /* The illustration may overlap the masthead above. It is cut off at the bottom edge. */
  clip-path: inset(-8rem 0 0);
  overflow-x: clip;
  min-block-size: var(--tall);
  padding: ${SPACE.s} ${INSET} ${SPACE.xxl};
  &::after {
    ${grainOverlay}
  }
  ${WIDE} {
    padding-block-start: ${SPACE.xl};
  }
  > svg {
    position: absolute;
    color: ${colour("ink")};
  }
  ${NARROW} {
    display: grid;
    min-block-size: 0;
    padding-block-end: 0;
    > svg {
      position: static;
      order: 1;
      inline-size: 100%;
      margin-block: ${SPACE.l} -30cqi;
    }
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

/** The longest line that the largest type has room for, in characters. */
const LONGEST_LINE = 13;

const PosterTitle = styled.h1<{ $scale: number }>`
  ${headline}
  position: relative;
  z-index: 1;
  font-size: ${({ $scale }) => scaled("clamp(min(3rem, 21cqi), 17.5cqi, 8rem)", $scale)};
  line-height: 0.88;
  ${WIDE} {
    font-size: ${({ $scale }) => scaled("clamp(7rem, 12cqi, 11rem)", $scale)};
  }
  @media print {
    font-size: 2rem;
  }
`;

const PosterLead = styled.p`
  position: relative;
  z-index: 1;
  max-inline-size: 20rem;
  margin-block-start: ${SPACE.l};
  font-size: ${SIZE.lead};
  line-height: 1.4;
  ${PHONE} {
    max-inline-size: min(46cqi, 13rem);
  }
  ${WIDE} {
    max-inline-size: 28rem;
    margin-block-start: ${SPACE.xl};
  }
  @media print {
    max-inline-size: none;
  }
`;
