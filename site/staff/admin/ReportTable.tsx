import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { ScrollingTable } from "./panels.tsx";
import type { ReportRow } from "./wording.ts";

/** The rows of a report as a table that scrolls sideways when it is too wide. */
export function ReportTable({ label, rows }: { label: string; rows: readonly ReportRow[] }) {
  return (
    <WrappingTable tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">TD</th>
            <th scope="col">Constituency</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, name, constituency, detail }) => (
            <tr key={`${kind} ${name} ${constituency} ${detail}`}>
              <td>{kind}</td>
              <th scope="row">{name}</th>
              <td>{constituency}</td>
              <td>{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WrappingTable>
  );
}

/* A person who checks a change needs whole addresses, so no text is cut off at the side. On
   narrow screens each row becomes a block of lines, as four columns do not fit. */
const WrappingTable = styled(ScrollingTable)`
  td:nth-child(3) {
    white-space: nowrap;
  }
  td:last-child {
    overflow-wrap: anywhere;
  }
  @media (max-width: 55.99rem) {
    thead {
      display: none;
    }
    tr {
      display: grid;
      grid-template-columns: 6.5rem minmax(0, 1fr);
      padding-block: ${SPACE.s};
      border-block-end: 1px solid ${colour("rule")};
    }
    th[scope="row"],
    td,
    td:nth-child(3) {
      grid-column: 2;
      padding: 0;
      border: 0;
      overflow-wrap: anywhere;
      white-space: normal;
    }
    th {
      font-weight: 700;
    }
    td:first-child {
      grid-column: 1;
      grid-row: 1;
    }
  }
`;
