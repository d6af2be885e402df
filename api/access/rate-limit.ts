import { createHash, randomBytes } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** A limit on how often each address may do something. */
export type RateLimit = {
  /** Counts one request. Returns the time to wait in milliseconds, 0 within the limit. */
  take: (address: string) => Promise<number>;
  /** Returns the time to wait in milliseconds without counting a request. */
  wait: (address: string) => Promise<number>;
};

/**
 * Creates a limit of `limit` requests per address within `windowMs` of the
 * first. Counts stay in the memory of this process until their window ends;
 * servers do not share them, since addresses are not stored anywhere.
 */
export function createRateLimit(limit: number, windowMs: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: limit, duration: windowMs / 1000 });
  // A timer ends the window. The limiter computes the wait from the clock, which may be set back.
  const waitOf = ({ msBeforeNext }: RateLimiterRes) => Math.min(msBeforeNext, windowMs);
  return {
    take: async (address) => {
      try {
        await limiter.consume(address);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, waitOf(refusal));
        throw refusal;
      }
    },
    wait: async (address) => {
      const counted = await limiter.get(address);
      if (counted === null || counted.consumedPoints < limit) return 0;
      return Math.max(0, waitOf(counted));
    },
  };
}

/** The `Retry-After` header for a wait, in whole seconds. */
export function retryAfter(waitMs: number): { "retry-after": string } {
  return { "retry-after": `${Math.max(1, Math.ceil(waitMs / 1000))}` };
}

/** How many events of one connection the public figures count. */
export type EventQuota = {
  /** Returns whether another event of `source` from `address` counts, and uses up one if so. */
  take: (address: string, source: string) => boolean;
  /** Returns the use of an event that was not stored. */
  refund: (address: string, source: string) => void;
  /** Returns the number of connections whose use is remembered. */
  size: () => number;
};

/** The limits of a quota: `burst` events within `burstMs`, and `most` within `windowMs`. */
export type QuotaLimits = {
  burst: number;
  burstMs: number;
  most: number;
  windowMs: number;
  /** Connections that are remembered; the oldest is forgotten first. */
  connections: number;
};

/**
 * The limits for a school class or a theatre's audience on one wifi: 60 within
 * ten minutes is one every ten seconds, and 300 a day is ten classes. A script
 * uses them up within a second.
 */
export const EVENT_QUOTA: QuotaLimits = {
  burst: 60,
  burstMs: 600_000,
  most: 300,
  windowMs: 86_400_000,
  connections: 100_000,
};

type Use = { since: number; count: number; burstSince: number; burstCount: number };

/**
 * Creates the quota of each connection and source. Their use stays in the memory of this process
 * for at most a day, under a hash with a random salt, so no address is kept.
 *
 * @param now returns a monotonic time in milliseconds
 */
export function createEventQuota(
  limits: QuotaLimits = EVENT_QUOTA,
  now: () => number = () => performance.now(),
): EventQuota {
  const salt = randomBytes(16);
  // In the order of `since`: a new window moves its entry to the end.
  const uses = new Map<string, Use>();
  const forget = (time: number) => {
    for (const [key, { since }] of uses) {
      if (time - since < limits.windowMs && uses.size <= limits.connections) return;
      uses.delete(key);
    }
  };
  const keyOf = (address: string, source: string) =>
    createHash("sha256").update(salt).update(`${address} ${source}`).digest("base64");
  return {
    take: (address, source) => {
      const time = now();
      forget(time);
      const key = keyOf(address, source);
      const use = uses.get(key) ?? { since: time, count: 0, burstSince: time, burstCount: 0 };
      if (time - use.burstSince >= limits.burstMs) {
        use.burstSince = time;
        use.burstCount = 0;
      }
      if (use.count >= limits.most || use.burstCount >= limits.burst) return false;
      use.count++;
      use.burstCount++;
      uses.set(key, use);
      return true;
    },
    refund: (address, source) => {
      const use = uses.get(keyOf(address, source));
      if (use === undefined) return;
      use.count = Math.max(0, use.count - 1);
      use.burstCount = Math.max(0, use.burstCount - 1);
    },
    size: () => {
      forget(now());
      return uses.size;
    },
  };
}
