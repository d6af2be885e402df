import styled from "styled-components";
import type { Burst, PastDecision } from "../../../api/contract/decisions.ts";
import { ScrollingTable } from "../admin/panels.tsx";
import { PageButton } from "../PageButton.tsx";
import { formatDecided, formatFilter, formatMoment, formatPartners } from "./burst-wording.ts";
import { formatCount, sourceLabel } from "./wording.ts";

interface BurstTableProps {
  bursts: readonly Burst[];
  onChoose: (burst: Burst) => void;
}

/** The bursts as a table, latest first. */
export function BurstTable({ bursts, onChoose }: BurstTableProps) {
  return (
    <WideTable tabIndex={0} role="region" aria-label="Bursts, as a table">
      <table>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">Decide</th>
            <th scope="col">Until</th>
            <th scope="col">Source</th>
            <th scope="col">Counted</th>
            <th scope="col">Not counted</th>
            <th scope="col">Busiest minute</th>
            <th scope="col">Partners</th>
          </tr>
        </thead>
        <tbody>
          {bursts.map((burst) => (
            <tr key={`${burst.from} ${burst.source} ${burst.action}`}>
              <th scope="row">{formatMoment(burst.from)}</th>
              <td>
                <PageButton
                  $variant="quiet"
                  aria-label={`Use the window from ${formatMoment(burst.from)}`}
                  onClick={() => onChoose(burst)}
                >
                  Use
                </PageButton>
              </td>
              <td>{formatMoment(burst.to)}</td>
              <td>{burst.source === null ? "None" : sourceLabel(burst.source)}</td>
              <td>{formatCount(burst.counted)}</td>
              <td>{formatCount(burst.apart)}</td>
              <td>{formatCount(burst.peak)}</td>
              <td>{formatPartners(burst.partners)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** The history of decisions, newest first. */
export function DecisionHistory({ decisions }: { decisions: readonly PastDecision[] }) {
  return (
    <WideTable tabIndex={0} role="region" aria-label="Decisions">
      <table>
        <caption>Decisions</caption>
        <thead>
          <tr>
            <th scope="col">Decided</th>
            <th scope="col">Window</th>
            <th scope="col">Which clicks</th>
            <th scope="col">Result</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
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
