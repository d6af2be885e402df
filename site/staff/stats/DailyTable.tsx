import styled, { css } from "styled-components";
import type { DailyClicks } from "../../../api/contract/stats.ts";
import { visuallyHidden } from "../../../widget/kit/visually-hidden.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { SIZE } from "../../kit/type.ts";
import { formatCount, formatDay } from "./wording.ts";

/** A month fits on one printed page. The CSV has longer periods. */
const MAX_PRINTED_DAYS = 31;

interface DailyTableProps {
  id: string;
  daily: readonly DailyClicks[];
  shown: boolean;
}

/** The daily clicks as a table, the latest day first. */
export function DailyTable({ id, daily, shown }: DailyTableProps) {
  return (
    <ScrollingRegion
      id={id}
      $shown={shown}
      $printed={daily.length <= MAX_PRINTED_DAYS}
      // The region scrolls, so it must take keyboard focus.
      tabIndex={0}
      role="region"
      aria-label="Day by day, as a table"
    >
      <table>
        <HiddenCaption>Clicks of each day, the latest first</HiddenCaption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Email buttons</th>
            <th scope="col">Survey button</th>
          </tr>
        </thead>
        <tbody>
          {daily.toReversed().map(({ day, email_clicks, survey }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{formatDay(day, "named")}</time>
              </th>
              <td>{formatCount(email_clicks)}</td>
              <td>{formatCount(survey)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingRegion>
  );
}

const ScrollingRegion = styled.div<{ $shown: boolean; $printed: boolean }>`
  ${({ $shown }) =>
    !$shown &&
    css`
      display: none;
    `}
  max-block-size: 28rem;
  overflow: auto;
  @media print {
    display: ${({ $printed }) => ($printed ? "block" : "none")};
    order: 1;
    break-before: page;
    max-block-size: none;
    overflow: visible;
  }
  table {
    inline-size: 100%;
    max-inline-size: 46rem;
    border-collapse: collapse;
    font-size: ${SIZE.small};
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${SPACE.s} ${SPACE.m} ${SPACE.s} 0;
    border-block-end: 1px solid ${colour("rule")};
    text-align: end;
    font-weight: 400;
    @media print {
      padding-block: 2px;
    }
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    border-block-end: 3px solid ${colour("ink")};
    background: ${colour("paperRaised")};
    font-weight: 700;
  }
`;

const HiddenCaption = styled.caption`
  ${visuallyHidden}
`;
