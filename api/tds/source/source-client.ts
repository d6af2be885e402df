import { setMaxListeners } from "node:events";
import PQueue from "p-queue";
import pRetry from "p-retry";
import { fail, ok, type Result } from "../../contract/result.ts";
import { readBytes } from "../../http/body.ts";

export type SourceFailure = {
  code: keyof typeof MESSAGES;
  path: string;
  detail: string;
};

export type ParseFailure = { code: "unreadable" | "dissolved"; detail: string };

const MESSAGES = {
  unreachable: "could not be reached",
  "timed-out": "did not respond in time",
  refused: "returned an error",
  "redirected-away": "redirects to another host",
  "too-large": "is larger than the limit",
  unreadable: "has an unexpected format",
  dissolved:
    "names no sitting member: this Dáil has ended. Pause the campaign at /admin, and update to a release for the next Dáil",
  aborted: "was cancelled",
} as const;

/** Returns a failure as one line: `/v1/members could not be reached (ECONNREFUSED)`. */
export function formatSourceFailure({ code, path, detail }: SourceFailure): string {
  return `${path} ${MESSAGES[code]}${detail ? ` (${detail})` : ""}`;
}

/** The limits for the Oireachtas' servers: two requests at a time, a quarter of a second apart. */
export const DEFAULT_REQUEST_POLICY = {
  concurrency: 2,
  /** Shortest time between the starts of two requests; 1 or more. */
  gapMs: 250,
  timeoutMs: 15_000,
  /** The list of members is the largest response, with some 600 kB. */
  maxBytes: 5_000_000,
  retries: 3,
  /** Delay before the first retry; the delay doubles with each retry, with random jitter. */
  retryDelayMs: 500,
};

export type RequestPolicy = typeof DEFAULT_REQUEST_POLICY & { userAgent: string };

/** Returns the text at a URL of the source. The signal aborts the request. */
export type SourceClient = (
  url: URL,
  signal: AbortSignal,
) => Promise<Result<string, SourceFailure>>;

const MAX_REDIRECTS = 3;
/** The longest `Retry-After` that is waited for; a longer one fails the request. */
const MAX_RETRY_AFTER_MS = 60_000;

/** Creates a client that queues this process's requests, repeats failed ones, and waits for a `Retry-After`. */
export function createSourceClient(policy: RequestPolicy): SourceClient {
  const { concurrency, gapMs } = policy;
  const queue = new PQueue({ concurrency, interval: gapMs, intervalCap: 1, strict: true });
  return async (url, signal) => {
    // Many requests share one signal, and each adds several listeners to it.
    setMaxListeners(0, signal);
    const failed = (code: SourceFailure["code"], detail: string) =>
      fail({ code, path: decodeURIComponent(url.pathname), detail });
    try {
      const request = () => fetchText(url, policy, signal);
      const text = await pRetry(() => queue.add(request, { signal }), {
        retries: policy.retries,
        minTimeout: policy.retryDelayMs,
        randomize: true,
        signal,
        shouldRetry: ({ error }) => error instanceof RequestError && error.isTemporary,
      });
      return ok(text);
    } catch (error) {
      if (signal.aborted) return failed("aborted", "");
      if (error instanceof RequestError) return failed(error.code, error.message);
      throw error;
    }
  };
}

class RequestError extends Error {
  readonly code: SourceFailure["code"];
  readonly isTemporary: boolean;
  constructor(code: SourceFailure["code"], detail: string, isTemporary = false) {
    super(detail);
    this.code = code;
    this.isTemporary = isTemporary;
  }
}

/** Sends one request. Follows redirects on the same host only. Rejects with a `RequestError`. */
async function fetchText(url: URL, policy: RequestPolicy, signal: AbortSignal): Promise<string> {
  const { userAgent, timeoutMs, maxBytes } = policy;
  const timeout = AbortSignal.timeout(timeoutMs);
  const init: RequestInit = {
    headers: { "user-agent": userAgent, accept: "application/json, text/html;q=0.9" },
    redirect: "manual",
    signal: AbortSignal.any([signal, timeout]),
  };
  try {
    let current = url;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await fetch(current, init);
      if (response.ok) {
        const bytes = await readBytes(response, maxBytes);
        if (bytes !== null) return new TextDecoder().decode(bytes);
        throw new RequestError("too-large", `over ${maxBytes} bytes`);
      }
      const { status, headers } = response;
      await response.body?.cancel();
      const location = headers.get("location");
      if (status >= 400 || location === null) {
        const waitMs = parseRetryAfter(headers.get("retry-after") ?? "");
        const isTemporary = (status === 429 || status >= 500) && waitMs <= MAX_RETRY_AFTER_MS;
        if (isTemporary) await pause(waitMs);
        throw new RequestError("refused", `status ${status}`, isTemporary);
      }
      current = new URL(location, current);
      const isAsSafe = current.protocol === url.protocol || current.protocol === "https:";
      if (current.host !== url.host || !isAsSafe)
        throw new RequestError("redirected-away", current.host);
    }
  } catch (error) {
    if (error instanceof RequestError) throw error;
    if (timeout.aborted) throw new RequestError("timed-out", `${timeoutMs} ms`, true);
    throw new RequestError("unreachable", systemErrorCode(error), true);
  }
  throw new RequestError("unreadable", `over ${MAX_REDIRECTS} redirects`);
}

/** Returns the milliseconds of a `Retry-After`, seconds or a date (RFC 9110 §10.2.3); 0 for neither. */
function parseRetryAfter(value: string): number {
  const ms = /^\d+$/.test(value) ? 1000 * Number(value) : Date.parse(value) - Date.now();
  return ms > 0 ? ms : 0;
}

const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms).unref());

function systemErrorCode(error: unknown): string {
  const reason = error instanceof Error ? (error.cause ?? error) : error;
  if (!(reason instanceof Error)) return String(reason);
  return "code" in reason && typeof reason.code === "string" ? reason.code : reason.message;
}
