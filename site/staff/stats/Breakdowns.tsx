import styled from "styled-components";
import type { Stats } from "../../../api/contract/stats.ts";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { MEDIUM, WIDE } from "../../kit/layout.ts";
import { Breakdown } from "./Breakdown.tsx";
import { sum } from "./figures.ts";
import { formatCount, type Period, providerLabel, sourceLabel } from "./words.ts";

/** The clicks by source, by partner and by provider. */
export function Breakdowns({ stats, days }: { stats: Stats; days: Period }) {
  const total = sum(stats.sources);
  const { otherPartners } = stats;
  const fromPartners = sum(stats.partners) + otherPartners.count;
  return (
    <Columns>
      <Breakdown
        title="By source"
        note="What was pressed."
        named={stats.sources}
        total={total}
        labelOf={sourceLabel}
        days={days}
      />
      <Breakdown
        title="By partner"
        note={
          fromPartners === 0
            ? "No click came from a partner’s site."
            : `Sites that host the element. Clicks elsewhere: ${formatCount(Math.max(0, total - fromPartners))}.`
        }
        named={stats.partners}
        {...(otherPartners.count + otherPartners.previous > 0 && {
          others: { name: "Other partners", ...otherPartners },
        })}
        total={total}
        labelOf={String}
        days={days}
      />
      <Breakdown
        title="By provider"
        note="Where letters were opened."
        named={stats.providers}
        total={sum(stats.providers)}
        labelOf={providerLabel}
        days={days}
      />
    </Columns>
  );
}

/* The partner list is the longest, so the two short lists stack beside it on a wide screen. */
const Columns = styled.div`
  display: grid;
  gap: ${SPACE.xxl};
  ${MEDIUM} {
    grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 7fr);
    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
  ${WIDE} {
    column-gap: ${SPACE.xxxl};
  }
  @media print {
    grid-template: auto / repeat(3, minmax(0, 1fr));
    gap: ${SPACE.xl};
    font-size: 9pt;
    > :nth-child(2) {
      grid-area: auto;
    }
  }
`;
