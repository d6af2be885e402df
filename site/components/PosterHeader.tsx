import type { ReactNode } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { Print } from "../drawings/Print.tsx";
import { above, grain, INSET, MEDIUM, NARROW, PHONE, WIDE } from "../style/layout.ts";
import { fitLine, headline, SIZE, scaled } from "../style/type.ts";

/** The opening of an information page, whose picture runs off the edge. What follows overlaps the picture. */
export function PosterHeader(props: {
  /** In one line or two. */
  title: string;
  lead: string;
  /** The SVG file of the picture. */
  art: string;
  children?: ReactNode;
}) {
  const { title, lead, art, children } = props;
  const [first = "", second = ""] = title.split("\n");
  return (
    <HeaderArea>
      <Print of={art} isMain />
      <PosterTitle $scale={fitLine([first, second], LONGEST_LINE)}>
        {first} <span>{second}</span>
      </PosterTitle>
      <PosterLead>{lead}</PosterLead>
      {children}
    </HeaderArea>
  );
}

const HeaderArea = styled.div`
  position: relative;
  /* The illustration may overlap the masthead above. It is cut off at the bottom edge. */
  clip-path: inset(-8rem 0 0);
  overflow-x: clip;
  min-block-size: 32rem;
  padding: ${SPACE.s} ${INSET} ${SPACE.xxl};
  ${grain}
  > svg {
    position: absolute;
    inset: auto -9rem -5rem auto;
    inline-size: 28rem;
    color: ${colour("ink")};
  }
  > a {
    ${above}
  }
  ${MEDIUM} {
    > svg {
      inset: auto -9rem -6rem auto;
      inline-size: 31rem;
    }
  }
  ${WIDE} {
    min-block-size: clamp(32rem, 40cqi, 38rem);
    padding-block-start: ${SPACE.xl};
    > svg {
      inset: auto -2rem -8rem auto;
      inline-size: clamp(30rem, 41cqi, 39rem);
    }
  }
  ${NARROW} {
    display: grid;
    justify-items: start;
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
  ${above}
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
  ${above}
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
