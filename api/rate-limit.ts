/** Decides whether an address may have one more. */
export type RateLimit = {
  /** Counts one, and answers how long to wait in milliseconds: 0 when it is within the limit. */
  take: (address: string) => number;
};

/**
 * Lets each address have `limit` within a window of `windowMs`. All windows
 * end together, so that what is remembered is forgotten as a whole.
 */
export function createRateLimit(limit: number, windowMs: number, now: () => Date): RateLimit {
  const taken = new Map<string, number>();
  let endsAt = 0;
  return {
    take: (address) => {
      const at = now().getTime();
      if (at >= endsAt) {
        taken.clear();
        endsAt = at + windowMs;
      }
      const count = (taken.get(address) ?? 0) + 1;
      if (count > limit) return endsAt - at;
      taken.set(address, count);
      return 0;
    },
  };
}

/** The header that tells how long to wait, in whole seconds. */
export function retryAfter(waitMs: number): { "retry-after": string } {
  return { "retry-after": `${Math.max(1, Math.ceil(waitMs / 1000))}` };
}
