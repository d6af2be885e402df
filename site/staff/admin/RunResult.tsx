import type { PopulationEnd } from "../../../api/contract/population.ts";
import { ErrorText, Panel, PanelHeading } from "./panels.tsx";
import { ReportTable } from "./ReportTable.tsx";
import { formatDateTime, reportRows } from "./wording.ts";

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
      {rows.length > 0 && <ReportTable label="Report" rows={rows} />}
    </Panel>
  );
}
