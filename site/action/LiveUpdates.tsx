import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { INSET, WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";
import { RollingFigure } from "./RollingFigure.tsx";
import { useActions } from "./use-actions.ts";

const TITLE_ID = "live-updates";

/**
 * How many have taken action, on the edge of the stage. Where the count cannot
 * be had there is no figure: the same line says it in a word, in the same room.
 */
export function LiveUpdates() {
  const count = useActions();
  return (
    <Strip aria-labelledby={TITLE_ID}>
      <Title id={TITLE_ID}>Live Updates</Title>
      <Count>
        <Figure>{count === null ? "Many" : <RollingFigure value={count} />}</Figure>{" "}
        <What>artists have taken action</What>
      </Count>
      <Meaning>Counted: the campaign so far, and every letter opened from here since.</Meaning>
    </Strip>
  );
}

const Strip = styled.section`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${SPACE.m};
  padding: ${SPACE.xl} ${INSET};
  background: ${colour("inkGround")};
  color: ${colour("onDark")};
  @media (forced-colors: active) {
    border-block: 3px solid;
  }
  ${WIDE} {
    grid-template-columns: auto 1fr auto;
    align-items: center;
    column-gap: ${SPACE.xxl};
    padding-block: ${SPACE.l};
  }
  @media print {
    display: none;
  }
`;

const Title = styled.h2`
  ${display}
  display: flex;
  align-items: center;
  gap: ${SPACE.m};
  font-size: 1.5rem;
  letter-spacing: 0;
  /* The red lamp of a studio that is on air. */
  &::before {
    content: "";
    inline-size: 0.8em;
    block-size: 0.8em;
    border: 0.14em solid ${colour("onDark")};
    border-radius: 50%;
    background: ${colour("urgent")};
  }
`;

const Count = styled.p`
  ${display}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${SPACE.l};
  ${WIDE} {
    justify-content: end;
  }
`;

/* As wide as what stands in it until a campaign of thousands is one of ten thousands, so that its arrival moves nothing. */
const Figure = styled.span`
  min-inline-size: 2.25em;
  color: ${colour("marigold")};
  font-size: clamp(4.5rem, 3.4rem + 4.6vw, 7.5rem);
  line-height: 1;
  letter-spacing: -0.03em;
  white-space: nowrap;
  ${WIDE} {
    text-align: end;
  }
`;

const What = styled.span`
  flex: 1 1 5em;
  max-inline-size: 7em;
  font-size: clamp(1.375rem, 1.1rem + 1.2vw, 2.25rem);
  letter-spacing: -0.01em;
  text-wrap: balance;
`;

const Meaning = styled.p`
  max-inline-size: 26rem;
  font-size: ${SIZE.small};
  ${WIDE} {
    max-inline-size: 14rem;
  }
`;
