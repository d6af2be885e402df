import { createContext, use, useEffect, useState } from "react";
import { fields, parseWith } from "../../api/contract/json.ts";
import { fail, ok, type Result } from "../../api/contract/result.ts";

/** Why a request failed: a wrong key (401), somebody else was faster (409), or anything else, in words. */
export type RequestFailure = { code: "wrong-key" | "busy" | "failed"; message: string };

type Fetch = typeof globalThis.fetch;

type Schema<T> = Parameters<typeof parseWith<T>>[0];

const READ_TIMEOUT_MS = 15_000;
/** The server can have to render every page, or to go through the events of a month. */
const WORK_TIMEOUT_MS = 60_000;

/** Sends a request with the key as a bearer token, and never rejects. A failure has the server's message. */
export async function authorisedRequest(
  fetch: Fetch,
  key: string,
  path: string,
  init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {},
): Promise<Result<Response, RequestFailure>> {
  try {
    // `fetch` throws on a header value that it cannot send. Encoded, such a key is rejected as wrong.
    const token = /^[\x21-\x7e]+$/.test(key) ? key : encodeURIComponent(key);
    const response = await fetch(path, {
      signal: AbortSignal.timeout(init.method === undefined ? READ_TIMEOUT_MS : WORK_TIMEOUT_MS),
      ...init,
      // The staff pages are in English, so the API's messages have to be, too.
      headers: { ...init.headers, "accept-language": "en", authorization: `Bearer ${token}` },
    });
    if (response.ok) return ok(response);
    const { status } = response;
    const { error } = fields(await response.json().catch(() => null));
    return fail({
      code: status === 401 ? "wrong-key" : status === 409 ? "busy" : "failed",
      message: typeof error === "string" ? error : `The server responded with status ${status}`,
    });
  } catch {
    return fail({ code: "failed", message: "The server cannot be reached" });
  }
}

/** Sends a request as `authorisedRequest`, and returns the body; fails on one that `schema` refuses. */
export async function authorisedJson<T>(
  schema: Schema<T>,
  ...request: Parameters<typeof authorisedRequest>
): Promise<Result<T, RequestFailure>> {
  const response = await authorisedRequest(...request);
  if (!response.ok) return response;
  const body = parseWith(schema, await response.value.json().catch(() => null));
  return body === null
    ? fail({ code: "failed", message: "The server sent an unexpected response" })
    : ok(body);
}

/** The key that the page's requests carry. */
export const StaffKey = createContext("");

/** The last value that the server sent, and why the last attempt failed. `reload` reads again at once. */
export type Resource<T> = {
  value?: T;
  readAt?: Date;
  failure?: RequestFailure;
  reload: () => void;
};
type LastResponse<T> = Omit<Resource<T>, "reload">;

/** Returns what a page shows after a response: a failure keeps the last value, but for a wrong key. */
export function afterResponse<T>(
  last: LastResponse<T>,
  result: Result<T, RequestFailure>,
): LastResponse<T> {
  if (result.ok) return { value: result.value, readAt: new Date() };
  return { ...(result.failure.code !== "wrong-key" && last), failure: result.failure };
}

/** Reads what `schema` describes, and again `repeatMs` after each response if above 0; nothing without a key. */
export function useRead<T>(
  schema: Schema<T>,
  path: string,
  repeatMs = 0,
  key: string | null = use(StaffKey),
): Resource<T> {
  const [lastResponse, setLastResponse] = useState<LastResponse<T>>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` repeats the request
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    let timer: number | undefined;
    const refresh = async () => {
      const result = await authorisedJson(schema, fetch, key, path);
      if (!isCurrent) return;
      setLastResponse((last) => afterResponse(last, result));
      // A wrong key stays wrong, and each try counts.
      const isWrongKey = !result.ok && result.failure.code === "wrong-key";
      if (repeatMs > 0 && !isWrongKey) timer = window.setTimeout(refresh, repeatMs);
    };
    void refresh();
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [schema, key, path, repeatMs, attempt]);
  return { ...lastResponse, reload: () => setAttempt((last) => last + 1) };
}

/** Sends requests with the page's key; null after a failure. `refuse` shows that of a request that was not sent. */
export function useSend() {
  const key = use(StaffKey);
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false });
  const refuse = (failure: string) => setState({ isBusy: false, failure });
  const settle = async <T>(request: Promise<Result<T, RequestFailure>>): Promise<T | null> => {
    setState({ isBusy: true });
    const result = await request;
    if (result.ok) setState({ isBusy: false });
    else refuse(result.failure.message);
    return result.ok ? result.value : null;
  };
  return {
    ...state,
    refuse,
    send: (path: string, init?: Parameters<typeof authorisedRequest>[3]) =>
      settle(authorisedRequest(fetch, key, path, init)),
    post: <T>(schema: Schema<T>, path: string, body: object) => {
      const init = { method: "POST", body: JSON.stringify(body) };
      return settle(authorisedJson(schema, fetch, key, path, init));
    },
  };
}
