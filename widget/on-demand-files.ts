import { ELEMENT_PATHS } from "../api/contract/paths.ts";
import { LOOKUP_TIMEOUT_MS } from "./effects/api-client.ts";
import type { OnDemandFiles } from "./state/on-demand-files.ts";

/** Returns the loaders of what is fetched once; after a failure the next call tries again. */
export function createOnDemandFiles(apiBase: () => string): OnDemandFiles {
  return {
    results: loadedOnce(() => import("./results/results.ts"), LOOKUP_TIMEOUT_MS),
    finder: loadedOnce(() => import("./finder/finder.ts"), LOOKUP_TIMEOUT_MS),
    record: loadedOnce(
      async (): Promise<unknown> =>
        (
          await fetch(new URL(ELEMENT_PATHS.record, apiBase()).href, { credentials: "omit" })
        ).json(),
      LOOKUP_TIMEOUT_MS,
    ),
    irish: loadedOnce(() => import("./domain/wording/ga.ts")),
    pageGround: loadedOnce(() => import("./theme/page-ground.ts")),
  };
}

/** Loads what says in the console what an element decided. */
export const loadDebug = loadedOnce(() => import("./debug.ts"));

/**
 * Returns a loader that resolves to null where the file cannot be loaded, or not within `limitMs`. Never
 * rejects. A file that comes later is there at the next call.
 */
export function loadedOnce<File>(
  load: (query: string) => Promise<File>,
  limitMs?: number,
): () => Promise<File | null> {
  let loading: Promise<File | null> | null = null;
  let query = "";
  return () => {
    if (loading !== null) return loading;
    const loaded = load(query);
    const stalled = new Promise<never>((_, reject) => {
      if (limitMs !== undefined) setTimeout(reject, limitMs);
    });
    loading = Promise.race([loaded, stalled]).catch(() => {
      loading = null;
      query = `?${Date.now()}`;
      loaded.then(
        (file) => {
          loading = Promise.resolve(file);
        },
        () => {},
      );
      return null;
    });
    return loading;
  };
}
