import styled from "styled-components";
import type { DailyClicks } from "../../../api/contract/stats.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { CountTable } from "../../parts/Table.tsx";
import { Panel } from "../../staff/StaffPage.tsx";
import { SIZE } from "../../style/type.ts";
import { formatCount, formatDay, formatNumberOf } from "./wording.ts";

/** The daily clicks as a chart, with a table of the same figures. */
export function DailyChart({ daily }: { daily: readonly DailyClicks[] }) {
  return (
    <Panel aria-labelledby="daily">
      <h2 id="daily">Day by day</h2>
      <Legend>
        <span>Email buttons</span> <span className="survey">Survey button</span>
      </Legend>
      <Plot daily={daily} />
      <details>
        <summary>Show the same as a table</summary>
        <CountTable
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
      </details>
    </Panel>
  );
}

/** Email clicks as bars and survey clicks as a line, between the first day and the last. */
function Plot({ daily }: { daily: readonly DailyClicks[] }) {
  const most = Math.max(...daily.flatMap(({ email_clicks, survey }) => [email_clicks, survey]));
  // At least 4, so that a few clicks do not fill the chart.
  const top = Math.max(4, most);
  // Gaps between the bars of a year would be narrower than a pixel.
  const gap = daily.length === 365 ? 0 : 0.14;
  const ends = [daily[0], daily[Math.floor(daily.length / 2)], daily.at(-1)];
  return (
    <Drawing
      role="img"
      aria-label={`Clicks on each of the last ${daily.length} days; the table below says the same`}
    >
      <p aria-hidden="true">{formatCount(top)}</p>
      <svg aria-hidden="true" viewBox={`0 0 ${daily.length} ${top}`} preserveAspectRatio="none">
        {[0, top / 2, top].map((y) => (
          <line key={y} x2={daily.length} y1={y} y2={y} />
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
      <p aria-hidden="true">
        {ends.map(
          (clicks) => clicks && <span key={clicks.day}>{formatDay(clicks.day, "short")}</span>,
        )}
      </p>
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
  color: ${colour("inkSoft")};
  font-size: ${SIZE.small};
  font-variant-numeric: tabular-nums;
  p {
    display: flex;
    justify-content: space-between;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: clamp(11rem, 22cqi, 18rem);
    overflow: visible;
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
  @media print {
    break-inside: avoid;
  }
`;
