import type { OnDemandFiles } from "./effects.ts";

/**
 * Returns the loaders of what the element fetches when it is first needed. Each is fetched once;
 * after a failure the next call tries again.
 */
export function createOnDemandFiles(): OnDemandFiles {
  return {
    answer: loadedOnce(() => import("../answer/answer.ts")),
    find: loadedOnce(() => import("../find/find.ts")),
    irish: loadedOnce(() => import("../domain/wording/ga.ts")),
  };
}

/** Returns a loader that resolves to null where the file cannot be loaded. Never rejects. */
export function loadedOnce<File>(load: () => Promise<File>): () => Promise<File | null> {
  let loading: Promise<File | null> | null = null;
  return () => {
    loading ??= load().catch(() => {
      loading = null;
      return null;
    });
    return loading;
  };
}
