import { useSyncExternalStore } from "react";
import { BUILT_ORIGIN } from "../../api/contract/paths.ts";

/**
 * Returns the site's public origin: the server's `PUBLIC_URL`, which the server writes into
 * the page, else that of the current page. Without `PUBLIC_URL` the prerendered page shows
 * `BUILT_ORIGIN` until its script runs.
 */
export function usePublicOrigin(): string {
  return useSyncExternalStore(
    () => () => {},
    () => publicOrigin(),
    () => configuredOrigin() ?? BUILT_ORIGIN,
  );
}

/** Returns the site's public origin in a browser. */
export function publicOrigin(): string {
  return configuredOrigin() ?? window.location.origin;
}

/** Returns the origin that the server wrote into the page; undefined without one, and in the build. */
function configuredOrigin(): string | undefined {
  return typeof document === "undefined"
    ? undefined
    : document.documentElement.dataset.publicOrigin;
}
