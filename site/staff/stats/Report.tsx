import { useEffect } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { INSET, WIDE } from "../../kit/layout.ts";
import { display, SIZE } from "../../kit/type.ts";
import { Breakdowns } from "./Breakdowns.tsx";
import { Cards } from "./Cards.tsx";
import { Daily } from "./Daily.tsx";
import { EmptyNote } from "./EmptyNote.tsx";
import { isEmpty } from "./figures.ts";
import { InShort } from "./InShort.tsx";
import { Periods } from "./Periods.tsx";
import { Tools } from "./Tools.tsx";
import type { StatsState } from "./use-stats.ts";
import { dayInWords, type Period } from "./words.ts";

interface ReportProps {
  loaded: Extract<StatsState, { status: "loaded" }>;
  /** The period asked for, which the figures follow a moment later. */
  days: Period;
  onPeriod: (days: Period) => void;
  onRetry: () => void;
}

/** The campaign's return, as a box office pins it up: the two figures, the days, where they came from. */
export function Report({ loaded, days, onPeriod, onRetry }: ReportProps) {
  const { stats } = loaded;
  // Newer browsers answer with a promise, which is no clean-up.
  useEffect(() => void window.scrollTo({ top: 0 }), []);
  const first = stats.daily[0]?.day;
  const last = stats.daily.at(-1)?.day;
  return (
    <Sheet>
      <Head>
        <Title>
          Private <Line>Campaign Stats</Line>
        </Title>
        <Span>
          {first && last && (
            <>
              {dayInWords(first, "full")} to {dayInWords(last, "full")}, by Dublin’s calendar
            </>
          )}
        </Span>
        <Periods days={days} onPeriod={onPeriod} />
      </Head>
      <Cards stats={stats} days={loaded.days} />
      {isEmpty(stats) ? <EmptyNote days={loaded.days} /> : <InShort stats={stats} />}
      {!isEmpty(stats) && (
        <>
          <Daily stats={stats} days={loaded.days} />
          <Breakdowns stats={stats} days={loaded.days} />
        </>
      )}
      <Tools loaded={loaded} onRetry={onRetry} />
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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

const Head = styled.div`
  display: grid;
  gap: ${SPACE.l};
  ${WIDE} {
    grid-template: 1fr auto / 1fr auto;
    align-items: end;
    column-gap: ${SPACE.xxl};
  }
`;

const Title = styled.h1`
  ${display}
  font-size: clamp(2.75rem, 13.4vw, 6.5rem);
  line-height: 0.88;
  letter-spacing: -0.035em;
  ${WIDE} {
    grid-row: span 2;
    font-size: clamp(5rem, 7.6vw, 7rem);
  }
  @media print {
    font-size: 2.5rem;
  }
`;

const Line = styled.span`
  display: block;
  white-space: nowrap;
  @media print {
    display: inline;
  }
`;

const Span = styled.p`
  color: ${colour("inkSoft")};
  font-size: ${SIZE.small};
  ${WIDE} {
    text-align: end;
  }
`;
