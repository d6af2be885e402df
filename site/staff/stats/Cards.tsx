import styled from "styled-components";
import type { Stats } from "../../../api/contract/stats.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { MEDIUM, WIDE } from "../../kit/layout.ts";
import { display, SIZE } from "../../kit/type.ts";
import { changeOf } from "./figures.ts";
import { inComparison, inDigits, type Period } from "./words.ts";

/** The two figures (spec §2), each with its last day and what it was before. */
export function Cards({ stats: { summary, previous }, days }: { stats: Stats; days: Period }) {
  return (
    <Pair>
      <Card
        title="Email Buttons Clicks"
        total={summary.email_clicks_total}
        latest={summary.email_clicks_24h}
        previous={previous.email_clicks}
        days={days}
      />
      <Card
        title="Survey Button Clicks"
        total={summary.survey_total}
        latest={summary.survey_24h}
        previous={previous.survey}
        days={days}
      />
    </Pair>
  );
}

interface CardProps {
  title: string;
  total: number;
  latest: number;
  previous: number;
  days: Period;
}

function Card({ title, total, latest, previous, days }: CardProps) {
  return (
    <article aria-label={title}>
      <Title>{title}</Title>
      <Total>{inDigits(total)}</Total>
      <Latest>
        <span>Last 24h</span> <strong>{inDigits(latest)}</strong>
      </Latest>
      <Before>
        {inComparison(changeOf(total, previous), days)}
        {previous > 0 && ` (${inDigits(previous)})`}
      </Before>
    </article>
  );
}

/* Two panels pulled on one sheet, the first flooded: it is what the campaign is about. */
const Pair = styled.div`
  display: grid;
  gap: 3px;
  padding: 3px;
  background: ${colour("ink")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  article {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: end;
    gap: ${SPACE.m} ${SPACE.l};
    padding: ${SPACE.l};
    background: ${colour("paperRaised")};
  }
  article:first-child {
    background: ${colour("marigold")};
    color: ${colour("onMarigold")};
  }
  ${MEDIUM} {
    grid-template-columns: 7fr 5fr;
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
    article:first-child {
      background: none;
    }
  }
  @media (forced-colors: active) {
    article {
      border: 2px solid;
    }
  }
`;

const Title = styled.h2`
  ${display}
  grid-column: 1 / -1;
  font-size: ${SIZE.subtitle};
  letter-spacing: 0;
`;

const Total = styled.p`
  ${display}
  font-size: clamp(4.5rem, 3rem + 7vw, 10rem);
  line-height: 0.8;
  letter-spacing: -0.02em;
  @media print {
    font-size: 3rem;
  }
`;

const Latest = styled.p`
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

const Before = styled.p`
  grid-column: 1 / -1;
  margin-block-start: ${SPACE.s};
  padding-block-start: ${SPACE.m};
  border-block-start: 2px solid;
  font-weight: 600;
  &::first-letter {
    text-transform: uppercase;
  }
`;
