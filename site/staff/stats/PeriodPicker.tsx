import styled from "styled-components";
import { Choices } from "../../kit/Choices.tsx";
import { PERIODS, type Period } from "./words.ts";

interface PeriodPickerProps {
  days: Period;
  onChange: (days: Period) => void;
}

/** Selects the period of the statistics. */
export function PeriodPicker({ days, onChange }: PeriodPickerProps) {
  return (
    <PeriodChoices title="Period" titleHidden choices={PERIODS} chosen={days} onChoose={onChange} />
  );
}

const PeriodChoices = styled(Choices)`
  inline-size: 100%;
  max-inline-size: 30rem;
  span {
    white-space: nowrap;
  }
  /* Two rows of two where four choices do not fit side by side. */
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
