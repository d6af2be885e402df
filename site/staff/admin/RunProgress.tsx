import { useId } from "react";
import styled from "styled-components";
import type { PopulationProgress } from "../../../api/contract/population.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { SIZE } from "../../kit/type.ts";

/** The progress of the current population run. */
export function RunProgress({ progress }: { progress: PopulationProgress }) {
  const id = useId();
  const { done, total, constituency, found } = progress;
  return (
    <ProgressBlock>
      <p role="status">
        This process may take 2-3 minutes to complete. Please don't refresh the page.
      </p>
      <p>If the page closes anyway, the run continues. Open this page again to see its result.</p>
      <ProgressBar
        aria-labelledby={id}
        max={Math.max(1, total)}
        // Without a value the bar is indeterminate.
        {...(total > 0 && { value: done })}
      />
      <ProgressLabel id={id}>
        <strong>{constituency || "Reading the list of members"}</strong>
        {total > 0 && (
          <span>
            {done} of {total} TDs, {found} addresses
          </span>
        )}
      </ProgressLabel>
    </ProgressBlock>
  );
}

const ProgressBlock = styled.div`
  display: grid;
  gap: ${SPACE.m};
  > p {
    display: flex;
    align-items: baseline;
    gap: ${SPACE.m};
  }
`;

const ProgressBar = styled.progress`
  appearance: none;
  inline-size: 100%;
  block-size: 1.5rem;
  border: 3px solid ${colour("ink")};
  background: ${colour("paper")};
  &::-webkit-progress-bar {
    background: ${colour("paper")};
  }
  &::-webkit-progress-value {
    background: ${colour("marigold")};
    border-inline-end: 3px solid ${colour("ink")};
  }
  &::-moz-progress-bar {
    background: ${colour("marigold")};
  }
`;

const ProgressLabel = styled.p`
  && {
    flex-wrap: wrap;
    justify-content: space-between;
  }
  strong {
    font-size: ${SIZE.lead};
  }
  span {
    color: ${colour("inkSoft")};
    font-variant-numeric: tabular-nums;
  }
`;
