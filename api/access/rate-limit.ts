import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export type RateLimit = ReturnType<typeof createRateLimit>;

/** Creates a limit of requests per address within `windowMs` of the first, kept in memory alone. */
export function createRateLimit(limit: number, windowMs: number) {
  const limiter = new RateLimiterMemory({ points: limit, duration: windowMs / 1000 });
  return {
    /** Counts one request. Returns the time to wait in milliseconds, 0 within the limit. */
    take: async (address: string): Promise<number> => {
      try {
        await limiter.consume(address);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
        throw refusal;
      }
    },
    wait: async (address: string): Promise<number> => {
      const usage = await limiter.get(address);
      if (usage === null || usage.consumedPoints < limit) return 0;
      return Math.max(0, usage.msBeforeNext);
    },
  };
}

export const RETRY_SOON = { "retry-after": "5" };

export function retryAfter(waitMs: number): { "retry-after": string } {
  return { "retry-after": `${Math.max(1, Math.ceil(waitMs / 1000))}` };
}
