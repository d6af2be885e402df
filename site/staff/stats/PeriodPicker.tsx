import styled from "styled-components";
import { SegmentedControl } from "../../kit/SegmentedControl.tsx";
import { PERIODS, type Period } from "./words.ts";

interface PeriodPickerProps {
  days: Period;
  onChange: (days: Period) => void;
}

/** Selects the period of the statistics. */
export function PeriodPicker({ days, onChange }: PeriodPickerProps) {
  return (
    <PeriodControl title="Period" titleHidden options={PERIODS} value={days} onChange={onChange} />
  );
}

const PeriodControl = styled(SegmentedControl)`
  inline-size: 100%;
  max-inline-size: 30rem;
  span {
    white-space: nowrap;
  }
  /* Two rows of two where four periods do not fit side by side. */
  @media (max-width: 22.5rem) {
    div {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
  }
  @media print {
    display: none;
  }
` as typeof SegmentedControl;
