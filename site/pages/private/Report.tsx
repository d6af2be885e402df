import { useState } from "react";
import styled from "styled-components";
import { PATHS } from "../../../api/contract/paths.ts";
import type { Stats } from "../../../api/contract/stats.ts";
import { Spinner } from "../../../widget/parts/Spinner.tsx";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { saveFile } from "../../browser/save-file.ts";
import { Icon } from "../../parts/Icon.tsx";
import { PrintedReport } from "../../parts/report.ts";
import { SegmentedControl } from "../../parts/SegmentedControl.tsx";
import { authorisedRequest } from "../../staff/authorised-request.ts";
import { formatDate, formatDateTime } from "../../staff/dates.ts";
import {
  Actions,
  ErrorText,
  PageButton,
  Panel,
  PanelHeading,
  StaffPage,
  StaffTitle,
} from "../../staff/panels.tsx";
import { SIZE } from "../../style/type.ts";
import { Breakdowns } from "./Breakdowns.tsx";
import { ClickCards } from "./ClickCards.tsx";
import { DailyChart } from "./DailyChart.tsx";
import { UnusualHours } from "./UnusualHours.tsx";
import type { StatsState } from "./use-stats.ts";
import { PERIODS, type Period } from "./wording.ts";

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

interface ReportProps {
  loaded: Extract<StatsState, { status: "loaded" }>;
  /** The selected period. `loaded.days` follows when its statistics have arrived. */
  days: Period;
  onPeriodChange: (days: Period) => void;
  onRetry: () => void;
}

/** The loaded stats page: totals, daily chart, breakdowns, unusual hours and actions. */
export function Report({ loaded, days, onPeriodChange, onRetry }: ReportProps) {
  const { stats, key } = loaded;
  const first = stats.daily[0]?.day;
  const last = stats.daily.at(-1)?.day;
  return (
    <StaffPage>
      <PrintedReport />
      <StaffTitle>Private Campaign Stats</StaffTitle>
      <PeriodRow>
        <SegmentedControl
          title="Period"
          titleHidden
          options={PERIODS.map((value) => ({ value, name: `${value} days` }))}
          value={days}
          onChange={onPeriodChange}
        />
        <a href="/admin">Desk</a>
        {first && last && <p>{`${formatDate(first)} to ${formatDate(last)}, Dublin time`}</p>}
      </PeriodRow>
      <ClickCards stats={stats} days={loaded.days} />
      {isEmpty(stats) && <EmptyNote days={loaded.days} />}
      <DailyChart daily={stats.daily} days={loaded.days} />
      <Breakdowns stats={stats} statsKey={key} />
      <UnusualHours statsKey={key} onDecided={onRetry} />
      <ReportFooter loaded={loaded} onRetry={onRetry} />
    </StaffPage>
  );
}

function isEmpty({ summary, calls }: Stats): boolean {
  return summary.email_clicks_total + summary.survey_total + calls.count === 0;
}

/** Shown when nothing was counted: what is counted, and how to try it. */
function EmptyNote({ days }: { days: Period }) {
  return (
    <Panel>
      <PanelHeading>Nothing counted in these {days} days</PanelHeading>
      <p>
        A figure appears here within seconds of a visitor’s press. Bots are not counted.{" "}
        <a href="/">Open a letter on the action page</a> to see it work.
      </p>
    </Panel>
  );
}

/** The age of the statistics, and the ways to download and print them. */
function ReportFooter({ loaded, onRetry }: Pick<ReportProps, "loaded" | "onRetry">) {
  const { key, days, readAt, staleReason } = loaded;
  const [downloadError, setDownloadError] = useState<string | null>(null);
  const download = async () => {
    const csv = await authorisedRequest(fetch, key, `${PATHS.statsCsv}?days=${days}`);
    setDownloadError(csv.ok ? null : csv.failure.message);
    if (csv.ok) saveFile(await csv.value.blob(), `campaign-stats-${days}-days.csv`);
  };
  const read = readAt.toISOString();
  return (
    <Footer>
      {staleReason !== undefined && (
        <ErrorText role="alert">
          {staleReason}. These figures are from {formatDateTime(read)}.{" "}
          <PageButton $variant="quiet" onClick={onRetry}>
            Try again
          </PageButton>
        </ErrorText>
      )}
      {downloadError !== null && <ErrorText role="alert">{downloadError}</ErrorText>}
      <Actions>
        <PageButton onClick={download}>
          <Icon name="download" /> Download CSV
        </PageButton>
        <PageButton onClick={() => window.print()}>
          <Icon name="printer" /> Print
        </PageButton>
      </Actions>
      <p>
        As of <time dateTime={read}>{formatDateTime(read)}</time> in Dublin, updated every 30
        seconds. Today's figures are still coming in.
      </p>
    </Footer>
  );
}

const PeriodRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.m} ${SPACE.xl};
  font-size: ${SIZE.small};
  @media print {
    fieldset {
      display: none;
    }
  }
`;

const Footer = styled.div`
  display: grid;
  gap: ${SPACE.l};
  font-size: ${SIZE.small};
`;
