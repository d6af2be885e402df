import { ELEMENT_PATHS } from "../api/contract/paths.ts";
import { LOOKUP_TIMEOUT_MS } from "./effects/browser-effects.ts";
import type { OnDemandFiles } from "./state/contact-state.ts";

/** Creates the loaders of the files. */
export function createOnDemandFiles(apiBase: () => string): OnDemandFiles {
  return {
    results: once(() => import("./results/results.ts")),
    finder: once(() => import("./finder/finder.ts")),
    record: once(async (): Promise<unknown> => {
      const address = new URL(ELEMENT_PATHS.record, apiBase()).href;
      return (await fetch(address, { credentials: "omit" })).json();
    }),
    irish: once(() => import("./domain/wording/ga.ts")),
    pageGround: once(() => import("./theme/page-ground.ts")),
  };
}

export const loadDebug = once(() => import("./debug.ts"));

export const loadUnclosedTag = once(() => import("./unclosed-tag.ts"));

/** Returns a loader of a file: null after a failure or the time of a lookup, where the next call tries again. */
export function once<File>(load: (query: string) => Promise<File>): () => Promise<File | null> {
  let loading: Promise<File | null> | null = null;
  let query = "";
  return () => {
    loading ??= Promise.race([
      load(query).catch(() => {
        query = `?${Date.now()}`;
        return null;
      }),
      new Promise<null>((resolve) => setTimeout(resolve, LOOKUP_TIMEOUT_MS, null)),
    ]).then((file) => {
      if (file === null) loading = null;
      return file;
    });
    return loading;
  };
}
