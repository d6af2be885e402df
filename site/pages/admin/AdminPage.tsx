import styled from "styled-components";
import { Spinner } from "../../../widget/parts/Spinner.tsx";
import { Toast } from "../../../widget/parts/Toast.tsx";
import { SPACE } from "../../../widget/theme/tokens.ts";
import type { PageHead } from "../../page/head.ts";
import type { ShownPage } from "../../page/shown-page.ts";
import { formatDate } from "../../staff/dates.ts";
import { PageButton, Panel, StaffPage, StaffTitle } from "../../staff/panels.tsx";
import { WIDE } from "../../style/layout.ts";
import { SIZE } from "../../style/type.ts";
import { CampaignEditor } from "./campaign/CampaignEditor.tsx";
import { KeyForm } from "./KeyForm.tsx";
import { LastRuns, ReviewPanel, RunProgress, RunResult } from "./Runs.tsx";
import { useAdmin } from "./use-admin.ts";
import { CONSTITUENCY_COUNT } from "./wording.ts";

/** Returns the page's metadata. */
export const headOf = ({ campaign }: ShownPage): PageHead => ({
  title: `Admin Panel | ${campaign.shortName}`,
  description: "Updates the TD details. Staff only.",
});

/** `/admin`, for staff who have the key: updates the TD details, and publishes the campaign. */
export function Page() {
  const { state, toast, signIn, populate, accept, isAccepting, dismiss } = useAdmin();
  return (
    <AdminArea>
      <StaffTitle>Admin Panel</StaffTitle>
      {state.status === "opening" && (
        <p>
          <Spinner /> Loading…
        </p>
      )}
      {state.status === "gated" && (
        <KeyForm failure={state.failure} onKey={(key) => void signIn(key)} />
      )}
      {state.status === "open" && (
        <AdminColumns>
          <Panel>
            <p>
              Updates the name, party and published email address of every TD in all{" "}
              {CONSTITUENCY_COUNT} constituencies from the Houses of the Oireachtas. It takes 2-3
              minutes. All changes are stored together at the end: until then visitors see the
              current details, and a run that fails changes nothing.
            </p>
            <div>
              <PopulateButton
                $variant="primary"
                disabled={state.progress !== null}
                onClick={() => void populate()}
              >
                {state.progress !== null && <Spinner />} Populate TD Database
              </PopulateButton>
            </div>
            {state.progress !== null && <RunProgress progress={state.progress} />}
            <p>
              {state.overview.tds.stored} TDs are stored.
              {state.overview.tds.checkedAt !== null &&
                ` Details last checked ${formatDate(state.overview.tds.checkedAt)}.`}
            </p>
          </Panel>
          <LastRuns runs={state.overview.runs} />
          {state.overview.review !== undefined && (
            <ReviewPanel
              review={state.overview.review}
              isBusy={isAccepting || state.progress !== null}
              onAccept={(hash) => void accept(hash)}
            />
          )}
          {state.end !== null && <RunResult end={state.end} />}
        </AdminColumns>
      )}
      {state.status === "open" && <CampaignEditor staffKey={state.key} />}
      <Toast toast={toast} dismissText="Dismiss" onDismiss={dismiss} />
    </AdminArea>
  );
}

const AdminArea = styled(StaffPage)`
  /* The toasts' buttons inherit their style from the page. */
  [popover] button {
    border: 0;
    background: none;
    color: inherit;
  }
`;

/* On a wide screen the list of runs is beside the panel, and the result spans both columns below. */
const AdminColumns = styled.div`
  display: grid;
  align-items: start;
  gap: ${SPACE.xxl};
  > :nth-child(2) {
    order: 1;
  }
  ${WIDE} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    > :nth-child(2) {
      order: 0;
    }
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

const PopulateButton = styled(PageButton)`
  min-block-size: 3.75rem;
  font-size: ${SIZE.lead};
`;
