import type { ReactNode } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";
import { code } from "./code.ts";

/** One matter of the small print: its name in the margin, what is to be known beside it. */
export function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Entry>
      <h3>{title}</h3>
      <div>{children}</div>
    </Entry>
  );
}

/** Names and what each is, as rows under a heading for each column. */
export function Table(props: {
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...ReactNode[]])[];
}) {
  const { columns, rows } = props;
  return (
    <Frame>
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
    </Frame>
  );
}

const Entry = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.m};
  padding-block: ${SPACE.xl};
  border-block-start: 3px solid ${colour("ink")};
  break-inside: avoid;
  h3 {
    ${display}
    font-size: ${SIZE.subtitle};
    letter-spacing: -0.01em;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${SPACE.m};
    max-inline-size: 42rem;
  }
  ${WIDE} {
    grid-template-columns: 5fr 7fr;
    padding-block: ${SPACE.xxl};
    h3 {
      font-size: ${SIZE.title};
    }
  }
`;

const Frame = styled.table`
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
    ${code}
  }
  tbody th {
    inline-size: 50%;
  }
`;
