import { useEffect, useState } from "react";

/** What stands for the campaign's address where that is not known: in pages built without `PUBLIC_URL`. */
export const UNKNOWN_ORIGIN = "CAMPAIGN";

const BUILT_FOR =
  typeof __PUBLIC_URL__ === "undefined" || __PUBLIC_URL__ === ""
    ? null
    : new URL(__PUBLIC_URL__).origin;

/** The campaign's origin: as built, else where the page is being read, which its own script finds out. */
export function useOrigin(): string {
  const [origin, setOrigin] = useState(BUILT_FOR ?? `https://${UNKNOWN_ORIGIN}`);
  useEffect(() => {
    if (BUILT_FOR === null) setOrigin(window.location.origin);
  }, []);
  return origin;
}

/** Whether an origin is only a word in place of one. */
export function isUnknown(origin: string): boolean {
  return origin === `https://${UNKNOWN_ORIGIN}`;
}
