import { useId } from "react";
import styled from "styled-components";
import type {
  PopulationEnd,
  PopulationProgress,
  PopulationReport,
  PopulationReview,
  PopulationRun,
} from "../../../api/contract/population.ts";
import { Table } from "../../parts/Table.tsx";
import { formatDate, formatDateTime } from "../../staff/dates.ts";
import { barStyle, ErrorText, PageButton, Panel, PanelHeading } from "../../staff/panels.tsx";
import { describeQuestions, describeRun, reportRows } from "./wording.ts";

/** The progress of the current population run. */
export function RunProgress({ progress }: { progress: PopulationProgress }) {
  const id = useId();
  const { done, total, constituency, found } = progress;
  return (
    <>
      <p role="status">
        This process may take 2-3 minutes to complete. Please don't refresh the page.
      </p>
      <p>If the page closes anyway, the run continues. Open this page again to see its result.</p>
      <ProgressBar
        aria-labelledby={id}
        max={Math.max(1, total)}
        // Without a value the bar is indeterminate.
        {...(total > 0 && { value: done })}
      />
      <p id={id}>
        <strong>{constituency || "Reading the list of members"}</strong>
        {total > 0 && `: ${done} of ${total} TDs, ${found} addresses`}
      </p>
    </>
  );
}

const ProgressBar = styled.progress`
  ${barStyle}
`;

/** The last population runs, started here, from the command line or on schedule. */
export function LastRuns({ runs }: { runs: readonly PopulationRun[] }) {
  if (runs.length === 0) return <p>No runs yet.</p>;
  return (
    <section>
      <PanelHeading>Last runs</PanelHeading>
      <Table
        label="Last runs"
        columns={["Started", "Result"]}
        rows={runs.map((run) => [
          <time key="started" dateTime={run.startedAt}>
            {formatDateTime(run.startedAt)}
          </time>,
          describeRun(run),
        ])}
      />
    </section>
  );
}

/** The result of a population run: its report, or its failure. */
export function RunResult({ end: { success, message, error, report } }: { end: PopulationEnd }) {
  return (
    <Panel aria-label="Result">
      <PanelHeading $tone={success ? "done" : "urgent"}>
        {success ? "Population Complete" : "Population Failed"}
      </PanelHeading>
      {success ? <p>{message}</p> : <ErrorText>{message}</ErrorText>}
      {error !== undefined && <p>{error}. Visitors still see the TDs that were stored before.</p>}
      {report !== undefined && (
        <>
          <p>
            {report.stored} of {report.sitting} sitting TDs in {report.constituencies}{" "}
            constituencies are stored, as of {formatDateTime(report.sourceTime)}.
            {report.added.length + report.removed.length + report.changed.length === 0 &&
              " Nothing has changed since the last run."}
          </p>
          {report.questions && <p>{describeQuestions(report.questions)}</p>}
          <ReportTable label="Report" report={report} />
        </>
      )}
    </Panel>
  );
}

interface ReviewPanelProps {
  review: PopulationReview;
  /** True while it cannot be accepted: during a run, or while it is being stored. */
  isBusy: boolean;
  onAccept: (hash: string) => void;
}

/** A difference that a person has to accept: its changes, and the button that stores it. */
export function ReviewPanel({ review, isBusy, onAccept }: ReviewPanelProps) {
  const { hash, reason, acceptedAt, report } = review;
  return (
    <Panel aria-label="Check these changes">
      <PanelHeading $tone="urgent">Check these changes</PanelHeading>
      <p>{reason}. Visitors still see the TDs that were stored before.</p>
      <p>
        The source was read on {formatDateTime(report.sourceTime)}. The table lists every difference
        from the details
        {acceptedAt === null ? " stored before" : ` accepted on ${formatDate(acceptedAt)}`}. Compare
        some of them with the official list before you accept them.
      </p>
      <ReportTable label="All differences" report={report} />
      <div>
        <PageButton disabled={isBusy} onClick={() => onAccept(hash)}>
          Accept and store these changes
        </PageButton>
      </div>
    </Panel>
  );
}

function ReportTable({ label, report }: { label: string; report: PopulationReport }) {
  const rows = reportRows(report);
  if (rows.length === 0) return null;
  return (
    <WrappingTable
      label={label}
      columns={["TD", "Constituency", "Status", "Details"]}
      rows={rows}
    />
  );
}

/* A person who checks a change needs whole addresses, so no text is cut off at the side. On narrow
   screens each cell is a line of its own, as four columns do not fit. */
const WrappingTable = styled(Table)`
  overflow-wrap: anywhere;
  th[scope="row"] {
    font-weight: 700;
  }
  th:last-child {
    inline-size: 50%;
  }
  @media (max-width: 55.99rem) {
    thead {
      display: none;
    }
    tr {
      display: grid;
    }
    tr > :not(:first-child) {
      padding-block-start: 0;
    }
    tr > :not(:last-child) {
      padding-block-end: 0;
      border: 0;
    }
  }
`;
