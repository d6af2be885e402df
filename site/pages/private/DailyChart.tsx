import type { DailyClicks } from "../../../api/contract/stats.ts";
import { formatDate } from "../../access/dates.ts";
import { DayChart } from "../../components/DayChart.tsx";
import { CountTable } from "../../components/Table.tsx";
import { formatCount } from "./wording.ts";

/** The kinds of clicks, with their colours in the chart and in the tables. */
export const CLICKS = {
  email: { name: "Email buttons", colour: "link", field: "email_clicks" },
  survey: { name: "Survey button", colour: "urgent", field: "survey" },
} as const;

/** The daily clicks as a chart and as a table. */
export function DailyChart({ daily }: { daily: readonly DailyClicks[] }) {
  const kinds = [CLICKS.email, CLICKS.survey];
  return (
    <section aria-labelledby="daily">
      <h2 id="daily">Day by day</h2>
      <DayChart
        language="en"
        label={`Clicks on each of the last ${daily.length} days; the table below says the same`}
        days={daily.map(({ day }) => day)}
        series={kinds.map((kind) => ({ ...kind, counts: daily.map((each) => each[kind.field]) }))}
      />
      <details>
        <summary>Show the same as a table</summary>
        <CountTable
          label="Day by day, as a table"
          columns={["Day", ...kinds.map(({ name }) => name)]}
          rows={[...daily].reverse().map((each) => [
            <time key="day" dateTime={each.day}>
              {formatDate(each.day)}
            </time>,
            ...kinds.map(({ field }) => formatCount(each[field])),
          ])}
        />
      </details>
    </section>
  );
}
