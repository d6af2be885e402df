import type { PopulationEnd } from "../../api/contract/population.ts";
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
        <TableFrame tabIndex={0} role="region" aria-label="Report">
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
        </TableFrame>
      )}
    </Sheet>
  );
}
