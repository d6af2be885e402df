import { useId } from "react";
import styled from "styled-components";
import type { DailyClicks } from "../../../api/contract/stats.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { CountTable } from "../../parts/Table.tsx";
import { Details, Panel, PanelHeading } from "../../staff/panels.tsx";
import { WIDE } from "../../style/layout.ts";
import { SIZE } from "../../style/type.ts";
import { formatCount, formatDay, formatNumberOf, type Period } from "./wording.ts";

interface DailyProps {
  daily: readonly DailyClicks[];
  days: Period;
}

/** The daily clicks as a chart, with a table of the same figures. */
export function DailyChart({ daily, days }: DailyProps) {
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId}>
      <PanelHeading id={titleId}>Day by day</PanelHeading>
      <Legend>
        <span>Email buttons</span> <span className="survey">Survey button</span>
      </Legend>
      <Plot daily={daily} days={days} />
      <Details>
        <summary>Show the same as a table</summary>
        <DailyTable
          label="Day by day, as a table"
          columns={["Day", "Email buttons", "Survey button"]}
          rows={daily.toReversed().map(({ day, email_clicks, survey }) => [
            <time key="day" dateTime={day}>
              {formatDay(day, "named")}
            </time>,
            formatCount(email_clicks),
            formatCount(survey),
          ])}
        />
      </Details>
    </Panel>
  );
}

/** The distance of two day labels on a wide page and on a phone, in days. */
const LABELS: Record<Period, [wide: number, phone: number]> = {
  7: [1, 2],
  30: [2, 8],
  90: [7, 28],
  365: [28, 112],
};

/** Distances of two lines of the grid, in clicks. */
const GRID_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000];

/** Email clicks as bars and survey clicks as a line, with labels beside and below the drawing. */
function Plot({ daily, days }: DailyProps) {
  const most = Math.max(...daily.flatMap(({ email_clicks, survey }) => [email_clicks, survey]));
  // At least 0 to 4, so that a few clicks do not fill the chart and the axis shows whole numbers.
  const top = Math.max(4, most * 1.08);
  const step = GRID_STEPS.find((each) => top / each <= 7) ?? 100_000;
  const counts = Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
  const [wideStep, phoneStep] = LABELS[days];
  // Gaps between the bars of a year would be narrower than a pixel.
  const gap = days === 365 ? 0 : 0.14;
  return (
    <Drawing
      role="img"
      aria-label={`Clicks on each of the last ${days} days; the table below says the same`}
    >
      <Counts aria-hidden="true">
        {counts.map((count) => (
          <text key={count} x="100%" y={`${100 - (count / top) * 100}%`} dy="0.35em">
            {formatCount(count)}
          </text>
        ))}
      </Counts>
      <svg aria-hidden="true">
        <svg aria-hidden="true" viewBox={`0 0 ${daily.length} ${top}`} preserveAspectRatio="none">
          {counts.map((count) => (
            <line key={count} x2={daily.length} y1={top - count} y2={top - count} />
          ))}
          {daily.map((clicks, index) => (
            <g key={clicks.day}>
              <title>{describeDay(clicks)}</title>
              <rect className="day" x={index} width="1" height={top} />
              <rect
                x={index + gap}
                y={top - clicks.email_clicks}
                width={1 - 2 * gap}
                height={clicks.email_clicks}
              />
            </g>
          ))}
          <polyline
            points={daily.map(({ survey }, index) => `${index + 0.5},${top - survey}`).join(" ")}
          />
        </svg>
        {daily.map(({ day }, index) => {
          const before = daily.length - 1 - index;
          return before % wideStep === 0 ? (
            <text
              key={day}
              className={before % phoneStep === 0 ? undefined : "wide"}
              x={`${((index + 0.5) / daily.length) * 100}%`}
              y="100%"
              dy="1.5em"
            >
              {formatDay(day, days === 7 ? "week" : "short")}
            </text>
          ) : null;
        })}
      </svg>
    </Drawing>
  );
}

/** The text under a pointer that rests on a day. */
function describeDay({ day, email_clicks, survey }: DailyClicks): string {
  return `${formatDay(day, "named")}: ${formatNumberOf(email_clicks, "click")} on email buttons, ${formatCount(survey)} on the survey button`;
}

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.xs} ${SPACE.xl};
  font-size: ${SIZE.small};
  font-weight: 600;
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

const Drawing = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${SPACE.m};
  block-size: 15rem;
  padding: ${SPACE.s} ${SPACE.l} 2rem 0;
  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  text {
    fill: ${colour("inkSoft")};
    font-size: 0.875rem;
    font-weight: 500;
    text-anchor: middle;
  }
  line {
    stroke: ${colour("rule")};
    vector-effect: non-scaling-stroke;
  }
  rect {
    fill: ${colour("link")};
    print-color-adjust: exact;
  }
  .day {
    fill: transparent;
  }
  polyline {
    fill: none;
    stroke: ${colour("urgent")};
    stroke-width: 3px;
    vector-effect: non-scaling-stroke;
    pointer-events: none;
  }
  .wide {
    display: none;
  }
  ${WIDE} {
    block-size: 22rem;
    .wide {
      display: inline;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

const Counts = styled.svg`
  && {
    inline-size: 3rem;
  }
  && text {
    text-anchor: end;
  }
`;

const DailyTable = styled(CountTable)`
  max-block-size: 28rem;
  table {
    max-inline-size: 46rem;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${colour("paperRaised")};
  }
  @media print {
    max-block-size: none;
    overflow: visible;
  }
`;
