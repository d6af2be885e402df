import type { FindFile, IrishFile, OnDemandFiles, ShareFile } from "./effects.ts";

/**
 * Returns the loaders of the files that the element fetches when they are first needed. Each file
 * is fetched once; after a failure the next call tries again.
 *
 * Among the embed files each is a module of its own (`ON_DEMAND` in `embed-files.mjs`), beside the
 * element's script. Elsewhere (package, Storybook, tests) a bundler or Vite resolves the import.
 *
 * @param scriptUrl address of the element's script; only the embed files use it
 */
export function createOnDemandFiles(scriptUrl: string): OnDemandFiles {
  const beside = (name: string) => import(/* @vite-ignore */ new URL(name, scriptUrl).href);
  return {
    find: loadedOnce<FindFile>(() =>
      typeof __BIA_EMBED__ === "undefined"
        ? import("../find/find.ts")
        : beside("bia-contact-td.find.js"),
    ),
    share: loadedOnce<ShareFile>(() =>
      typeof __BIA_EMBED__ === "undefined"
        ? import("../share/share.ts")
        : beside("bia-contact-td.share.js"),
    ),
    irish: loadedOnce<IrishFile>(() =>
      typeof __BIA_EMBED__ === "undefined"
        ? import("../domain/wording/ga.ts")
        : beside("bia-contact-td.ga.js"),
    ),
  };
}

/** Returns a loader that resolves to null where the file cannot be loaded. Never rejects. */
function loadedOnce<File>(load: () => Promise<File>): () => Promise<File | null> {
  let loading: Promise<File | null> | null = null;
  return () => {
    loading ??= load().catch(() => {
      loading = null;
      return null;
    });
    return loading;
  };
}
