import { useCallback, useEffect, useState } from "react";
import styled from "styled-components";
import { PATHS } from "../../../api/contract/paths.ts";
import { PopulationOverview } from "../../../api/contract/population.ts";
import { Spinner } from "../../../widget/parts/Spinner.tsx";
import { keptText } from "../../browser/kept-text.ts";
import type { PageHead } from "../../page/head.ts";
import type { ShownPage } from "../../page/shown-page.ts";
import { authorisedJson } from "../../staff/authorised-request.ts";
import { ErrorText, PageButton, Panel, StaffPage } from "../../staff/StaffPage.tsx";
import { takeKey } from "../../staff/take-key.ts";
import { StaffKey } from "../../staff/use-read.ts";
import { Desk } from "./Desk.tsx";

/** Returns the page's metadata. */
export const headOf = ({ campaign }: ShownPage): PageHead => ({
  title: `Admin Panel | ${campaign.shortName}`,
  description: "Updates the TD details. Staff only.",
});

const KEPT_KEY = keptText("admin-key");

/** `/admin`: the desk, for staff who sign in with the key of the address, of the tab, or a typed one. */
export function Page() {
  // Null before the browser has looked for a key.
  const [signIn, setSignIn] = useState<{ key?: string; failure?: string } | null>(null);
  const tryKey = useCallback(async (key: string) => {
    const read = await authorisedJson(PopulationOverview, fetch, key, PATHS.populate);
    if (read.ok) KEPT_KEY.save(key);
    else if (read.failure.code === "wrong-key") KEPT_KEY.remove();
    setSignIn(read.ok ? { key } : { failure: read.failure.message });
  }, []);
  useEffect(() => {
    const key = takeKey(window, KEPT_KEY);
    if (key === null) setSignIn({});
    else void tryKey(key);
  }, [tryKey]);
  return (
    <AdminArea>
      {signIn?.key !== undefined ? (
        <StaffKey value={signIn.key}>
          <Desk />
        </StaffKey>
      ) : (
        <>
          <h1>Admin Panel</h1>
          {signIn === null ? (
            <p>
              <Spinner /> Loading…
            </p>
          ) : (
            <KeyForm failure={signIn.failure} onKey={(key) => void tryKey(key)} />
          )}
        </>
      )}
    </AdminArea>
  );
}

interface KeyFormProps {
  /** The message of a failed attempt. */
  failure: string | undefined;
  onKey: (key: string) => void;
}

/** The sign-in form. */
export function KeyForm({ failure, onKey }: KeyFormProps) {
  return (
    <Panel>
      {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const key = new FormData(event.currentTarget).get("key");
          if (typeof key === "string" && key.trim() !== "") onKey(key.trim());
        }}
      >
        <label>
          Admin key
          <input name="key" type="password" autoComplete="off" required />
        </label>
        <PageButton type="submit">Sign in</PageButton>
      </form>
      <p>
        The key is the server's <code>ADMIN_KEY</code>. If that is not set, the server creates a key
        at every start and prints the full address to open. This tab keeps the key until you close
        it.
      </p>
    </Panel>
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
