import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { FiddleCase } from "../art/FiddleCase.tsx";
import { Clauses } from "../privacy/Clauses.tsx";
import { flecks } from "../style/grain.ts";
import { INSET, MEDIUM, WIDE } from "../style/layout.ts";
import { display, SIZE } from "../style/type.ts";

/** `/privacy`: the addendum to the organisation's policy, for this site. */
export function Page() {
  return (
    <>
      <Poster>
        <Art />
        <Headline>
          Privacy <Line>addendum</Line>
        </Headline>
        <Lead>
          We ask for no name, set no cookie and follow nobody. This page says what that means, line
          by line.
        </Lead>
      </Poster>
      <Notice>
        <Clauses />
      </Notice>
    </>
  );
}

const Poster = styled.div`
  position: relative;
  /* The lantern hangs from the masthead; the case stands behind the notice's edge. */
  clip-path: inset(-8rem 0 0);
  overflow-x: clip;
  min-block-size: 33rem;
  padding: ${SPACE.s} ${INSET} ${SPACE.xxl};
  &::after {
    ${flecks}
  }
  ${MEDIUM} {
    min-block-size: 34rem;
  }
  ${WIDE} {
    min-block-size: clamp(34rem, 44vw, 42rem);
    padding-block-start: ${SPACE.xl};
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
    font-size: clamp(7rem, 12vw, 11rem);
  }
  @media print {
    font-size: 2rem;
  }
`;

const Line = styled.span`
  display: block;
`;

const Lead = styled.p`
  position: relative;
  z-index: 1;
  max-inline-size: min(46vw, 13rem);
  margin-block-start: ${SPACE.l};
  font-size: ${SIZE.lead};
  line-height: 1.4;
  text-wrap: pretty;
  ${MEDIUM} {
    max-inline-size: 20rem;
  }
  ${WIDE} {
    max-inline-size: 28rem;
    margin-block-start: ${SPACE.xl};
  }
  @media print {
    max-inline-size: none;
  }
`;

const Art = styled(FiddleCase)`
  position: absolute;
  inset-block-start: 6.5rem;
  inset-inline-end: -9rem;
  inline-size: 28rem;
  color: ${colour("ink")};
  ${MEDIUM} {
    inset-block-start: 1rem;
    inset-inline-end: -9rem;
    inline-size: 36rem;
  }
  ${WIDE} {
    inset-block-start: -4.25rem;
    inset-inline-end: 0;
    inline-size: clamp(34rem, 48vw, 46rem);
  }
  @media (forced-colors: active), print {
    display: none;
  }
`;

const Notice = styled.div`
  position: relative;
  border-block-start: 3px solid ${colour("ink")};
  padding: ${SPACE.xl} ${INSET} ${SPACE.xxxl};
  > :first-child {
    border: 0;
  }
  @media print {
    padding: 0;
  }
`;
