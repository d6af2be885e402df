import type { PopulationReview } from "../../../api/contract/population.ts";
import { PageButton } from "../PageButton.tsx";
import { Panel, PanelHeading } from "./panels.tsx";
import { ReportTable } from "./ReportTable.tsx";
import { formatDate, formatDateTime, reportRows } from "./wording.ts";

/** A difference that a person has to accept: its changes, and the button that stores it. */
export function ReviewPanel({
  review,
  isBusy,
  onAccept,
}: {
  review: PopulationReview;
  /** True while it cannot be accepted: during a run, or while it is being stored. */
  isBusy: boolean;
  onAccept: (hash: string) => void;
}) {
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
      <ReportTable label="All differences" rows={reportRows(report)} />
      <div>
        <PageButton disabled={isBusy} onClick={() => onAccept(hash)}>
          Accept and store these changes
        </PageButton>
      </div>
    </Panel>
  );
}
