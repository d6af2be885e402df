import { ELEMENT_PATHS } from "../api/contract/paths.ts";
import { LOOKUP_TIMEOUT_MS } from "./effects/browser-effects.ts";
import type { OnDemandFiles } from "./state/contact-state.ts";

/** Creates the loaders of the files. */
export function createOnDemandFiles(apiBase: () => string): OnDemandFiles {
  return {
    results: once(() => import("./results/results.ts"), LOOKUP_TIMEOUT_MS),
    finder: once(() => import("./finder/finder.ts"), LOOKUP_TIMEOUT_MS),
    record: once(
      async (): Promise<unknown> =>
        (
          await fetch(new URL(ELEMENT_PATHS.record, apiBase()).href, { credentials: "omit" })
        ).json(),
      LOOKUP_TIMEOUT_MS,
    ),
    irish: once(() => import("./domain/wording/ga.ts")),
    pageGround: once(() => import("./theme/page-ground.ts")),
  };
}

export const loadDebug = once(() => import("./debug.ts"));

export const loadUnclosedTag = once(() => import("./unclosed-tag.ts"));

/** Returns a loader of a file: null after a failure or `limitMs`, where the next call tries again. */
export function once<File>(
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
