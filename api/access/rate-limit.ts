import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Decides whether an address may have one more. */
export type RateLimit = {
  /** Counts one, and answers how long to wait in milliseconds: 0 when it is within the limit. */
  take: (address: string) => Promise<number>;
  /** The same of what was counted so far, without counting. */
  wait: (address: string) => Promise<number>;
};

/**
 * Lets each address have `limit` within `windowMs` of its first. What is
 * counted stays in this process and is forgotten with its window: servers on
 * one database do not share it, since an address is stored nowhere.
 */
export function createRateLimit(limit: number, windowMs: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: limit, duration: windowMs / 1000 });
  return {
    take: async (address) => {
      try {
        await limiter.consume(address);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
        throw refusal;
      }
    },
    wait: async (address) => {
      const counted = await limiter.get(address);
      if (counted === null || counted.consumedPoints < limit) return 0;
      return Math.max(0, counted.msBeforeNext);
    },
  };
}

/** The header that tells how long to wait, in whole seconds. */
export function retryAfter(waitMs: number): { "retry-after": string } {
  return { "retry-after": `${Math.max(1, Math.ceil(waitMs / 1000))}` };
}
