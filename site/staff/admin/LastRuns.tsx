import type { PopulationRun } from "../../../api/contract/population.ts";
import { Heading, TableFrame } from "./parts.tsx";
import { momentInWords, outcomeOf } from "./words.ts";

/** The last runs, whoever or whatever began them. */
export function LastRuns({ runs }: { runs: readonly PopulationRun[] }) {
  if (runs.length === 0) return <p>There has been no run yet.</p>;
  return (
    <section>
      <Heading>Last runs</Heading>
      <TableFrame tabIndex={0} role="region" aria-label="Last runs">
        <table>
          <thead>
            <tr>
              <th scope="col">Begun</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.run}>
                <th scope="row">
                  <time dateTime={run.startedAt}>{momentInWords(run.startedAt)}</time>
                </th>
                <td>{outcomeOf(run)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  );
}
