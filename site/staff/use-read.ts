import { createContext, use, useEffect, useState } from "react";
import type { Result } from "../../api/contract/result.ts";
import { authorisedJson, type RequestFailure } from "./authorised-request.ts";

/** The key that the page's requests carry. */
export const StaffKey = createContext("");

/** What was read of the server, and why the last attempt failed. */
export type Read<T> = { value?: T; readAt?: Date; failure?: RequestFailure };

/** Returns what is shown after a response: a failure keeps the last value, but for a wrong key. */
export function afterResponse<T>(last: Read<T>, result: Result<T, RequestFailure>): Read<T> {
  if (result.ok) return { value: result.value, readAt: new Date() };
  return { ...(result.failure.code !== "wrong-key" && last), failure: result.failure };
}

/**
 * Reads from the API what `schema` describes, and again after `repeatMs` while the page is visible, or
 * as soon as it is again. `reload` reads at once. While another `path` is read, the last value stays.
 * Without a key, null, nothing is read.
 */
export function useRead<T>(
  schema: Parameters<typeof authorisedJson<T>>[0],
  path: string,
  repeatMs = Number.POSITIVE_INFINITY,
  key: string | null = use(StaffKey),
): Read<T> & { reload: () => void } {
  const [read, setRead] = useState<Read<T>>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` repeats the request
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    let dueMs = 0;
    const refresh = async () => {
      if (document.visibilityState === "hidden" || Date.now() < dueMs) return;
      // Not again before this one has ended.
      dueMs = Number.POSITIVE_INFINITY;
      const result = await authorisedJson(schema, fetch, key, path);
      if (!isCurrent) return;
      setRead((last) => afterResponse(last, result));
      // A wrong key stays wrong, and each try counts.
      if (result.ok || result.failure.code !== "wrong-key") dueMs = Date.now() + repeatMs;
    };
    void refresh();
    const timer = window.setInterval(refresh, 1_000);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      isCurrent = false;
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [schema, key, path, repeatMs, attempt]);
  return { ...read, reload: () => setAttempt((last) => last + 1) };
}
