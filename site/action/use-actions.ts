import { useEffect, useState } from "react";
import { CAMPAIGN } from "../campaign.ts";
import { fetchActions } from "./actions-client.ts";

/**
 * How many artists have taken action: the campaign's baseline and every letter
 * opened since. Null until that is known, and while it cannot be. Counted
 * again when the supporter comes back from the mail window.
 */
export function useActions(): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let here = true;
    const ask = async () => {
      if (document.visibilityState === "hidden") return;
      const answer = await fetchActions(fetch);
      if (here && answer !== null) setCount(CAMPAIGN.actionsBaseline + answer.total);
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      here = false;
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
  return count;
}
