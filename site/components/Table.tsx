import type { ReactNode } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { SIZE } from "../style/type.ts";

/** A table in a region that scrolls when it is too wide. */
export function Table(props: {
  label: string;
  columns: readonly string[];
  /** The cells of each row; the first one names the row. */
  rows: readonly (readonly ReactNode[])[];
  className?: string;
}) {
  const { label, columns, rows, className } = props;
  return (
    // The region scrolls, so it must take keyboard focus.
    <Region className={className} tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state
            <tr key={index}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Region>
  );
}

const Region = styled.div`
  overflow: auto;
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${SIZE.small};
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${SPACE.s} ${SPACE.l} ${SPACE.s} 0;
    border-block-end: 1px solid ${colour("rule")};
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
  }
  time {
    white-space: nowrap;
  }
  thead th {
    border-block-end: 3px solid ${colour("ink")};
    font-weight: 700;
    white-space: nowrap;
  }
`;

/** A table of counts: numbers stand below each other. */
export const CountTable = styled(Table)`
  && :is(th, td):not(:first-child) {
    padding-inline: ${SPACE.s} 0;
    text-align: end;
  }
  thead th {
    white-space: normal;
    vertical-align: bottom;
  }
`;
