import styled from "styled-components";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { ScrollingTable } from "../admin/panels.tsx";
import type { Difference } from "./form-values.ts";
import { labelOf } from "./wording.ts";

/** The values that differ between two campaigns, side by side. */
export function DifferenceTable(props: {
  label: string;
  from: string;
  to: string;
  /** `note` says more about a difference. */
  rows: readonly (Difference & { note?: string })[];
}) {
  const { label, from, to, rows } = props;
  if (rows.length === 0) return <p>They do not differ.</p>;
  return (
    <Values tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">{from}</th>
            <th scope="col">{to}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.path}>
              <th scope="row">
                <strong>{labelOf(row.path)}</strong>
                {row.note}
              </th>
              <td>{row.from || "(none)"}</td>
              <td>{row.to || "(none)"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Values>
  );
}

const Values = styled(ScrollingTable)`
  table {
    table-layout: fixed;
  }
  th:first-child {
    inline-size: 28%;
  }
  td:last-child {
    inline-size: auto;
  }
  td,
  th[scope="row"],
  td:first-child {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  strong {
    display: block;
    margin-block-end: ${SPACE.xs};
  }
`;
