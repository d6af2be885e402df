import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { FiddleCase } from "../art/FiddleCase.tsx";
import { INSET, MEDIUM, WIDE } from "../kit/layout.ts";
import { Poster } from "../kit/Poster.tsx";
import { Clauses } from "../privacy/Clauses.tsx";

/** `/privacy`: the addendum to the organisation's policy, for this site. */
export function Page() {
  return (
    <>
      <Opening
        title={["Privacy", "addendum"]}
        lead="We ask for no name, set no cookie and follow nobody. This page says what that means, line by line."
      >
        <Art />
      </Opening>
      <Notice>
        <Clauses />
      </Notice>
    </>
  );
}

const Opening = styled(Poster)`
  --tall: 33rem;
  --lead: min(46vw, 13rem);
  ${MEDIUM} {
    --tall: 34rem;
  }
  ${WIDE} {
    --tall: clamp(34rem, 44vw, 42rem);
    --top: ${SPACE.xl};
    --headline: clamp(7rem, 12vw, 11rem);
    --lead: 28rem;
  }
`;

/* The case stands behind the notice's edge. */
const Art = styled(FiddleCase)`
  inset-block-start: 6.5rem;
  inset-inline-end: -9rem;
  inline-size: 28rem;
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
