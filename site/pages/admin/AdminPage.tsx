import styled from "styled-components";
import { Spinner } from "../../../widget/parts/Spinner.tsx";
import { Toast } from "../../../widget/parts/Toast.tsx";
import type { PageHead } from "../../page/head.ts";
import type { ShownPage } from "../../page/shown-page.ts";
import { StaffPage, StaffTitle } from "../../staff/panels.tsx";
import { Desk } from "./Desk.tsx";
import { KeyForm } from "./KeyForm.tsx";
import { useAdmin } from "./use-admin.ts";

/** Returns the page's metadata. */
export const headOf = ({ campaign }: ShownPage): PageHead => ({
  title: `Admin Panel | ${campaign.shortName}`,
  description: "Updates the TD details. Staff only.",
});

/** `/admin`, for staff who have the key: the desk. */
export function Page() {
  const { state, ...admin } = useAdmin();
  return (
    <AdminArea>
      {state.status === "open" ? (
        <Desk admin={{ ...admin, state }} />
      ) : (
        <>
          <StaffTitle>Admin Panel</StaffTitle>
          {state.status === "opening" ? (
            <p>
              <Spinner /> Loading…
            </p>
          ) : (
            <KeyForm failure={state.failure} onKey={(key) => void admin.signIn(key)} />
          )}
        </>
      )}
      <Toast toast={admin.toast} dismissText="Dismiss" onDismiss={admin.dismiss} />
    </AdminArea>
  );
}

const AdminArea = styled(StaffPage)`
  gap: 1.5rem;
  /* The toasts' buttons inherit their style from the page. */
  [popover] button {
    border: 0;
    background: none;
    color: inherit;
  }
`;
