import { type ReactNode, useEffect } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { INSET, WIDE } from "../../kit/layout.ts";
import { SegmentedControl } from "../../kit/SegmentedControl.tsx";
import { display, SIZE } from "../../kit/type.ts";
import { Breakdowns } from "./Breakdowns.tsx";
import { ClickCards } from "./ClickCards.tsx";
import { DailyChart } from "./DailyChart.tsx";
import { isEmpty } from "./figures.ts";
import { Highlights } from "./Highlights.tsx";
import { ReportActions } from "./ReportActions.tsx";
import type { StatsState } from "./use-stats.ts";
import { formatDay, PERIODS, type Period } from "./wording.ts";

interface ReportProps {
  loaded: Extract<StatsState, { status: "loaded" }>;
  /** The selected period. `loaded.days` follows when its statistics have arrived. */
  days: Period;
  onPeriodChange: (days: Period) => void;
  onRetry: () => void;
  /** The part about bursts. */
  bursts?: ReactNode;
}

/** The loaded stats page: totals, highlights, daily chart, breakdowns and actions. */
export function Report({ loaded, days, onPeriodChange, onRetry, bursts }: ReportProps) {
  const { stats } = loaded;
  // `void`: newer browsers return a promise, which an effect must not return.
  useEffect(() => void window.scrollTo({ top: 0 }), []);
  const first = stats.daily[0]?.day;
  const last = stats.daily.at(-1)?.day;
  return (
    <ReportGrid>
      <ReportHeader>
        <ReportTitle>
          Private <ReportTitleLine>Campaign Stats</ReportTitleLine>
        </ReportTitle>
        <DateRange>
          {first &&
            last &&
            `${formatDay(first, "full")} to ${formatDay(last, "full")}, Dublin time`}
        </DateRange>
        <PeriodControl
          title="Period"
          titleHidden
          options={PERIODS}
          value={days}
          onChange={onPeriodChange}
        />
      </ReportHeader>
      <ClickCards stats={stats} days={loaded.days} />
      {isEmpty(stats) ? (
        <EmptyNote days={loaded.days} />
      ) : (
        <>
          <Highlights stats={stats} days={loaded.days} />
          <DailyChart stats={stats} days={loaded.days} />
          <Breakdowns stats={stats} days={loaded.days} statsKey={loaded.key} />
        </>
      )}
      {bursts}
      <ReportActions loaded={loaded} onRetry={onRetry} />
    </ReportGrid>
  );
}

const ReportGrid = styled.div`
  display: grid;
  gap: ${SPACE.xxl};
  padding: ${SPACE.s} ${INSET} ${SPACE.xxxl};
  ${WIDE} {
    padding-block-start: ${SPACE.l};
    gap: ${SPACE.xxxl};
  }
  @media print {
    gap: ${SPACE.l};
    padding: 0;
    font-size: 10pt;
  }
`;

const ReportHeader = styled.div`
  display: grid;
  gap: ${SPACE.l};
  ${WIDE} {
    grid-template: 1fr auto / 1fr auto;
    align-items: end;
    column-gap: ${SPACE.xxl};
  }
`;

const ReportTitle = styled.h1`
  ${display}
  font-size: clamp(2.75rem, 13.4cqi, 6.5rem);
  line-height: 0.88;
  letter-spacing: -0.035em;
  ${WIDE} {
    grid-row: span 2;
    font-size: clamp(5rem, 7.6cqi, 7rem);
  }
  @media print {
    font-size: 2.5rem;
  }
`;

const ReportTitleLine = styled.span`
  display: block;
  white-space: nowrap;
  @media print {
    display: inline;
  }
`;

const DateRange = styled.p`
  color: ${colour("inkSoft")};
  font-size: ${SIZE.small};
  ${WIDE} {
    text-align: end;
  }
`;

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

/** Shown when nothing was counted: lists what is counted and how to try it. */
function EmptyNote({ days }: { days: Period }) {
  return (
    <EmptyNotePanel>
      <NoteTitle>
        Nothing counted in these {days} days, or in the {days} before
      </NoteTitle>
      <p>A figure appears here within seconds of a visitor</p>
      <ul>
        <li>pressing step 1, the letter tile, on the action page;</li>
        <li>opening a letter from the picker, here or on a partner’s site;</li>
        <li>pressing ‘Call’ beside a TD;</li>
        <li>following the survey link at the story’s end.</li>
      </ul>
      <p>
        To see it work, <a href="/">open the action page</a>, open a letter and come back. Visits by
        bots and automated browsers are not counted.
      </p>
    </EmptyNotePanel>
  );
}

const EmptyNotePanel = styled.section`
  display: grid;
  gap: ${SPACE.m};
  max-inline-size: 46rem;
  padding: ${SPACE.xl};
  border: 3px dashed ${colour("ink")};
  ul {
    padding-inline-start: 1.2em;
  }
`;

const NoteTitle = styled.h2`
  ${display}
  font-size: ${SIZE.subtitle};
  line-height: 1.05;
  letter-spacing: 0;
`;
