import { fields, parseWith } from "../../api/contract/json.ts";
import { fail, ok, type Result } from "../../api/contract/result.ts";

/**
 * Why a request failed: the key is wrong (401), somebody else began a population or published before
 * (409), or anything else. `message` can be shown; `body` is the response's JSON, null without one.
 */
export type RequestFailure = {
  code: "wrong-key" | "busy" | "failed";
  message: string;
  body: unknown;
};

/** The browser's `fetch`, or a fake. */
export type Fetch = typeof globalThis.fetch;

/** The failure of a request whose connection could not be made, or broke. */
export const NO_CONNECTION: RequestFailure = {
  code: "failed",
  message: "The server cannot be reached",
  body: null,
};

const READ_TIMEOUT_MS = 15_000;
/** The server can have to render every page, or to go through the events of a month. */
const WORK_TIMEOUT_MS = 60_000;

/**
 * Sends a request with the key as a bearer token. A failure has the server's own message, if any.
 * Without a `signal` in `init`, it times out. Never rejects.
 */
export async function authorisedRequest(
  fetch: Fetch,
  key: string,
  path: string,
  init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {},
): Promise<Result<Response, RequestFailure>> {
  try {
    const response = await fetch(path, {
      signal: AbortSignal.timeout(init.method === undefined ? READ_TIMEOUT_MS : WORK_TIMEOUT_MS),
      ...init,
      // The staff pages are in English, so the API's messages have to be, too.
      headers: {
        ...init.headers,
        "accept-language": "en",
        authorization: `Bearer ${encodeKey(key)}`,
      },
    });
    return response.ok ? ok(response) : fail(await failureOf(response));
  } catch {
    return fail(NO_CONNECTION);
  }
}

/** Like `authorisedRequest`, but returns the body; fails when it has another shape than `schema`. */
export async function authorisedJson<T>(
  schema: Parameters<typeof parseWith<T>>[0],
  ...request: Parameters<typeof authorisedRequest>
): Promise<Result<T, RequestFailure>> {
  const response = await authorisedRequest(...request);
  if (!response.ok) return response;
  const body: unknown = await response.value.json().catch(() => null);
  const parsed = parseWith(schema, body);
  return parsed === null
    ? fail({ code: "failed", message: "The server sent an unexpected response", body })
    : ok(parsed);
}

/** `fetch` throws on a header value it cannot send. Encoded, such a key is rejected as a wrong key. */
function encodeKey(key: string): string {
  return /^[\x21-\x7e]+$/.test(key) ? key : encodeURIComponent(key);
}

async function failureOf(response: Response): Promise<RequestFailure> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => null);
  const { error } = fields(body);
  return {
    code: status === 401 ? "wrong-key" : status === 409 ? "busy" : "failed",
    message: typeof error === "string" ? error : `The server responded with status ${status}`,
    body,
  };
}
