import { parseWith } from "../../api/contract/json.ts";
import { fail, ok, type Result } from "../../api/contract/result.ts";

/**
 * Why a request to the staff API failed: the key is wrong (401), a population is
 * already running (409), or anything else. `message` can be shown to the user.
 */
export type RequestFailure = { code: "wrong-key" | "busy" | "failed"; message: string };

/** The browser's `fetch`, or a fake. */
export type Fetch = typeof globalThis.fetch;

/** The failure of a request whose connection could not be made, or broke. */
export const NO_CONNECTION: RequestFailure = {
  code: "failed",
  message: "The server cannot be reached",
};

/** The failure of a response whose body has another shape than expected. */
export const UNEXPECTED_RESPONSE: RequestFailure = {
  code: "failed",
  message: "The server sent an unexpected response",
};

const TIMEOUT_MS = 15_000;

type AuthorisedInit = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/**
 * Sends a request with the key as a bearer token. A failure has the server's own
 * message where the response holds one. Without a `signal` in `init`, the request
 * times out after 15 seconds. Never rejects.
 */
export async function authorisedRequest(
  fetch: Fetch,
  key: string,
  path: string,
  init: AuthorisedInit = {},
): Promise<Result<Response, RequestFailure>> {
  const sent = await authorisedResponse(fetch, key, path, init);
  return !sent.ok || sent.value.ok ? sent : fail(await failureOf(sent.value));
}

/** Like `authorisedRequest`, but returns the body; fails when it has another shape than `schema`. */
export async function authorisedJson<T>(
  schema: Parameters<typeof parseWith<T>>[0],
  ...request: Parameters<typeof authorisedRequest>
): Promise<Result<T, RequestFailure>> {
  const response = await authorisedRequest(...request);
  if (!response.ok) return response;
  const body = parseWith(schema, await response.value.json().catch(() => null));
  return body === null ? fail(UNEXPECTED_RESPONSE) : ok(body);
}

/** Like `authorisedRequest`, but returns every response, whatever its status is. */
export async function authorisedResponse(
  fetch: Fetch,
  key: string,
  path: string,
  init: AuthorisedInit,
): Promise<Result<Response, RequestFailure>> {
  try {
    const response = await fetch(path, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
      // The staff pages are in English, so the API's messages have to be, too.
      headers: {
        ...init.headers,
        "accept-language": "en",
        authorization: `Bearer ${encodeKey(key)}`,
      },
    });
    return ok(response);
  } catch {
    return fail(NO_CONNECTION);
  }
}

/** `fetch` throws on a header value it cannot send. Encoded, such a key is rejected as a wrong key. */
function encodeKey(key: string): string {
  return /^[\x21-\x7e]+$/.test(key) ? key : encodeURIComponent(key);
}

/** Returns the failure that a response reports. */
export async function failureOf(response: Response): Promise<RequestFailure> {
  const { status } = response;
  const { error }: { error?: unknown } = (await response.json().catch(() => null)) ?? {};
  return {
    code: status === 401 ? "wrong-key" : status === 409 ? "busy" : "failed",
    message: typeof error === "string" ? error : `The server responded with status ${status}`,
  };
}
