import type { ReactNode } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { SIZE } from "../kit/type.ts";
import { codeStyle } from "./code-style.ts";

/** A table of named entries. A row's first cell is the name, set as code. */
export function ReferenceTable(props: {
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...ReactNode[]])[];
}) {
  const { columns, rows } = props;
  return (
    <PlainTable>
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
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">
              {name.split(/ (?=\{)/).map((line) => (
                <code key={line}>{line}</code>
              ))}
            </th>
            {columns.slice(1).map((column, index) => (
              <td key={column}>{cells[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

const PlainTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${SIZE.small};
  th,
  td {
    padding: ${SPACE.s} ${SPACE.l} ${SPACE.s} 0;
    border-block-end: 1px solid ${colour("rule")};
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  thead th {
    border-block-end: 3px solid ${colour("ink")};
    font-weight: 700;
  }
  th code {
    display: block;
  }
  code {
    ${codeStyle}
  }
  tbody th {
    inline-size: 50%;
  }
`;
