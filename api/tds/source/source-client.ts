import { setMaxListeners } from "node:events";
import PQueue from "p-queue";
import pRetry from "p-retry";
import { fail, ok, type Result } from "../../contract/result.ts";

/** Why the public source could not be read. */
export type SourceFailure = {
  code: keyof typeof MESSAGES;
  /** The path of the requested URL, decoded. */
  path: string;
  /** The exact cause: a status, a system error code or the missing part. May be empty. */
  detail: string;
};

/** The failure to parse a response. */
export type ParseFailure = { code: "unreadable"; detail: string };

const MESSAGES = {
  unreachable: "could not be reached",
  "timed-out": "did not respond in time",
  refused: "returned an error",
  "redirected-away": "redirects to another host",
  "too-large": "is larger than the limit",
  unreadable: "has an unexpected format",
  aborted: "was cancelled",
} as const;

/** Returns a failure as one line: `/v1/members could not be reached (ECONNREFUSED)`. */
export function formatSourceFailure({ code, path, detail }: SourceFailure): string {
  return `${path} ${MESSAGES[code]}${detail ? ` (${detail})` : ""}`;
}

/** Limits on the requests to the public source. */
export type RequestPolicy = {
  /** The `User-Agent` header, see `formatUserAgent` in source.ts. */
  userAgent: string;
  /** Requests in progress at the same time. */
  concurrency: number;
  /** Shortest time between the starts of two requests; 1 or more. */
  gapMs: number;
  /** Time limit of one request, body included. */
  timeoutMs: number;
  /** Size limit of a decompressed body. */
  maxBytes: number;
  /** Attempts after the first one. */
  retries: number;
  /** Delay before the first retry; it doubles with each retry, with random jitter. */
  retryDelayMs: number;
  /** The longest `Retry-After` that is honoured; a longer one fails the request. */
  maxRetryAfterMs: number;
};

/** The limits for the Oireachtas' servers: two requests at a time, a quarter of a second apart. */
export const DEFAULT_REQUEST_POLICY: Omit<RequestPolicy, "userAgent"> = {
  concurrency: 2,
  gapMs: 250,
  timeoutMs: 15_000,
  // The list of members is the largest response, with some 600 kB.
  maxBytes: 5_000_000,
  retries: 3,
  retryDelayMs: 500,
  maxRetryAfterMs: 60_000,
};

/** Returns the text at a URL of the source. The signal aborts the request. */
export type SourceClient = (
  url: URL,
  signal: AbortSignal,
) => Promise<Result<string, SourceFailure>>;

const MAX_REDIRECTS = 3;

/**
 * Creates a client that queues all requests of this process. It retries a
 * request without a response or with status 429 or 5xx, and sends no request
 * at all until the time of a `Retry-After` has passed.
 */
export function createSourceClient(policy: RequestPolicy): SourceClient {
  const { concurrency, gapMs, maxRetryAfterMs } = policy;
  const queue = new PQueue({ concurrency, interval: gapMs, intervalCap: 1, strict: true });
  let resumeAt = 0;
  let timer: NodeJS.Timeout | undefined;
  /** Starts no request for a time; a shorter pause does not end a longer one. */
  const pause = (ms: number) => {
    if (performance.now() + ms <= resumeAt) return;
    resumeAt = performance.now() + ms;
    queue.pause();
    clearTimeout(timer);
    timer = setTimeout(() => queue.start(), ms).unref();
  };

  return async (url, signal) => {
    // Many requests share one signal, and each adds several listeners to it.
    setMaxListeners(0, signal);
    const failed = (code: SourceFailure["code"], detail: string) =>
      fail({ code, path: readablePath(url), detail });
    try {
      const request = () => fetchText(url, policy, signal);
      const text = await pRetry(() => queue.add(request, { signal }), {
        retries: policy.retries,
        minTimeout: policy.retryDelayMs,
        randomize: true,
        signal,
        onFailedAttempt: ({ error }) => {
          if (error instanceof RequestError && error.retryAfterMs <= maxRetryAfterMs) {
            pause(error.retryAfterMs);
          }
        },
        shouldRetry: ({ error }) =>
          error instanceof RequestError &&
          error.isTemporary &&
          error.retryAfterMs <= maxRetryAfterMs,
      });
      return ok(text);
    } catch (error) {
      if (signal.aborted) return failed("aborted", "");
      if (error instanceof RequestError) return failed(error.code, error.message);
      throw error;
    }
  };
}

/** The failure of one request, whose message is the detail. */
class RequestError extends Error {
  readonly code: SourceFailure["code"];
  /** Whether the same request may succeed later. */
  readonly isTemporary: boolean;
  readonly retryAfterMs: number;
  constructor(
    code: SourceFailure["code"],
    detail: string,
    { isTemporary = false, retryAfterMs = 0 } = {},
  ) {
    super(detail);
    this.code = code;
    this.isTemporary = isTemporary;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * Sends one request and returns the text. Follows redirects on the same host only. Rejects with a
 * `RequestError`.
 */
async function fetchText(
  url: URL,
  { userAgent, timeoutMs, maxBytes }: RequestPolicy,
  signal: AbortSignal,
): Promise<string> {
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
      if (response.ok) return await readText(response, maxBytes);
      const { status, headers } = response;
      await response.body?.cancel();
      const location = headers.get("location");
      if (status >= 400 || location === null) {
        throw new RequestError("refused", `status ${status}`, {
          isTemporary: status === 429 || status >= 500,
          retryAfterMs: parseRetryAfter(headers.get("retry-after"), Date.now()),
        });
      }
      if (!URL.canParse(location, current)) {
        throw new RequestError("unreadable", "invalid redirect");
      }
      current = new URL(location, current);
      if (!isSameHost(url, current)) throw new RequestError("redirected-away", current.host);
    }
  } catch (error) {
    if (error instanceof RequestError) throw error;
    const again = { isTemporary: true };
    if (timeout.aborted) throw new RequestError("timed-out", `${timeoutMs} ms`, again);
    throw new RequestError("unreachable", systemErrorCode(error), again);
  }
  throw new RequestError("unreadable", `over ${MAX_REDIRECTS} redirects`);
}

/** Whether a redirect stays on the host and does not downgrade https to http. */
function isSameHost(from: URL, to: URL): boolean {
  return to.host === from.host && (to.protocol === from.protocol || to.protocol === "https:");
}

/** Returns the body as text. Stops reading as soon as it exceeds `maxBytes`. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new RequestError("too-large", `over ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Returns the delay of a `Retry-After` header in milliseconds. The header
 * holds seconds or a date (RFC 9110 §10.2.3). 0 when it is absent or invalid.
 */
export function parseRetryAfter(header: string | null, now: number): number {
  if (header === null) return 0;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}

/** Returns the code of the system error behind a failed `fetch`: `ENOTFOUND`, `ECONNREFUSED`. */
function systemErrorCode(error: unknown): string {
  const reason = error instanceof Error ? (error.cause ?? error) : error;
  if (!(reason instanceof Error)) return String(reason);
  return "code" in reason && typeof reason.code === "string" ? reason.code : reason.message;
}

/** Returns the path of a URL with its fadas decoded. */
export function readablePath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
