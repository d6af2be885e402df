import type { ReactNode } from "react";
import styled from "styled-components";
import type { Burst, PastDecision } from "../../../api/contract/decisions.ts";
import { ScrollingTable } from "../admin/panels.tsx";
import { PageButton } from "../PageButton.tsx";
import { formatDecided, formatFilter, formatMoment } from "./burst-wording.ts";
import { formatCount, sourceLabel } from "./wording.ts";

interface BurstTableProps {
  bursts: readonly Burst[];
  onChoose: (burst: Burst) => void;
}

/** The bursts as a table, latest first. */
export function BurstTable({ bursts, onChoose }: BurstTableProps) {
  return (
    <Table
      name="Bursts, as a table"
      columns={["Hour from", "Decide", "Source", "Partner", "Counted", "Not counted"]}
    >
      {bursts.map((burst) => (
        <tr key={`${burst.from} ${burst.source} ${burst.partner}`}>
          <th scope="row">{formatMoment(burst.from)}</th>
          <td>
            <PageButton
              $variant="quiet"
              aria-label={`Use the window from ${formatMoment(burst.from)}: ${formatFilter(burst)}`}
              onClick={() => onChoose(burst)}
            >
              Use
            </PageButton>
          </td>
          <td>{burst.source === null ? "None" : sourceLabel(burst.source)}</td>
          <td>{burst.partner ?? "None"}</td>
          <td>{formatCount(burst.counted)}</td>
          <td>{formatCount(burst.apart)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** The history of decisions, newest first. */
export function DecisionHistory({ decisions }: { decisions: readonly PastDecision[] }) {
  return (
    <Table
      name="Decisions"
      caption="Decisions"
      columns={["Decided", "Window", "Which clicks", "Result", "Why"]}
    >
      {decisions.map((each) => (
        <tr key={each.id}>
          <th scope="row">{formatMoment(each.decidedAt)}</th>
          <td>
            {formatMoment(each.from)} to {formatMoment(each.to)}
          </td>
          <td>{formatFilter(each)}</td>
          <td>{formatDecided(each.decision, each.events)}</td>
          <td>{each.note}</td>
        </tr>
      ))}
    </Table>
  );
}

interface TableProps {
  name: string;
  caption?: string;
  columns: readonly string[];
  children: ReactNode;
}

function Table({ name, caption, columns, children }: TableProps) {
  return (
    <WideTable tabIndex={0} role="region" aria-label={name}>
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </WideTable>
  );
}

/* Only the last column wraps. */
const WideTable = styled(ScrollingTable)`
  td {
    white-space: nowrap;
    vertical-align: baseline;
  }
  th[scope="row"] {
    vertical-align: baseline;
  }
  td:last-child {
    min-inline-size: 14rem;
    white-space: normal;
  }
`;
