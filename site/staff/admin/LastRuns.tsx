import type { PopulationRun } from "../../../api/contract/population.ts";
import { PanelHeading, ScrollingTable } from "./panels.tsx";
import { describeRun, formatDateTime } from "./wording.ts";

/** The last population runs, started here, from the command line or on schedule. */
export function LastRuns({ runs }: { runs: readonly PopulationRun[] }) {
  if (runs.length === 0) return <p>No runs yet.</p>;
  return (
    <section>
      <PanelHeading>Last runs</PanelHeading>
      <ScrollingTable tabIndex={0} role="region" aria-label="Last runs">
        <table>
          <thead>
            <tr>
              <th scope="col">Started</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.run}>
                <th scope="row">
                  <time dateTime={run.startedAt}>{formatDateTime(run.startedAt)}</time>
                </th>
                <td>{describeRun(run)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
    </section>
  );
}
