import { useId } from "react";
import styled from "styled-components";
import { visuallyHidden } from "../../widget/kit/visually-hidden.ts";
import { colour, SPACE, TARGET } from "../../widget/theme/tokens.ts";
import { PERIODS, type Period } from "./words.ts";

interface PeriodsProps {
  days: Period;
  onPeriod: (days: Period) => void;
}

/** Chooses how far back the figures go. */
export function Periods({ days, onPeriod }: PeriodsProps) {
  const name = useId();
  return (
    <Strip>
      <Legend>Period</Legend>
      {PERIODS.map((period) => (
        <Choice key={period.days}>
          <input
            type="radio"
            name={name}
            checked={period.days === days}
            onChange={() => onPeriod(period.days)}
          />
          <span>{period.name}</span>
        </Choice>
      ))}
    </Strip>
  );
}

/* One printed strip, cut in four; the rules are the ink below the paper. */
const Strip = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(4, auto);
  gap: 2px;
  inline-size: 100%;
  max-inline-size: 30rem;
  min-inline-size: 0;
  margin: 0;
  padding: 2px;
  border: 0;
  background: ${colour("ink")};
  @media (max-width: 22.5rem) {
    grid-template-columns: 1fr 1fr;
  }
  @media (forced-colors: active) {
    border: 2px solid;
  }
  @media print {
    display: none;
  }
`;

const Legend = styled.legend`
  ${visuallyHidden}
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  font-weight: 700;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  span {
    display: grid;
    place-items: center;
    min-block-size: ${TARGET};
    padding-inline: ${SPACE.s};
    background: ${colour("paperRaised")};
    color: ${colour("ink")};
    white-space: nowrap;
  }
  &:hover span {
    background: ${colour("paper")};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  input:checked + span {
    background: ${colour("ink")};
    color: ${colour("paper")};
    text-decoration: none;
  }
  input:focus-visible + span {
    outline: 3px solid ${colour("link")};
    outline-offset: 3px;
    z-index: 1;
  }
  @media (forced-colors: active) {
    input:checked + span {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
