import { Spinner } from "../../../widget/kit/Spinner.tsx";
import { ErrorText, PageButton, Panel, StaffPage, StaffTitle } from "../panels.tsx";
import type { StatsState } from "./use-stats.ts";

interface GateProps {
  state: Exclude<StatsState, { status: "loaded" }>;
  onRetry: () => void;
}

/** The stats page without statistics: no access, loading, or failed. */
export function Gate({ state, onRetry }: GateProps) {
  return (
    <StaffPage>
      <StaffTitle>Private Stats</StaffTitle>
      {state.status === "loading" && (
        <p role="status">
          <Spinner /> Loading…
        </p>
      )}
      {state.status === "gated" && (
        <Panel>
          {state.refused !== undefined && <ErrorText role="alert">{state.refused}</ErrorText>}
          <p>
            Access restricted. Append <code>?key={"{key}"}</code> to the URL to view this page.
          </p>
          <p>
            The key is the server's <code>STATS_KEY</code>. If that is not set, the server creates a
            key at every start and prints the full address to open.
          </p>
        </Panel>
      )}
      {state.status === "failed" && (
        <>
          <ErrorText role="alert">{state.message}</ErrorText>
          <div>
            <PageButton onClick={onRetry}>Try again</PageButton>
          </div>
        </>
      )}
    </StaffPage>
  );
}
