import { createHash, randomBytes } from "node:crypto";

/** What one connection can add to the public figures. */
export type CountedShare = {
  /** Whether another event of `source` from `address` counts. Takes one of its share if so. */
  take: (address: string, source: string) => boolean;
  /** Gives one back, of an event that was not stored. */
  giveBack: (address: string, source: string) => void;
  /** The number of connections that are remembered. */
  size: () => number;
};

/** The size of a share. */
export type ShareSize = {
  burst: number;
  burstMs: number;
  most: number;
  windowMs: number;
  /** Connections that are remembered; the oldest is forgotten first. */
  connections: number;
};

/**
 * A school class or a theatre's audience on one wifi: 60 within ten minutes is
 * one every ten seconds, and 300 a day is ten classes. A script sends as many
 * within a second, and reaches no further.
 */
export const SHARE_SIZE: ShareSize = {
  burst: 60,
  burstMs: 600_000,
  most: 300,
  windowMs: 86_400_000,
  connections: 100_000,
};

type Taken = { since: number; count: number; burstSince: number; burstCount: number };

/**
 * Creates the shares, which stay in the memory of this process for at most a
 * day. They are found by a hash with a random salt, so no address is kept.
 *
 * @param now returns the time in milliseconds, on a clock that no change of the system's time alters
 */
export function createCountedShare(
  size: ShareSize = SHARE_SIZE,
  now: () => number = () => performance.now(),
): CountedShare {
  const salt = randomBytes(16);
  // In the order of `since`: a share that begins anew moves to the end.
  const shares = new Map<string, Taken>();
  const forget = (time: number) => {
    for (const [key, { since }] of shares) {
      if (time - since < size.windowMs && shares.size <= size.connections) return;
      shares.delete(key);
    }
  };
  const keyOf = (address: string, source: string) =>
    createHash("sha256").update(salt).update(`${address} ${source}`).digest("base64");
  return {
    take: (address, source) => {
      const time = now();
      forget(time);
      const key = keyOf(address, source);
      const taken = shares.get(key) ?? { since: time, count: 0, burstSince: time, burstCount: 0 };
      if (time - taken.burstSince >= size.burstMs) {
        taken.burstSince = time;
        taken.burstCount = 0;
      }
      if (taken.count >= size.most || taken.burstCount >= size.burst) return false;
      taken.count++;
      taken.burstCount++;
      shares.set(key, taken);
      return true;
    },
    giveBack: (address, source) => {
      const taken = shares.get(keyOf(address, source));
      if (taken === undefined) return;
      taken.count = Math.max(0, taken.count - 1);
      taken.burstCount = Math.max(0, taken.burstCount - 1);
    },
    size: () => {
      forget(now());
      return shares.size;
    },
  };
}
