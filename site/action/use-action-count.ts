import { useEffect, useState } from "react";
import { CAMPAIGN } from "../campaign.ts";
import { fetchActions } from "./actions-client.ts";

/**
 * Returns how many artists have taken action: the campaign's baseline plus every letter opened
 * since. Null until a request has succeeded. Requests the count again when the page becomes
 * visible, for example after the visitor returns from the mail window.
 */
export function useActionCount(): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isMounted = true;
    const refresh = async () => {
      if (document.visibilityState === "hidden") return;
      const response = await fetchActions(fetch);
      if (isMounted && response !== null) setCount(CAMPAIGN.actionsBaseline + response.total);
    };
    refresh();
    document.addEventListener("visibilitychange", refresh);
    return () => {
      isMounted = false;
      document.removeEventListener("visibilitychange", refresh);
    };
  }, []);
  return count;
}
