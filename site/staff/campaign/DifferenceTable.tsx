import styled from "styled-components";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { Table } from "../Table.tsx";
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
    <Values
      label={label}
      columns={["Field", from, to]}
      rows={rows.map((row) => [
        <>
          <strong>{labelOf(row.path)}</strong>
          {row.note}
        </>,
        row.from || "(none)",
        row.to || "(none)",
      ])}
    />
  );
}

const Values = styled(Table)`
  table {
    table-layout: fixed;
  }
  th:first-child {
    inline-size: 28%;
  }
  td,
  th[scope="row"] {
    overflow-wrap: anywhere;
    vertical-align: top;
    white-space: pre-wrap;
  }
  strong {
    display: block;
    margin-block-end: ${SPACE.xs};
  }
`;
