import { useId, useState } from "react";
import styled from "styled-components";
import type { DailyClicks, Stats } from "../../../api/contract/stats.ts";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { MEDIUM, WIDE } from "../../kit/layout.ts";
import { display, SIZE } from "../../kit/type.ts";
import { Table } from "../Table.tsx";
import { ClicksPlot } from "./ClicksPlot.tsx";
import { formatClicks, formatCount, formatDay, type Period } from "./wording.ts";

/** A month fits on one printed page. The CSV has longer periods. */
const MAX_PRINTED_DAYS = 31;

/** The daily clicks as a chart, with a table of the same figures. */
export function DailyChart({ stats: { daily }, days }: { stats: Stats; days: Period }) {
  const [hoveredIndex, setHoveredIndex] = useState<number | null>(null);
  const titleId = useId();
  const hoveredDay = hoveredIndex === null ? undefined : daily[hoveredIndex];
  return (
    <ChartPanel aria-labelledby={titleId}>
      <ChartHeader>
        <ChartTitle id={titleId}>Day by day</ChartTitle>
        <Legend>
          <span className="email">Email buttons</span> <span className="survey">Survey button</span>
        </Legend>
        <HoverText>
          {hoveredDay ? describeDay(hoveredDay) : "Point at a day to see its figures."}
        </HoverText>
      </ChartHeader>
      <ClicksPlot daily={daily} days={days} onHover={setHoveredIndex} />
      <TableDetails>
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
          $isPrinted={daily.length <= MAX_PRINTED_DAYS}
        />
      </TableDetails>
    </ChartPanel>
  );
}

function describeDay({ day, email_clicks, survey }: DailyClicks): string {
  return `${formatDay(day, "named")}: ${formatClicks(email_clicks)} on email buttons, ${formatCount(survey)} on the survey button`;
}

const ChartPanel = styled.section`
  display: grid;
  gap: ${SPACE.l};
  padding: ${SPACE.l};
  border: 3px solid ${colour("ink")};
  background: ${colour("paperRaised")};
  ${MEDIUM} {
    padding: ${SPACE.xl};
  }
  /* In print the parts join the report's grid, so that the table can come last. */
  @media print {
    display: contents;
  }
`;

const ChartHeader = styled.div`
  display: grid;
  gap: ${SPACE.s};
  ${WIDE} {
    grid-template-columns: auto 1fr;
    align-items: baseline;
    column-gap: ${SPACE.xxl};
  }
`;

const ChartTitle = styled.h2`
  ${display}
  font-size: ${SIZE.title};
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.xs} ${SPACE.xl};
  font-size: ${SIZE.small};
  font-weight: 600;
  ${WIDE} {
    justify-content: end;
  }
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

/* Tall enough for the longest text, so that hovering does not shift the layout. */
const HoverText = styled.p`
  min-block-size: 3.1em;
  color: ${colour("inkSoft")};
  font-size: ${SIZE.small};
  ${WIDE} {
    grid-column: 1 / -1;
    min-block-size: 1.55em;
  }
  @media print {
    display: none;
  }
`;

const TableDetails = styled.details`
  summary {
    inline-size: fit-content;
    min-block-size: ${TARGET_SIZE};
    padding-block: ${SPACE.s};
    font-weight: 700;
    cursor: pointer;
  }
  /* In print the table is open, on a page of its own at the end. */
  @media print {
    order: 1;
    break-before: page;
    summary {
      display: none;
    }
    &::details-content {
      display: block;
      block-size: auto;
      content-visibility: visible;
    }
  }
`;

const DailyTable = styled(Table)<{ $isPrinted: boolean }>`
  max-block-size: 28rem;
  table {
    max-inline-size: 46rem;
  }
  td,
  thead th:not(:first-child) {
    text-align: end;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${colour("paperRaised")};
  }
  @media print {
    max-block-size: none;
    overflow: visible;
    ${({ $isPrinted }) => !$isPrinted && "display: none;"}
    th,
    td {
      padding-block: 2px;
    }
  }
`;
