import styled from "styled-components";
import type { PopulationEnd } from "../../../api/contract/population.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { Alarm, Heading, Sheet, TableFrame } from "./parts.tsx";
import { momentInWords, reportRows } from "./words.ts";

/** What a run came to: its report, or why it failed. */
export function Outcome({ end: { success, message, error, report } }: { end: PopulationEnd }) {
  const rows = report === undefined ? [] : reportRows(report);
  return (
    <Sheet aria-label="Result">
      <Heading $tone={success ? "done" : "urgent"}>
        {success ? "Population Complete" : "Population Failed"}
      </Heading>
      {success ? <p>{message}</p> : <Alarm>{message}</Alarm>}
      {error !== undefined && <p>{error}. What was stored before is still served.</p>}
      {report !== undefined && (
        <p>
          {report.stored} TDs are stored of the {report.sitting} who sit for {report.constituencies}{" "}
          constituencies, as the source had them on {momentInWords(report.sourceTime)}.
          {report.added.length + report.removed.length + report.changed.length === 0 &&
            " Nothing has changed since the last time."}
        </p>
      )}
      {rows.length > 0 && (
        <ReportFrame tabIndex={0} role="region" aria-label="Report">
          <table>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">TD</th>
                <th scope="col">Constituency</th>
                <th scope="col">Details</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ what, name, constituency, detail }) => (
                <tr key={`${what} ${name} ${constituency}`}>
                  <td>{what}</td>
                  <th scope="row">{name}</th>
                  <td>{constituency}</td>
                  <td>{detail}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ReportFrame>
      )}
    </Sheet>
  );
}

/* On a phone each TD is an entry of a few lines: four columns would hide the last. */
const ReportFrame = styled(TableFrame)`
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
