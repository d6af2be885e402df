import styled from "styled-components";
import { Choices } from "../../kit/Choices.tsx";
import { PERIODS, type Period } from "./words.ts";

interface PeriodsProps {
  days: Period;
  onPeriod: (days: Period) => void;
}

/** Chooses how far back the figures go. */
export function Periods({ days, onPeriod }: PeriodsProps) {
  return <Strip title="Period" titleHidden choices={PERIODS} chosen={days} onChoose={onPeriod} />;
}

const Strip = styled(Choices)`
  inline-size: 100%;
  max-inline-size: 30rem;
  span {
    white-space: nowrap;
  }
  /* Where four do not fit beside each other they stand two by two. */
  @media (max-width: 22.5rem) {
    div {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
  }
  @media print {
    display: none;
  }
` as typeof Choices;
