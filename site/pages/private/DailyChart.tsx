import styled from "styled-components";
import type { DailyClicks } from "../../../api/contract/stats.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { formatDate } from "../../access/dates.ts";
import { Panel } from "../../access/StaffPage.tsx";
import { CountTable } from "../../components/Table.tsx";
import { SIZE } from "../../style/type.ts";
import { formatCount } from "./wording.ts";

/** The daily clicks as a chart, email as bars and survey as a line, and as a table. */
export function DailyChart({ daily }: { daily: readonly DailyClicks[] }) {
  const most = Math.max(...daily.flatMap(({ email_clicks, survey }) => [email_clicks, survey]));
  // At least 4, so that a few clicks do not fill the chart.
  const top = Math.max(4, most);
  // Gaps between the bars of a year would be narrower than a pixel.
  const gap = daily.length === 365 ? 0 : 0.14;
  return (
    <Panel aria-labelledby="daily">
      <h2 id="daily">Day by day</h2>
      <Drawing
        role="img"
        aria-label={`Clicks on each of the last ${daily.length} days; the table below says the same`}
      >
        <p aria-hidden="true">
          <b>Email buttons</b> <b className="survey">Survey button</b>
          <span className="end">{`Most: ${formatCount(most)}`}</span>
        </p>
        <svg aria-hidden="true" viewBox={`0 0 ${daily.length} ${top}`} preserveAspectRatio="none">
          {daily.map(({ day, email_clicks, survey }, index) => (
            <g key={day}>
              {/* The title shows where a pointer rests on the day, also above the bar. */}
              <title>{`${formatDate(day)}: email buttons ${formatCount(email_clicks)}, survey button ${formatCount(survey)}`}</title>
              <rect className="day" x={index} width="1" height={top} />
              <rect
                x={index + gap}
                y={top - email_clicks}
                width={1 - 2 * gap}
                height={email_clicks}
              />
            </g>
          ))}
          <polyline
            points={daily.map(({ survey }, index) => `${index + 0.5},${top - survey}`).join(" ")}
          />
        </svg>
        <p aria-hidden="true">
          <span>{formatDate(daily[0]?.day ?? "")}</span>
          <span className="end">{formatDate(daily.at(-1)?.day ?? "")}</span>
        </p>
      </Drawing>
      <details>
        <summary>Show the same as a table</summary>
        <CountTable
          label="Day by day, as a table"
          columns={["Day", "Email buttons", "Survey button"]}
          rows={[...daily].reverse().map(({ day, email_clicks, survey }) => [
            <time key="day" dateTime={day}>
              {formatDate(day)}
            </time>,
            formatCount(email_clicks),
            formatCount(survey),
          ])}
        />
      </details>
    </Panel>
  );
}

const Drawing = styled.div`
  color: ${colour("inkSoft")};
  font-size: ${SIZE.small};
  font-variant-numeric: tabular-nums;
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${SPACE.xs} ${SPACE.xl};
  }
  .end {
    margin-inline-start: auto;
  }
  b {
    padding-inline-start: ${SPACE.s};
    border-inline-start: 0.9em solid ${colour("link")};
    line-height: 1;
    forced-color-adjust: none;
  }
  .survey {
    border-color: ${colour("urgent")};
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: clamp(11rem, 22cqi, 18rem);
    margin-block: ${SPACE.m} ${SPACE.xs};
    border-block-end: 3px solid ${colour("ink")};
    overflow: visible;
    fill: ${colour("link")};
    print-color-adjust: exact;
  }
  .day {
    fill: transparent;
  }
  polyline {
    pointer-events: none;
    fill: none;
    stroke: ${colour("urgent")};
    stroke-width: 3px;
    vector-effect: non-scaling-stroke;
  }
  @media print {
    break-inside: avoid;
  }
`;
