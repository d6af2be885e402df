import type { PointerEvent } from "react";
import styled from "styled-components";
import type { DailyClicks } from "../../../api/contract/stats.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { WIDE } from "../../kit/layout.ts";
import { formatCount, formatDay, type Period } from "./wording.ts";

/**
 * How a period is drawn: the width of a bar as a share of a day's, the distance of two day labels
 * on a wide page and on a phone, in days, and where the line has points: on wide pages only, where days
 * are narrow.
 */
const DRAWN: Record<
  Period,
  { bar: number; labels: [number, number]; points: "everywhere" | "wide" | null }
> = {
  7: { bar: 0.4, labels: [1, 2], points: "everywhere" },
  30: { bar: 0.72, labels: [2, 8], points: "wide" },
  90: { bar: 0.72, labels: [7, 28], points: null },
  365: { bar: 1, labels: [28, 112], points: null },
};

/** Distances of two lines of the grid, in clicks. */
const GRID_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000];

interface ClicksPlotProps {
  daily: readonly DailyClicks[];
  days: Period;
  /** Receives the index of the day under the pointer, or null. */
  onHover: (index: number | null) => void;
}

/** Email clicks as bars and survey clicks as a line, in shares of a drawing of any size. */
export function ClicksPlot({ daily, days, onHover }: ClicksPlotProps) {
  const most = Math.max(...daily.flatMap(({ email_clicks, survey }) => [email_clicks, survey]));
  // At least 0 to 4, so that a few clicks do not fill the chart and the axis shows whole numbers.
  const top = Math.max(4, most * 1.08);
  const step = GRID_STEPS.find((each) => top / each <= 7) ?? 100_000;
  const counts = Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
  const { bar, labels, points } = DRAWN[days];
  const [wideStep, phoneStep] = labels;
  const width = 100 / daily.length;
  const x = (index: number) => `${(index + 0.5) * width}%`;
  const y = (count: number) => `${100 - (count / top) * 100}%`;
  const hover = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * daily.length);
    onHover(Math.min(daily.length - 1, Math.max(0, index)));
  };
  return (
    <Drawing
      role="img"
      aria-label={`Clicks on each of the last ${days} days; the table below says the same`}
    >
      <Counts aria-hidden="true">
        {counts.map((count) => (
          <text key={count} x="100%" y={y(count)} dy="0.35em">
            {formatCount(count)}
          </text>
        ))}
      </Counts>
      <svg aria-hidden="true" onPointerMove={hover} onPointerLeave={() => onHover(null)}>
        {/* What the pointer can be on. */}
        <rect width="100%" height="100%" fill="none" pointerEvents="all" />
        {counts.map((count) => (
          <line key={count} x2="100%" y1={y(count)} y2={y(count)} />
        ))}
        {daily.map(({ day, email_clicks }, index) => (
          <rect
            key={day}
            x={`${(index + (1 - bar) / 2) * width}%`}
            y={y(email_clicks)}
            width={`${width * bar}%`}
            height={`${(email_clicks / top) * 100}%`}
          />
        ))}
        <svg aria-hidden="true" viewBox={`0 0 ${daily.length} ${top}`} preserveAspectRatio="none">
          <polyline
            points={daily.map(({ survey }, index) => `${index + 0.5},${top - survey}`).join(" ")}
          />
        </svg>
        {points &&
          daily.map(({ day, survey }, index) => (
            <circle key={day} className={points} cx={x(index)} cy={y(survey)} r="3.5" />
          ))}
        {daily.map(({ day }, index) => {
          const before = daily.length - 1 - index;
          if (before % wideStep !== 0) return null;
          return (
            <text
              key={day}
              className={before % phoneStep === 0 ? undefined : "wide"}
              x={x(index)}
              y="100%"
              dy="1.5em"
            >
              {formatDay(day, days === 7 ? "week" : "short")}
            </text>
          );
        })}
      </svg>
    </Drawing>
  );
}

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
  }
  rect {
    fill: ${colour("link")};
    print-color-adjust: exact;
  }
  rect[pointer-events] {
    fill: none;
  }
  polyline {
    fill: none;
    stroke: ${colour("urgent")};
    stroke-width: 3px;
    vector-effect: non-scaling-stroke;
  }
  circle {
    fill: ${colour("paperRaised")};
    stroke: ${colour("urgent")};
    stroke-width: 3px;
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
    block-size: 11rem;
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
