import styled from "styled-components";
import type { DailyClicks, NamedClicks, Stats } from "../../../api/contract/stats.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { formatDate } from "../../access/dates.ts";
import { DayChart } from "../../components/DayChart.tsx";
import { CountTable } from "../../components/Table.tsx";
import { stack, WIDE } from "../../style/layout.ts";
import { PartnerLinkPanel } from "./PartnerLink.tsx";
import { formatChange, formatCount, formatPercent, providerLabel, SOURCES } from "./wording.ts";

export function Breakdowns({ stats }: { stats: Stats }) {
  const { sources, partners, otherPartners, providers } = stats;
  const total = sum(sources);
  const elsewhere = Math.max(0, total - sum(partners) - otherPartners.count);
  return (
    <Columns>
      <div>
        <Breakdown
          title="By source"
          note="What was pressed."
          clicks={sources}
          total={total}
          labelOf={(name) => SOURCES[name] ?? name}
        />
        <Breakdown
          title="By provider"
          note="Where letters were opened."
          clicks={providers}
          total={sum(providers)}
          labelOf={providerLabel}
        />
      </div>
      <Breakdown
        title="By partner"
        note={`Sites that host the element. Clicks elsewhere: ${formatCount(elsewhere)}.`}
        clicks={partners}
        others={{ name: "Other partners", ...otherPartners }}
        total={total}
      />
      <div>
        <PartnerLinkPanel partners={partners.map(({ name }) => name)} />
      </div>
    </Columns>
  );
}

const sum = (clicks: readonly NamedClicks[]) => clicks.reduce((all, { count }) => all + count, 0);

/** Rows of a list; the CSV has the rest. */
const MAX_ROWS = 12;

/** A ranked list of names, each with a bar, a count, a share of `total` and a change. */
function Breakdown(props: {
  title: string;
  note: string;
  clicks: readonly NamedClicks[];
  /** All names that no row shows, as the last row. */
  others?: NamedClicks;
  total: number;
  labelOf?: (name: string) => string;
}) {
  const { title, note, clicks, others, total, labelOf = String } = props;
  const more = clicks.length - MAX_ROWS;
  const rows = clicks.slice(0, MAX_ROWS);
  if (others && others.count + others.previous > 0) rows.push(others);
  const longest = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section>
      <h2>{title}</h2>
      <p>{note}</p>
      {rows.length > 0 && (
        <CountTable
          label={title}
          columns={["Name", "Clicks", "Share", "Change"]}
          rows={rows.map(({ name, count, previous }) => [
            <>
              {labelOf(name)}
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect
                  width={Math.max(0.6, (count / longest) * 100)}
                  height="1"
                  fill={colour(CLICKS[name === "Story" ? "survey" : "email"].colour)}
                />
              </svg>
            </>,
            <b key="count">{formatCount(count)}</b>,
            formatPercent(total === 0 ? 0 : count / total),
            formatChange(count, previous),
          ])}
        />
      )}
      {more > 0 && <p>{`And ${formatCount(more)} more, in the CSV.`}</p>}
    </section>
  );
}

const Columns = styled.div`
  ${stack("xxl", "xxxl")}
  align-items: start;
  > div {
    ${stack("xxl")}
  }
  ${WIDE} {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    > section {
      grid-area: 1 / 2 / span 2;
    }
  }
  th[scope="row"] {
    inline-size: 60%;
    overflow-wrap: anywhere;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: 0.75rem;
    margin-block-start: ${SPACE.xs};
    print-color-adjust: exact;
  }
`;

/** The kinds of clicks, with their colours in the chart and in the tables. */
const CLICKS = {
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
