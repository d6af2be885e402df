import { useEffect, useState } from "react";

/** Stands for the campaign's host in a page that was built without `PUBLIC_URL`. */
const PLACEHOLDER_ORIGIN = "https://CAMPAIGN";

const BUILT_ORIGIN =
  typeof __PUBLIC_URL__ === "undefined" || __PUBLIC_URL__ === ""
    ? null
    : new URL(__PUBLIC_URL__).origin;

/**
 * Returns the campaign's origin: that of the build's `PUBLIC_URL`, else that of the
 * current page. The prerendered page has a placeholder until its script runs.
 */
export function useOrigin(): string {
  const [origin, setOrigin] = useState(BUILT_ORIGIN ?? PLACEHOLDER_ORIGIN);
  useEffect(() => {
    if (BUILT_ORIGIN === null) setOrigin(window.location.origin);
  }, []);
  return origin;
}

/** Whether an origin is the placeholder. */
export function isPlaceholder(origin: string): boolean {
  return origin === PLACEHOLDER_ORIGIN;
}
