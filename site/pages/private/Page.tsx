import { useState } from "react";
import { PATHS } from "../../../api/contract/paths.ts";
import { type Stats, StatsResponse } from "../../../api/contract/stats.ts";
import { SegmentedControl } from "../../../widget/components/SegmentedControl.tsx";
import { formatDate, formatDateTime } from "../../access/dates.ts";
import { KeyedPage } from "../../access/KeyedPage.tsx";
import { type Resource, useSend } from "../../access/requests.ts";
import { Actions, ErrorText, PageButton, Panel } from "../../access/StaffPage.tsx";
import { saveFile } from "../../browser/save-file.ts";
import { Icon } from "../../components/Icon.tsx";
import { PrintedReport } from "../../components/report.ts";
import type { PageHead } from "../../document/head.ts";
import type { ShownPage } from "../../document/shown-page.ts";
import { linkTo } from "../../routes.ts";
import { Breakdowns, DailyChart } from "./Breakdowns.tsx";
import { ClickCards } from "./ClickCards.tsx";
import { PERIODS, type Period } from "./wording.ts";

Page.headOf = ({ campaign }: ShownPage): PageHead => ({
  title: `Private Stats | ${campaign.shortName}`,
  description: "The campaign's click statistics. Staff only.",
});

const REFRESH_MS = 30_000;

/** `/private`: the campaign's statistics, for staff who have the key. */
export function Page() {
  const [days, setDays] = useState<Period>(30);
  return (
    <KeyedPage
      title="Private Stats"
      keyName="Stats"
      schema={StatsResponse}
      path={`${PATHS.stats}?days=${days}`}
      repeatMs={REFRESH_MS}
    >
      {(stats, resource) => (
        <Report stats={stats} resource={resource} days={days} onPeriodChange={setDays} />
      )}
    </KeyedPage>
  );
}

/** The figures of the last period that arrived; `days` is the selected one. */
export function Report(props: {
  stats: Stats;
  resource: Resource<Stats>;
  days: Period;
  onPeriodChange: (days: Period) => void;
}) {
  const { stats, resource, days, onPeriodChange } = props;
  const { send, failure } = useSend();
  const { daily, summary, calls } = stats;
  const [first] = daily;
  const last = daily.at(-1);
  const readAt = (resource.readAt ?? new Date()).toISOString();
  const download = async () => {
    const csv = await send(`${PATHS.statsCsv}?days=${days}`);
    if (csv) saveFile(await csv.blob(), `campaign-stats-${days}-days.csv`);
  };
  return (
    <>
      <PrintedReport />
      <h1>Private Campaign Stats</h1>
      <Actions>
        <SegmentedControl
          title="Period"
          titleHidden
          options={PERIODS.map((value) => ({ value, name: `${value} days` }))}
          value={days}
          onChange={onPeriodChange}
        />
        <a href={linkTo("/admin", "en")}>Admin</a>
        {first && last && (
          <p>{`${formatDate(first.day)} to ${formatDate(last.day)}, Dublin time`}</p>
        )}
      </Actions>
      <ClickCards stats={stats} />
      {summary.email_clicks_total + summary.survey_total + calls.count === 0 && (
        <Panel>
          <h2>{`Nothing counted in these ${daily.length} days`}</h2>
          <p>
            A figure appears here within seconds of a visitor’s press. Bots are not counted.{" "}
            <a href="/">Open a letter on the action page</a> to see it work.
          </p>
        </Panel>
      )}
      <DailyChart daily={daily} />
      <Breakdowns stats={stats} />
      {resource.failure && (
        <ErrorText role="alert">
          {resource.failure.message}. These figures are from {formatDateTime(readAt)}.{" "}
          <PageButton $variant="quiet" onClick={resource.reload}>
            Try again
          </PageButton>
        </ErrorText>
      )}
      {failure && <ErrorText role="alert">{failure}</ErrorText>}
      <Actions>
        <PageButton onClick={download}>
          <Icon name="download" /> Download CSV
        </PageButton>
        <PageButton onClick={() => window.print()}>
          <Icon name="printer" /> Print
        </PageButton>
        <p>
          As of <time dateTime={readAt}>{formatDateTime(readAt)}</time> in Dublin, updated every 30
          seconds. Today's figures are still coming in.
        </p>
      </Actions>
    </>
  );
}
