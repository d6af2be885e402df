import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import PQueue from "p-queue";
import pRetry from "p-retry";
import { fail, ok, type Result } from "../../contract/result.ts";
import { getText, type RequestFailure } from "./get-text.ts";
import type { SourceFailure } from "./source-failure.ts";

/** How the source is asked: its manners are the defaults, tests are quicker. */
export type RequestPolicy = {
  /** Says who asks, and whom to write to about it. */
  userAgent: string;
  /** Requests under way at a time. */
  concurrency: number;
  /** From the start of one request to the start of the next. */
  gapMs: number;
  /** For one request, body included. */
  timeoutMs: number;
  /** The largest body that is read. */
  maxBytes: number;
  /** Tries after the first. */
  retries: number;
  /** The wait before the second try; it doubles, and is lengthened by chance. */
  firstWaitMs: number;
  /** A longer `Retry-After` is a failure. */
  longestWaitMs: number;
};

export const DEFAULT_REQUEST_POLICY: Omit<RequestPolicy, "userAgent"> = {
  concurrency: 2,
  gapMs: 250,
  timeoutMs: 15_000,
  // The list of members is the largest, at some 600 kB.
  maxBytes: 5_000_000,
  retries: 3,
  firstWaitMs: 500,
  longestWaitMs: 60_000,
};

/** For whom something is asked. */
export type RequestPriority = {
  /** Ends all that was asked with it. */
  signal: AbortSignal;
  /** Whether a visitor waits for it, who then goes first. */
  urgent?: boolean;
};

/** Asks the source, whoever wants something of it, in one well-mannered line. */
export type SourceClient = (
  url: URL,
  asking: RequestPriority,
) => Promise<Result<string, SourceFailure>>;

/** Carries a failure through the retries. */
class Failed extends Error {
  readonly failure: RequestFailure;
  constructor(failure: RequestFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

/**
 * Makes a client that spaces out all it asks, tries again with growing waits
 * what may pass (no answer, 429, 5xx), and stops asking anything at all for as
 * long as a `Retry-After` says.
 */
export function createSourceClient(manners: RequestPolicy): SourceClient {
  const line = new PQueue({ concurrency: manners.concurrency });
  const turn = createTurns(manners.gapMs);
  let heldUntil = 0;
  const hold = (waitMs: number) => {
    const until = Date.now() + waitMs;
    if (until <= heldUntil) return;
    heldUntil = until;
    line.pause();
    setTimeout(() => {
      if (Date.now() >= heldUntil - 5) line.start();
    }, waitMs);
  };

  return async (url, { signal, urgent = false }) => {
    // One signal ends many requests, and each listens for it more than once.
    setMaxListeners(0, signal);
    const attempt = async () => {
      const ask = async () => {
        await turn(signal);
        return getText(url, manners, signal);
      };
      const got = await line.add(ask, { signal, priority: urgent ? 1 : 0 });
      if (got.ok) return got.value;
      const waitMs = got.failure.retryAfterMs ?? 0;
      if (waitMs > 0 && waitMs <= manners.longestWaitMs) hold(waitMs);
      throw new Failed(got.failure);
    };
    try {
      return ok(
        await pRetry(attempt, {
          retries: manners.retries,
          minTimeout: manners.firstWaitMs,
          randomize: true,
          signal,
          shouldRetry: ({ error }) =>
            error instanceof Failed && mayPass(error.failure, manners.longestWaitMs),
        }),
      );
    } catch (error) {
      if (error instanceof Failed) {
        const { code, page, detail } = error.failure;
        return fail({ code, page, detail });
      }
      if (signal.aborted) return fail({ code: "aborted", page: url.pathname, detail: "" });
      throw error;
    }
  };
}

/**
 * Answers what to await for one's turn, turns being `gapMs` apart. A timer
 * that comes late does not put off all after it: the next turn makes up for it
 * by a fifth of a gap at most.
 */
function createTurns(gapMs: number): (signal: AbortSignal) => Promise<void> {
  let next = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (signal) => {
    const mine = last.then(async () => {
      const wait = next - performance.now();
      if (wait > 0) await sleep(wait, undefined, { signal });
      const at = performance.now();
      next = at - next > gapMs ? at + gapMs : Math.max(next + gapMs, at + 0.8 * gapMs);
    });
    last = mine.catch(() => {});
    return mine;
  };
}

function mayPass({ code, detail, retryAfterMs = 0 }: RequestFailure, longestWaitMs: number) {
  if (code === "unreachable" || code === "timed-out") return true;
  return code === "refused" && retryAfterMs <= longestWaitMs && /\b(?:429|5\d\d)$/.test(detail);
}
