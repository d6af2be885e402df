import type { ReactNode } from "react";
import styled from "styled-components";
import type { EventSource } from "../../../api/contract/events.ts";
import type { Stats } from "../../../api/contract/stats.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { Panel } from "../../staff/panels.tsx";
import { MEDIUM } from "../../style/layout.ts";
import { display, SIZE } from "../../style/type.ts";
import {
  formatComparison,
  formatCount,
  formatNumberOf,
  formatPercent,
  type Period,
} from "./wording.ts";

/** The click totals, each with its last 24 hours and a comparison with the preceding period. */
export function ClickCards({ stats, days }: { stats: Stats; days: Period }) {
  const { summary, previous, sources, personalised, calls } = stats;
  const countOf = (source: EventSource) => sources.find(({ name }) => name === source)?.count ?? 0;
  const letters = countOf("ContactTd");
  const presses = countOf("ActionSection");
  return (
    <Cards>
      <Card
        title="Survey Button Clicks"
        total={summary.survey_total}
        last24h={summary.survey_24h}
        comparison={formatComparison(summary.survey_total, previous.survey, days)}
      />
      <Card
        title="Email Buttons Clicks"
        total={summary.email_clicks_total}
        last24h={summary.email_clicks_24h}
        comparison={formatComparison(summary.email_clicks_total, previous.email_clicks, days)}
      >
        <p>
          {formatNumberOf(letters, "letter opened", "letters opened")},{" "}
          {formatNumberOf(presses, "press of the letter tile", "presses of the letter tile")}.
          {letters > 0 &&
            ` ${formatPercent(Math.min(1, personalised.count / letters))} of the letters have a name or a reason added.`}
        </p>
      </Card>
      <p>
        Not among these clicks:{" "}
        {formatNumberOf(calls.count, "press of ‘Call’", "presses of ‘Call’")} (
        {formatComparison(calls.count, calls.previous, days)}).
      </p>
    </Cards>
  );
}

function Card(props: {
  title: string;
  total: number;
  last24h: number;
  comparison: string;
  /** The parts of the total. */
  children?: ReactNode;
}) {
  const { title, total, last24h, comparison, children } = props;
  return (
    <CardPanel as="article" aria-label={title}>
      <h2>{title}</h2>
      <Total>{formatCount(total)}</Total>
      <Last24h>
        Last 24h <strong>{formatCount(last24h)}</strong>
      </Last24h>
      <Comparison>{comparison}</Comparison>
      {children}
    </CardPanel>
  );
}

/* The email card is wider and coloured, as letters are the aim of the campaign. */
const Cards = styled.div`
  display: grid;
  gap: ${SPACE.l};
  article:nth-child(2) {
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
    grid-template-columns: 5fr 7fr;
  }
`;

const CardPanel = styled(Panel)`
  grid-template-columns: 1fr auto;
  align-content: start;
  align-items: end;
  gap: ${SPACE.m} ${SPACE.l};
  h2 {
    ${display}
    grid-column: 1 / -1;
    font-size: ${SIZE.subtitle};
    letter-spacing: 0;
  }
  p:nth-of-type(n + 3) {
    grid-column: 1 / -1;
    font-size: ${SIZE.small};
  }
`;

const Comparison = styled.p`
  font-weight: 700;
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Total = styled.p`
  ${display}
  font-size: clamp(4.5rem, 3rem + 7cqi, 10rem);
  line-height: 0.8;
`;

const Last24h = styled.p`
  font-size: ${SIZE.small};
  text-align: end;
  white-space: nowrap;
  strong {
    ${display}
    display: block;
    font-size: ${SIZE.title};
    font-variant-numeric: tabular-nums;
  }
`;
