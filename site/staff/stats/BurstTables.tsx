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
  const rows = bursts.map((burst) => {
    const { from, source, partner, counted, apart } = burst;
    const label = `Use the window from ${formatMoment(from)}: ${formatFilter(burst)}`;
    return {
      "Hour from": formatMoment(from),
      Decide: (
        <PageButton $variant="quiet" aria-label={label} onClick={() => onChoose(burst)}>
          Use
        </PageButton>
      ),
      Source: source === null ? "None" : sourceLabel(source),
      Counted: formatCount(counted),
      "Not counted": formatCount(apart),
      Partner: partner ?? "None",
    };
  });
  return <Table name="Bursts, as a table" rows={rows} />;
}

/** The history of decisions, newest first. */
export function DecisionHistory({ decisions }: { decisions: readonly PastDecision[] }) {
  const rows = decisions.map((each) => ({
    Decided: formatMoment(each.decidedAt),
    Window: `${formatMoment(each.from)} to ${formatMoment(each.to)}`,
    "Which clicks": formatFilter(each),
    Result: formatDecided(each.decision, each.events),
    Why: each.note,
  }));
  return <Table name="Decisions" caption="Decisions" rows={rows} />;
}

interface TableProps {
  name: string;
  caption?: string;
  /** At least one, with a cell for each column. */
  rows: readonly Record<string, ReactNode>[];
}

function Table({ name, caption, rows }: TableProps) {
  const columns = Object.keys(rows[0] ?? {});
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
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state
            <tr key={index}>
              {columns.map((column, place) =>
                place === 0 ? (
                  <th key={column} scope="row">
                    {row[column]}
                  </th>
                ) : (
                  <td key={column}>{row[column]}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
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
