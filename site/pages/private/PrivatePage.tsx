import { useEffect, useState } from "react";
import { PATHS } from "../../../api/contract/paths.ts";
import { StatsResponse } from "../../../api/contract/stats.ts";
import { Spinner } from "../../../widget/parts/Spinner.tsx";
import { keptText } from "../../browser/kept-text.ts";
import type { PageHead } from "../../page/head.ts";
import type { ShownPage } from "../../page/shown-page.ts";
import { ErrorText, PageButton, Panel, StaffPage } from "../../staff/StaffPage.tsx";
import { takeKey } from "../../staff/take-key.ts";
import { StaffKey, useRead } from "../../staff/use-read.ts";
import { Report } from "./Report.tsx";
import type { Period } from "./wording.ts";

/** Returns the page's metadata. */
export const headOf = ({ campaign }: ShownPage): PageHead => ({
  title: `Private Stats | ${campaign.shortName}`,
  description: "The campaign's click statistics. Staff only.",
});

const KEPT_KEY = keptText("stats-key");
const REFRESH_MS = 30_000;

/** `/private`: the campaign's statistics, for staff who have the key. */
export function Page() {
  // Undefined before the browser has looked for a key; null when there is none.
  const [key, setKey] = useState<string | null>();
  useEffect(() => setKey(takeKey(window, KEPT_KEY)), []);
  return (
    <StaffPage>
      {key ? (
        <StaffKey value={key}>
          <Statistics />
        </StaffKey>
      ) : (
        <>
          <h1>Private Stats</h1>
          {key === null ? <Gate /> : <Loading />}
        </>
      )}
    </StaffPage>
  );
}

/** The statistics, or why they are not there. */
export function Statistics() {
  const [days, setDays] = useState<Period>(30);
  const read = useRead(StatsResponse, `${PATHS.stats}?days=${days}`, REFRESH_MS);
  const { value, readAt, failure, reload } = read;
  const isRefused = failure?.code === "wrong-key";
  useEffect(() => {
    if (isRefused) KEPT_KEY.remove();
  }, [isRefused]);
  if (value !== undefined && readAt !== undefined) {
    const shown = { stats: value, readAt, staleReason: failure?.message };
    return <Report {...shown} days={days} onPeriodChange={setDays} onRetry={reload} />;
  }
  return (
    <>
      <h1>Private Stats</h1>
      {failure === undefined ? (
        <Loading />
      ) : isRefused ? (
        <Gate refused={failure.message} />
      ) : (
        <>
          <ErrorText role="alert">{failure.message}</ErrorText>
          <PageButton onClick={reload}>Try again</PageButton>
        </>
      )}
    </>
  );
}

const Loading = () => (
  <p role="status">
    <Spinner /> Loading…
  </p>
);

/** How the page is opened, below the server's message about a wrong key. */
function Gate({ refused }: { refused?: string }) {
  return (
    <Panel>
      {refused !== undefined && <ErrorText role="alert">{refused}</ErrorText>}
      <p>
        Access restricted. Append <code>?key={"{key}"}</code> to the URL to view this page.
      </p>
      <p>
        The key is the server's <code>STATS_KEY</code>. If that is not set, the server creates a key
        at every start and prints the full address to open.
      </p>
    </Panel>
  );
}
