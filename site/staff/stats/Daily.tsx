import { useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import type { DailyClicks, Stats } from "../../../api/contract/stats.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { MEDIUM, WIDE } from "../../kit/layout.ts";
import { display, SIZE } from "../../kit/type.ts";
import { DailyTable } from "./DailyTable.tsx";
import type { Chart } from "./draw-chart.ts";
import { PageButton } from "./PageButton.tsx";
import { clicks, dayInWords, inDigits, type Period } from "./words.ts";

/** Day by day: drawn, and in a table that says the same. */
export function Daily({ stats: { daily }, days }: { stats: Stats; days: Period }) {
  const [shown, setShown] = useState(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const tableId = useId();
  const host = useDrawnChart(daily, setPointed);
  const day = pointed === null ? undefined : daily[pointed];
  return (
    <Sheet aria-labelledby={`${tableId}-title`}>
      <Head>
        <Title id={`${tableId}-title`}>Day by day</Title>
        <Key>
          <span className="email">Email buttons</span> <span className="survey">Survey button</span>
        </Key>
        <Reading>{day ? inFigures(day) : "Point at a day to read it."}</Reading>
      </Head>
      <Plot
        ref={host}
        role="img"
        aria-label={`Clicks on each of the last ${days} days; the table below says the same`}
      />
      <Toggle
        $variant="quiet"
        aria-expanded={shown}
        aria-controls={tableId}
        onClick={() => setShown(!shown)}
      >
        {shown ? "Hide the table" : "Show the same as a table"}
      </Toggle>
      <DailyTable id={tableId} daily={daily} shown={shown} />
    </Sheet>
  );
}

function inFigures({ day, email_clicks, survey }: DailyClicks): string {
  return `${dayInWords(day, "named")}: ${clicks(email_clicks)} on email buttons, ${inDigits(survey)} on the survey button`;
}

/** Draws into the element of the ref once the drawing code is there; `onPoint` hears the day pointed at. */
function useDrawnChart(daily: readonly DailyClicks[], onPoint: (index: number | null) => void) {
  const host = useRef<HTMLDivElement>(null);
  const chart = useRef<Chart | null>(null);
  const latest = useRef(daily);
  latest.current = daily;

  useEffect(() => {
    let here = true;
    // Only this page, and only with its key, pays for the drawing code.
    import("./draw-chart.ts").then(({ drawChart }) => {
      if (here && host.current) chart.current = drawChart(host.current, latest.current, onPoint);
    });
    return () => {
      here = false;
      chart.current?.remove();
      chart.current = null;
    };
  }, [onPoint]);

  useEffect(() => chart.current?.show(daily), [daily]);
  return host;
}

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.l};
  padding: ${SPACE.l};
  border: 3px solid ${colour("ink")};
  background: ${colour("paperRaised")};
  ${MEDIUM} {
    padding: ${SPACE.xl};
  }
  /* On paper its parts stand in the sheet themselves, so that the table can come last. */
  @media print {
    display: contents;
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${SPACE.s};
  ${WIDE} {
    grid-template-columns: auto 1fr;
    align-items: baseline;
    column-gap: ${SPACE.xxl};
  }
`;

const Title = styled.h2`
  ${display}
  font-size: ${SIZE.title};
`;

const Key = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.xs} ${SPACE.xl};
  font-size: ${SIZE.small};
  font-weight: 600;
  ${WIDE} {
    justify-content: end;
  }
  span {
    display: inline-flex;
    align-items: center;
    gap: ${SPACE.s};
  }
  span::before {
    content: "";
    inline-size: 0.9em;
    block-size: 0.9em;
    background: ${colour("link")};
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  .survey::before {
    block-size: 4px;
    inline-size: 1.4em;
    background: ${colour("urgent")};
  }
`;

/* As high as the longest reading, so that pointing at a day moves nothing. */
const Reading = styled.p`
  min-block-size: 3.1em;
  color: ${colour("inkSoft")};
  font-size: ${SIZE.small};
  ${WIDE} {
    grid-column: 1 / -1;
    min-block-size: 1.55em;
  }
  @media print {
    display: none;
  }
`;

const Plot = styled.div`
  block-size: 15rem;
  ${WIDE} {
    block-size: 22rem;
  }
  @media print {
    block-size: 11rem;
    break-inside: avoid;
  }
  canvas {
    max-inline-size: 100%;
  }
`;

const Toggle = styled(PageButton)`
  justify-self: start;
  @media print {
    display: none;
  }
`;
