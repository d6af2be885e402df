import { useState } from "react";
import { PATHS } from "../../../api/contract/paths.ts";
import { StatsResponse } from "../../../api/contract/stats.ts";
import { keptText } from "../../browser/kept-text.ts";
import type { PageHead } from "../../page/head.ts";
import type { ShownPage } from "../../page/shown-page.ts";
import { KeyedPage, KeyNote } from "../../staff/KeyedPage.tsx";
import { Panel } from "../../staff/StaffPage.tsx";
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
  const [days, setDays] = useState<Period>(30);
  return (
    <KeyedPage
      title="Private Stats"
      kept={KEPT_KEY}
      schema={StatsResponse}
      path={`${PATHS.stats}?days=${days}`}
      repeatMs={REFRESH_MS}
      gate={() => (
        <Panel>
          <p>
            Access restricted. Append <code>?key={"{key}"}</code> to the URL to view this page.
          </p>
          <p>
            <KeyNote setting="STATS_KEY" />
          </p>
        </Panel>
      )}
    >
      {(stats, read) => <Report {...{ stats, read, days }} onPeriodChange={setDays} />}
    </KeyedPage>
  );
}
