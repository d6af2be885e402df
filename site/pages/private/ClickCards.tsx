import styled from "styled-components";
import type { EventSource } from "../../../api/contract/events.ts";
import type { Stats } from "../../../api/contract/stats.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { MEDIUM, stack, WIDE } from "../../style/layout.ts";
import { display, fitLine, SIZE, scaled } from "../../style/type.ts";
import { formatComparison, formatCount, formatNumberOf, formatPercent } from "./wording.ts";

/** The letters, largest, and the share with own words; then the click totals with the last 24 hours. */
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
      "Letters opened",
      formatCount(letters.count),
      `By visitors in their mail, here and on partners’ sites: ${change(letters.count, letters.previous)}.`,
    ],
    [
      "With own words",
      shareOf(personalised.count, letters.count, "–"),
      `Letters with a name or a reason of the supporter’s own; ${shareOf(personalised.previous, letters.previous, "none")} in the ${daily.length} days before.`,
    ],
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
  ];
  return (
    <Cards>
      {cards.map(([title, total, text, last24h], rank) => (
        <article key={title} aria-label={title}>
          <h2>{title}</h2>
          <Total $size={scaled(`min(44cqi, ${SIZES[rank]})`, fitLine([total], LONGEST_TOTAL))}>
            {total}
          </Total>
          {last24h !== undefined && (
            <p>
              Last 24h <strong>{formatCount(last24h)}</strong>
            </p>
          )}
          <p>{text}</p>
        </article>
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

/** The longest total that the largest type has room for, in characters. */
const LONGEST_TOTAL = 5;

/** The sizes of the totals, by rank. */
const SIZES = ["12rem", "6.5rem", "2.5rem", "2.5rem"] as const;

const Total = styled.b<{ $size: string }>`
  ${display}
  font-size: ${(props) => props.$size};
  line-height: 0.85;
`;

const Cards = styled.div`
  ${stack("xl")}
  font-size: ${SIZE.small};
  article {
    container-type: inline-size;
    ${stack("s")}
    align-content: start;
    padding-block-start: ${SPACE.m};
    border-block-start: 3px solid ${colour("ink")};
  }
  h2 {
    font-size: ${SIZE.lead};
  }
  strong {
    display: block;
    font-size: ${SIZE.lead};
    font-variant-numeric: tabular-nums;
  }
  > p {
    grid-column: 1 / -1;
    color: ${colour("inkSoft")};
  }
  ${MEDIUM} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${WIDE} {
    grid-template-columns: 6fr 4fr 3fr 3fr;
  }
`;
