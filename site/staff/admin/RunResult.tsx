import styled from "styled-components";
import type { PopulationEnd } from "../../../api/contract/population.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { ErrorText, Panel, PanelHeading, ScrollingTable } from "./panels.tsx";
import { formatDateTime, reportRows } from "./words.ts";

/** The result of a population run: its report, or its failure. */
export function RunResult({ end: { success, message, error, report } }: { end: PopulationEnd }) {
  const rows = report === undefined ? [] : reportRows(report);
  return (
    <Panel aria-label="Result">
      <PanelHeading $tone={success ? "done" : "urgent"}>
        {success ? "Population Complete" : "Population Failed"}
      </PanelHeading>
      {success ? <p>{message}</p> : <ErrorText>{message}</ErrorText>}
      {error !== undefined && <p>{error}. Visitors still see the TDs that were stored before.</p>}
      {report !== undefined && (
        <p>
          {report.stored} of {report.sitting} sitting TDs in {report.constituencies} constituencies
          are stored, as of {formatDateTime(report.sourceTime)}.
          {report.added.length + report.removed.length + report.changed.length === 0 &&
            " Nothing has changed since the last run."}
        </p>
      )}
      {rows.length > 0 && (
        <ReportTable tabIndex={0} role="region" aria-label="Report">
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
                <tr key={`${kind} ${name} ${constituency}`}>
                  <td>{kind}</td>
                  <th scope="row">{name}</th>
                  <td>{constituency}</td>
                  <td>{detail}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ReportTable>
      )}
    </Panel>
  );
}

/* On a phone each row becomes a block of lines, as four columns do not fit. */
const ReportTable = styled(ScrollingTable)`
  td:nth-child(3) {
    white-space: nowrap;
  }
  @media (max-width: 39.99rem) {
    thead {
      display: none;
    }
    tr {
      display: grid;
      grid-template-columns: 6.5rem minmax(0, 1fr);
      padding-block: ${SPACE.s};
      border-block-end: 1px solid ${colour("rule")};
    }
    th,
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
