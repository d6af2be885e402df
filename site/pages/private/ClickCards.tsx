import styled from "styled-components";
import type { EventSource } from "../../../api/contract/events.ts";
import type { Stats } from "../../../api/contract/stats.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { Panel } from "../../access/StaffPage.tsx";
import { MEDIUM } from "../../style/layout.ts";
import { display, SIZE } from "../../style/type.ts";
import { formatComparison, formatCount, formatNumberOf, formatPercent } from "./wording.ts";

/** The click totals with the last 24 hours, then the letters; a text says what each number counts. */
export function ClickCards({ stats }: { stats: Stats }) {
  const { summary, previous, sources, personalised, calls, daily, apart } = stats;
  const change = (count: number, before: number) => formatComparison(count, before, daily.length);
  const countOf = (source: EventSource) =>
    sources.find(({ name }) => name === source) ?? { count: 0, previous: 0 };
  const letters = countOf("ContactTd");
  const doubtful = apart.reduce((sum, day) => sum + day.doubtful, 0);
  const tile = formatNumberOf(countOf("ActionSection").count, "press", "presses");
  const cards: [title: string, total: string, text: string, last24h?: number][] = [
    [
      "Survey Button Clicks",
      formatCount(summary.survey_total),
      `Presses of the survey link at the story’s end: ${change(summary.survey_total, previous.survey)}.`,
      summary.survey_24h,
    ],
    [
      "Email Buttons Clicks",
      formatCount(summary.email_clicks_total),
      `Letters opened, and ${tile} of the tile that leads to the letter: ${change(summary.email_clicks_total, previous.email_clicks)}.`,
      summary.email_clicks_24h,
    ],
    [
      "Letters opened",
      formatCount(letters.count),
      `Letters that visitors opened in their mail, here and on partners’ sites: ${change(letters.count, letters.previous)}.`,
    ],
    [
      "With own words",
      shareOf(personalised.count, letters.count, "–"),
      `The share of those letters with a name or a reason of the supporter’s own; ${shareOf(personalised.previous, letters.previous, "none")} in the ${daily.length} days before.`,
    ],
  ];
  return (
    <Cards>
      {cards.map(([title, total, text, last24h]) => (
        <Panel key={title} as="article" aria-label={title} data-day={last24h !== undefined}>
          <h2>{title}</h2>
          <b>{total}</b>
          {last24h !== undefined && (
            <p>
              Last 24h <strong>{formatCount(last24h)}</strong>
            </p>
          )}
          <p>{text}</p>
        </Panel>
      ))}
      <p>
        {`Not among these clicks: ${formatNumberOf(calls.count, "press of ‘Call’", "presses of ‘Call’")} (${change(calls.count, calls.previous)}), and ${formatNumberOf(doubtful, "click")} beyond the limits of one connection.`}
      </p>
    </Cards>
  );
}

function shareOf(some: number, all: number, ofNone: string): string {
  return all === 0 ? ofNone : formatPercent(Math.min(1, some / all));
}

const Cards = styled.div`
  display: grid;
  gap: ${SPACE.l};
  article {
    align-content: start;
    gap: ${SPACE.s};
    font-size: ${SIZE.small};
  }
  /* The totals that everybody asks for. */
  [data-day="true"] {
    background: ${colour("marigold")};
    color: ${colour("onMarigold")};
    @media print {
      background: none;
    }
  }
  h2 {
    font-size: ${SIZE.subtitle};
  }
  b {
    ${display}
    font-size: clamp(3.5rem, 2rem + 6cqi, 6rem);
    line-height: 0.9;
  }
  strong {
    display: block;
    font-size: ${SIZE.lead};
    font-variant-numeric: tabular-nums;
  }
  > p {
    grid-column: 1 / -1;
  }
  ${MEDIUM} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
