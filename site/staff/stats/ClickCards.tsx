import type { ReactNode } from "react";
import styled from "styled-components";
import type { Stats } from "../../../api/contract/stats.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { MEDIUM, WIDE } from "../../kit/layout.ts";
import { display, SIZE } from "../../kit/type.ts";
import { changeOf, emailClicksBySource } from "./figures.ts";
import { formatComparison, formatCount, formatEmailClicks, type Period } from "./wording.ts";

/** The click totals, each with its last 24 hours and a comparison with the preceding period. */
export function ClickCards({ stats, days }: { stats: Stats; days: Period }) {
  const { summary, previous, sources } = stats;
  return (
    <CardGrid>
      <Card
        title="Survey Button Clicks"
        total={summary.survey_total}
        last24h={summary.survey_24h}
        previous={previous.survey}
        days={days}
      />
      <Card
        title="Email Buttons Clicks"
        total={summary.email_clicks_total}
        last24h={summary.email_clicks_24h}
        previous={previous.email_clicks}
        days={days}
      >
        {formatEmailClicks(emailClicksBySource(sources))}
      </Card>
    </CardGrid>
  );
}

interface CardProps {
  title: string;
  total: number;
  last24h: number;
  previous: number;
  days: Period;
  /** The parts of the total. */
  children?: ReactNode;
}

function Card({ title, total, last24h, previous, days, children }: CardProps) {
  return (
    <article aria-label={title}>
      <CardTitle>{title}</CardTitle>
      <Total>{formatCount(total)}</Total>
      <Last24h>
        <span>Last 24h</span> <strong>{formatCount(last24h)}</strong>
      </Last24h>
      <Comparison>
        {formatComparison(changeOf(total, previous), days)}
        {previous > 0 && ` (${formatCount(previous)})`}
      </Comparison>
      {children && <Composition>{children}</Composition>}
    </article>
  );
}

/* The email card is wider and coloured, as letters are the aim of the campaign. */
const CardGrid = styled.div`
  display: grid;
  gap: 3px;
  padding: 3px;
  background: ${colour("ink")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  article {
    display: grid;
    grid-template-columns: 1fr auto;
    align-content: start;
    align-items: end;
    gap: ${SPACE.m} ${SPACE.l};
    padding: ${SPACE.l};
    background: ${colour("paperRaised")};
  }
  article:last-child {
    background: ${colour("marigold")};
    color: ${colour("onMarigold")};
  }
  ${MEDIUM} {
    grid-template-columns: 5fr 7fr;
    article {
      padding: ${SPACE.xl};
    }
  }
  ${WIDE} {
    box-shadow: 10px 10px 0 ${colour("ink")};
  }
  @media print {
    grid-template-columns: 1fr 1fr;
    box-shadow: none;
    article {
      padding: ${SPACE.m};
      border: 1px solid ${colour("ink")};
    }
    article:last-child {
      background: none;
    }
  }
  @media (forced-colors: active) {
    article {
      border: 2px solid;
    }
  }
`;

const CardTitle = styled.h2`
  ${display}
  grid-column: 1 / -1;
  font-size: ${SIZE.subtitle};
  letter-spacing: 0;
`;

const Total = styled.p`
  ${display}
  font-size: clamp(4.5rem, 3rem + 7cqi, 10rem);
  line-height: 0.8;
  letter-spacing: -0.02em;
  @media print {
    font-size: 3rem;
  }
`;

const Last24h = styled.p`
  display: grid;
  justify-items: end;
  font-size: ${SIZE.small};
  line-height: 1.3;
  white-space: nowrap;
  strong {
    ${display}
    font-size: ${SIZE.title};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
`;

const Composition = styled.p`
  grid-column: 1 / -1;
  font-size: ${SIZE.small};
`;

const Comparison = styled.p`
  grid-column: 1 / -1;
  margin-block-start: ${SPACE.s};
  padding-block-start: ${SPACE.m};
  border-block-start: 2px solid;
  font-weight: 600;
  &::first-letter {
    text-transform: uppercase;
  }
`;
