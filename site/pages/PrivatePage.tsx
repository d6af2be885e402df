import { useState } from "react";
import { Gate } from "../stats/Gate.tsx";
import { Report } from "../stats/Report.tsx";
import { useStats } from "../stats/use-stats.ts";
import type { Period } from "../stats/words.ts";

/** `/private`: the campaign's own figures, for whoever has the key. */
export function Page() {
  const [days, setDays] = useState<Period>(30);
  const { state, retry } = useStats(days);
  if (state.status !== "loaded") return <Gate state={state} onRetry={retry} />;
  return <Report loaded={state} days={days} onPeriod={setDays} onRetry={retry} />;
}
