import { useId, useState } from "react";
import styled from "styled-components";
import * as api from "../../../api/contract/population.ts";
import { Spinner } from "../../../widget/components/Spinner.tsx";
import { colour } from "../../../widget/theme/tokens.ts";
import { formatDate, formatDateTime } from "../../access/dates.ts";
import { Actions, ErrorText, PageButton, Panel, Rows } from "../../access/StaffPage.tsx";
import { DecideDialog, type Decision } from "./DecideDialog.tsx";
import {
  CONSTITUENCY_COUNT,
  describeQuestions,
  describeRun,
  type PopulationControls,
  reportRows,
} from "./population.ts";

/** The update of the TD details: a difference that waits for a check, the button, and the last runs. */
export function TdsDrawer(props: {
  overview: api.PopulationOverview;
  population: PopulationControls;
}) {
  const { tds, review, runs } = props.overview;
  const { population } = props;
  const { progress, isBusy, failure, populate, decide } = population;
  const [decision, setDecision] = useState<Decision | null>(null);
  const [last] = runs;
  const { report } = runs.find((run) => run.report?.accepted) ?? {};
  const { accepted, putBack } = report ?? {};
  return (
    <>
      {review && (
        <Review
          review={review}
          isBusy={isBusy}
          onAccept={() => setDecision({ ...review, verb: "accept" })}
          onReject={() => void decide("reject", review.hash)}
        />
      )}
      {decision && (
        <DecideDialog
          decision={decision}
          population={population}
          onClose={() => setDecision(null)}
        />
      )}
      <Panel aria-label="Update">
        <p>
          Updates the name, party, roles and published email address of every TD in all{" "}
          {CONSTITUENCY_COUNT} constituencies from the Houses of the Oireachtas. It takes 2-3
          minutes. All changes are stored together at the end.
        </p>
        <p>
          {`${tds.stored} TDs are stored.${tds.checkedAt ? ` Details last checked ${formatDate(tds.checkedAt)}.` : ""}`}
        </p>
        <PageButton $variant="primary" disabled={isBusy} onClick={() => void populate()}>
          {progress && <Spinner />} <span>Populate TD Database</span>
        </PageButton>
        {progress && <RunProgress progress={progress} />}
        {failure && <ErrorText>Failed to trigger TD population. {failure}</ErrorText>}
      </Panel>
      {progress === null && last && <RunResult run={last} />}
      <section aria-label="Last runs">
        <h3>{`Last runs: ${runs.length}`}</h3>
        <Rows
          items={runs.map((run) => (
            <li key={run.run}>
              <p>{`${formatDateTime(run.startedAt)}: ${describeRun(run)}`}</p>
              {report && accepted && !putBack && run.report === report && (
                <PageButton
                  disabled={isBusy}
                  onClick={() => setDecision({ hash: accepted.hash, report, verb: "put-back" })}
                >
                  Put back what was stored before
                </PageButton>
              )}
            </li>
          ))}
        />
      </section>
    </>
  );
}

function RunProgress({ progress }: { progress: api.PopulationProgress }) {
  const { done, total, constituency, found } = progress;
  const id = useId();
  return (
    <>
      <p role="status">
        This process may take 2-3 minutes to complete. Please don't refresh the page.
      </p>
      <p>If the page closes anyway, the run continues. Open this page again to see its result.</p>
      {/* Without a value the bar is indeterminate. */}
      <ProgressBar aria-labelledby={id} max={total || 1} value={total > 0 ? done : undefined} />
      <p id={id}>
        <strong>{constituency || "Reading the list of members"}</strong>
        {total > 0 && <span>{`: ${done} of ${total} TDs, ${found} addresses`}</span>}
      </p>
    </>
  );
}

/** The report or the failure of the last run, unless a person has to decide about the run, or has decided. */
function RunResult({ run: { state, message, error, report } }: { run: api.PopulationRun }) {
  if ((state !== "succeeded" && state !== "failed") || report?.putBack) return null;
  return (
    <Panel aria-label="Result">
      <h2>{state === "succeeded" ? "Population Complete" : "Population Failed"}</h2>
      {state === "succeeded" ? <p>{message}</p> : <ErrorText>{message}</ErrorText>}
      {error && <p>{error}. Visitors still see the TDs that were stored before.</p>}
      {report && (
        <>
          <p>
            {report.stored} of {report.sitting} sitting TDs in {report.constituencies}{" "}
            constituencies are stored, as of {formatDateTime(report.sourceTime)}.
          </p>
          {report.questions && <p>{describeQuestions(report.questions)}</p>}
          <Report report={report} />
        </>
      )}
    </Panel>
  );
}

function Review(props: {
  review: api.PopulationReview;
  isBusy: boolean;
  onAccept: () => void;
  onReject: () => void;
}) {
  const { reason, acceptedAt, report } = props.review;
  return (
    <Panel aria-label="Waiting for your check">
      <h2>{api.waitingMessage(report)}</h2>
      <p>
        {reason}. The source was read on {formatDateTime(report.sourceTime)}, and is compared with
        the details
        {acceptedAt === null ? " stored before" : ` accepted on ${formatDate(acceptedAt)}`}. Compare
        some of them with the official list.
      </p>
      <Report report={{ ...report, withoutAddress: [], unreached: [] }} />
      <Actions>
        <PageButton disabled={props.isBusy} onClick={props.onAccept}>
          Check and accept
        </PageButton>
        <PageButton $variant="quiet" disabled={props.isBusy} onClick={props.onReject}>
          Reject, and keep what is stored
        </PageButton>
      </Actions>
    </Panel>
  );
}

function Report({ report }: { report: api.PopulationReport }) {
  const rows = reportRows(report);
  if (rows.length === 0) return <p>Nothing has changed since the last run.</p>;
  return (
    <section aria-label="Report">
      <Rows
        items={rows.map(([td, text]) => (
          <li key={`${td} ${text}`}>
            <p>
              <strong>{td}</strong>: {text}
            </p>
          </li>
        ))}
      />
    </section>
  );
}

/* Each browser has other names for the parts of the bar. */
const ProgressBar = styled.progress`
  appearance: none;
  inline-size: 100%;
  block-size: 1.5rem;
  border: 3px solid ${colour("ink")};
  background: ${colour("paper")};
  &::-webkit-progress-bar {
    background: ${colour("paper")};
  }
  &::-webkit-progress-value {
    border-inline-end: 3px solid ${colour("ink")};
    background: ${colour("marigold")};
  }
  &::-moz-progress-bar {
    background: ${colour("marigold")};
  }
`;
