import { useState } from "react";
import type { PageHead } from "../../page/head.ts";
import type { ShownPage } from "../../page/shown-page.ts";
import { Gate, Report } from "./Report.tsx";
import { useStats } from "./use-stats.ts";
import type { Period } from "./wording.ts";

/** Returns the page's metadata. */
export const headOf = ({ campaign }: ShownPage): PageHead => ({
  title: `Private Stats | ${campaign.shortName}`,
  description: "The campaign's click statistics. Staff only.",
});

/** `/private`: the campaign's statistics, for staff who have the key. */
export function Page() {
  const [days, setDays] = useState<Period>(30);
  const { state, retry } = useStats(days);
  if (state.status !== "loaded") return <Gate state={state} onRetry={retry} />;
  return <Report loaded={state} days={days} onPeriodChange={setDays} onRetry={retry} />;
}
