import { useState } from "react";
import { Gate } from "../staff/stats/Gate.tsx";
import { Report } from "../staff/stats/Report.tsx";
import { useStats } from "../staff/stats/use-stats.ts";
import type { Period } from "../staff/stats/words.ts";

/** `/private`: the campaign's statistics, for staff who have the key. */
export function Page() {
  const [days, setDays] = useState<Period>(30);
  const { state, retry } = useStats(days);
  if (state.status !== "loaded") return <Gate state={state} onRetry={retry} />;
  return <Report loaded={state} days={days} onPeriodChange={setDays} onRetry={retry} />;
}
