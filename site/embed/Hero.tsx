import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { PasteArt } from "../art/PasteArt.tsx";
import { flecks } from "../style/grain.ts";
import { INSET, MEDIUM, WIDE } from "../style/layout.ts";
import { display, SIZE } from "../style/type.ts";
import { HERO } from "./words.ts";

/** What this is, in one look. */
export function Hero() {
  const [first, second] = HERO.title;
  return (
    <Poster>
      <Art />
      <Headline>
        {first} <Line>{second}</Line>
      </Headline>
      <Lead>{HERO.lead}</Lead>
    </Poster>
  );
}

const Poster = styled.div`
  position: relative;
  /* The lantern hangs from the masthead; its light falls on the floor below. */
  clip-path: inset(-8rem 0 0);
  overflow-x: clip;
  min-block-size: 31rem;
  padding: ${SPACE.s} ${INSET} ${SPACE.xxl};
  &::after {
    ${flecks}
  }
  ${MEDIUM} {
    min-block-size: 36rem;
  }
  ${WIDE} {
    min-block-size: clamp(30rem, 36vw, 38rem);
    padding-block-start: ${SPACE.l};
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
    font-size: clamp(7rem, 11.4vw, 10.5rem);
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
  max-inline-size: min(47vw, 13rem);
  margin-block-start: ${SPACE.l};
  font-size: ${SIZE.lead};
  line-height: 1.4;
  text-wrap: pretty;
  ${MEDIUM} {
    max-inline-size: 20rem;
  }
  ${WIDE} {
    max-inline-size: 31rem;
    margin-block-start: ${SPACE.xl};
  }
  @media print {
    max-inline-size: none;
  }
`;

const Art = styled(PasteArt)`
  position: absolute;
  inset-block-start: 9rem;
  inset-inline-end: -10rem;
  inline-size: 28rem;
  color: ${colour("ink")};
  ${MEDIUM} {
    inset-block-start: 7rem;
    inset-inline-end: -8rem;
    inline-size: 36rem;
  }
  ${WIDE} {
    inset-block-start: -4.25rem;
    inset-inline-end: 0;
    inline-size: clamp(32rem, 44vw, 42rem);
  }
  @media (forced-colors: active), print {
    display: none;
  }
`;
