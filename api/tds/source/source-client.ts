import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import PQueue from "p-queue";
import pRetry from "p-retry";
import { fail, ok, type Result } from "../../contract/result.ts";
import type { SourceFailure } from "./source-failure.ts";

/** Limits on the requests to the public source. */
export type RequestPolicy = {
  /** The `User-Agent` header, see `formatUserAgent` in source.ts. */
  userAgent: string;
  /** Requests in progress at the same time. */
  concurrency: number;
  /** Shortest time between the starts of two requests. */
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

/** The options of one request. */
export type RequestOptions = {
  /** Aborts the request. */
  signal: AbortSignal;
  /** True when a visitor waits for the response: the request goes to the front of the queue. */
  urgent?: boolean;
};

/** Returns the text at a URL of the source. */
export type SourceClient = (
  url: URL,
  options: RequestOptions,
) => Promise<Result<string, SourceFailure>>;

const MAX_REDIRECTS = 3;

/**
 * Creates a client that queues all requests of this process. It retries a
 * request without a response or with status 429 or 5xx, and sends no request
 * at all until the time of a `Retry-After` has passed.
 */
export function createSourceClient(policy: RequestPolicy): SourceClient {
  const queue = new PQueue({ concurrency: policy.concurrency });
  const throttle = createThrottle(policy.gapMs);

  return async (url, { signal, urgent = false }) => {
    // Many requests share one signal, and each adds several listeners to it.
    setMaxListeners(0, signal);
    const attempt = async () => {
      const request = async () => {
        await throttle.wait(signal);
        return fetchText(url, policy, signal);
      };
      const response = await queue.add(request, { signal, priority: urgent ? 1 : 0 });
      if (response.ok) return response.value;
      const { retryAfterMs = 0 } = response.failure;
      if (retryAfterMs <= policy.maxRetryAfterMs) throttle.pause(retryAfterMs);
      throw new RequestError(response.failure);
    };
    try {
      const text = await pRetry(attempt, {
        retries: policy.retries,
        minTimeout: policy.retryDelayMs,
        randomize: true,
        signal,
        shouldRetry: ({ error }) =>
          error instanceof RequestError && isRetryable(error.failure, policy.maxRetryAfterMs),
      });
      return ok(text);
    } catch (error) {
      if (signal.aborted) return fail({ code: "aborted", path: readablePath(url), detail: "" });
      if (error instanceof RequestError) return fail(error.failure);
      throw error;
    }
  };
}

function createThrottle(gapMs: number) {
  let nextAt = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** Resolves in call order, `gapMs` or more apart, and not during a pause. */
    wait: (signal: AbortSignal): Promise<void> => {
      const turn = last.then(async () => {
        // A pause may begin during the delay.
        while (performance.now() < nextAt) {
          await sleep(nextAt - performance.now(), undefined, { signal });
        }
        nextAt = performance.now() + gapMs;
      });
      last = turn.catch(() => {});
      return turn;
    },
    pause: (ms: number) => {
      nextAt = Math.max(nextAt, performance.now() + ms);
    },
  };
}

/** The failure of one request. */
type RequestFailure = SourceFailure & { status?: number; retryAfterMs?: number };

/** Wraps a request failure, since p-retry works with errors. */
class RequestError extends Error {
  readonly failure: RequestFailure;
  constructor(failure: RequestFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

function isRetryable(
  { code, status = 0, retryAfterMs = 0 }: RequestFailure,
  maxRetryAfterMs: number,
): boolean {
  if (code === "unreachable" || code === "timed-out") return true;
  return (status === 429 || status >= 500) && retryAfterMs <= maxRetryAfterMs;
}

/** Sends one request and returns the text. Follows redirects on the same host only. */
async function fetchText(
  url: URL,
  { userAgent, timeoutMs, maxBytes }: RequestPolicy,
  signal: AbortSignal,
): Promise<Result<string, RequestFailure>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const failed = (code: SourceFailure["code"], detail: string) =>
    fail({ code, path: readablePath(url), detail });
  try {
    let current = url;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await fetch(current, {
        headers: { "user-agent": userAgent, accept: "application/json, text/html;q=0.9" },
        redirect: "manual",
        signal: AbortSignal.any([signal, timeout]),
      });
      const { status, headers } = response;
      const location = headers.get("location");
      if (status >= 300 && status < 400 && location !== null) {
        await response.body?.cancel();
        if (!URL.canParse(location, current)) return failed("unreadable", "invalid redirect");
        const next = new URL(location, current);
        if (!isSameHost(url, next)) return failed("redirected-away", next.host);
        current = next;
        continue;
      }
      if (!response.ok) {
        await response.body?.cancel();
        const { failure } = failed("refused", `status ${status}`);
        const retryAfterMs = parseRetryAfter(headers.get("retry-after"), sentAt(headers));
        return fail({ ...failure, status, retryAfterMs });
      }
      const text = await readText(response, maxBytes);
      return text === null ? failed("too-large", `over ${maxBytes} bytes`) : ok(text);
    }
    return failed("unreadable", `over ${MAX_REDIRECTS} redirects`);
  } catch (error) {
    if (timeout.aborted) return failed("timed-out", `${timeoutMs} ms`);
    return failed("unreachable", systemErrorCode(error));
  }
}

/** Whether a redirect stays on the host and does not downgrade https to http. */
function isSameHost(from: URL, to: URL): boolean {
  return to.host === from.host && (to.protocol === from.protocol || to.protocol === "https:");
}

/** Returns the body as text, or null as soon as it exceeds `maxBytes`. */
async function readText(response: Response, maxBytes: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  // An early return closes the connection.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
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

/** When a response was sent, by the source's own clock: that of this machine may be wrong. */
function sentAt(headers: Headers): number {
  const date = Date.parse(headers.get("date") ?? "");
  return Number.isNaN(date) ? Date.now() : date;
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
