import type { OnDemandFiles } from "./state/on-demand-files.ts";

/** Returns the loaders of what is fetched once; after a failure the next call tries again. */
export function createOnDemandFiles(): OnDemandFiles {
  return {
    results: loadedOnce(() => import("./results/results.ts")),
    finder: loadedOnce(() => import("./finder/finder.ts")),
    irish: loadedOnce(() => import("./domain/wording/ga.ts")),
    pageGround: loadedOnce(() => import("./theme/page-ground.ts")),
  };
}

/** Returns a loader that resolves to null where the file cannot be loaded. Never rejects. */
export function loadedOnce<File>(
  load: (query: string) => Promise<File>,
): () => Promise<File | null> {
  let loading: Promise<File | null> | null = null;
  let query = "";
  return () => {
    loading ??= load(query).catch(() => {
      loading = null;
      query = `?${Date.now()}`;
      return null;
    });
    return loading;
  };
}
