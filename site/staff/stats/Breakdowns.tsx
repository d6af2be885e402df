import styled from "styled-components";
import type { Stats } from "../../../api/contract/stats.ts";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { MEDIUM, WIDE } from "../../kit/layout.ts";
import { Breakdown } from "./Breakdown.tsx";
import { sum } from "./figures.ts";
import { inDigits, type Period, providerName, sourceName } from "./words.ts";

/** Where the clicks came from, three ways. */
export function Breakdowns({ stats, days }: { stats: Stats; days: Period }) {
  const all = sum(stats.sources);
  const partnered = sum(stats.partners);
  return (
    <Columns>
      <Breakdown
        title="By source"
        note="What was pressed."
        named={stats.sources}
        total={all}
        nameOf={sourceName}
        days={days}
      />
      <Breakdown
        title="By partner"
        note={
          partnered === 0
            ? "No click came from a partner’s site."
            : `Sites that host the element. From none of them: ${inDigits(Math.max(0, all - partnered))}.`
        }
        named={stats.partners}
        total={all}
        nameOf={String}
        days={days}
      />
      <Breakdown
        title="By provider"
        note="Where letters were opened."
        named={stats.providers}
        total={sum(stats.providers)}
        nameOf={providerName}
        days={days}
      />
    </Columns>
  );
}

/* Partners are the long list: where there is room the two short ones stand beside it. */
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
