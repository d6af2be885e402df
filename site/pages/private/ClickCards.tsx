import styled from "styled-components";
import type { EventSource } from "../../../api/contract/events.ts";
import type { Stats } from "../../../api/contract/stats.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { Panel } from "../../staff/panels.tsx";
import { MEDIUM } from "../../style/layout.ts";
import { display, SIZE } from "../../style/type.ts";
import { formatComparison, formatCount, formatNumberOf, formatPercent } from "./wording.ts";

/** The letters that were opened, then the click totals; under each number what it counts. */
export function ClickCards({ stats, days }: { stats: Stats; days: number }) {
  const { summary, previous, sources, personalised, calls } = stats;
  const countOf = (source: EventSource) =>
    sources.find(({ name }) => name === source) ?? { count: 0, previous: 0 };
  const letters = countOf("ContactTd");
  return (
    <Cards>
      <Card
        title="Letters opened"
        total={formatCount(letters.count)}
        text={`Letters that visitors opened in their mail, here and on partners’ sites: ${formatComparison(letters.count, letters.previous, days)}.`}
      />
      <Card
        title="With own words"
        total={shareOf(personalised.count, letters.count)}
        text={`The share of those letters with a name or a reason of the supporter’s own; ${shareOf(personalised.previous, letters.previous)} in the ${days} days before.`}
      />
      <Card
        title="Survey Button Clicks"
        total={formatCount(summary.survey_total)}
        last24h={summary.survey_24h}
        text={`Presses of the survey link at the story’s end: ${formatComparison(summary.survey_total, previous.survey, days)}.`}
      />
      <Card
        title="Email Buttons Clicks"
        total={formatCount(summary.email_clicks_total)}
        last24h={summary.email_clicks_24h}
        text={`Letters opened, and ${formatNumberOf(countOf("ActionSection").count, "press", "presses")} of the tile that leads to the letter: ${formatComparison(summary.email_clicks_total, previous.email_clicks, days)}.`}
      />
      <p>
        Not among these clicks:{" "}
        {formatNumberOf(calls.count, "press of ‘Call’", "presses of ‘Call’")} (
        {formatComparison(calls.count, calls.previous, days)}).
      </p>
    </Cards>
  );
}

function shareOf(some: number, all: number): string {
  return all === 0 ? "–" : formatPercent(Math.min(1, some / all));
}

function Card(props: { title: string; total: string; last24h?: number; text: string }) {
  const { title, total, last24h, text } = props;
  return (
    <CardPanel as="article" aria-label={title}>
      <h2>{title}</h2>
      <Total>{total}</Total>
      {last24h !== undefined && (
        <p>
          Last 24h <strong>{formatCount(last24h)}</strong>
        </p>
      )}
      <p>{text}</p>
    </CardPanel>
  );
}

/* The letters are the aim of the campaign, so they stand first, and on colour. */
const Cards = styled.div`
  display: grid;
  gap: ${SPACE.l};
  article:nth-child(-n + 2) {
    background: ${colour("marigold")};
    color: ${colour("onMarigold")};
    @media print {
      background: none;
    }
  }
  > p {
    grid-column: 1 / -1;
  }
  ${MEDIUM} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const CardPanel = styled(Panel)`
  align-content: start;
  gap: ${SPACE.s};
  h2 {
    ${display}
    font-size: ${SIZE.subtitle};
    letter-spacing: 0;
  }
  p {
    font-size: ${SIZE.small};
  }
  strong {
    display: block;
    font-size: ${SIZE.lead};
    font-variant-numeric: tabular-nums;
  }
`;

const Total = styled.p`
  && {
    ${display}
    font-size: clamp(3.5rem, 2rem + 6cqi, 6rem);
    line-height: 0.9;
  }
`;
