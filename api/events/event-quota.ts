import { createHash, randomBytes } from "node:crypto";

/**
 * What becomes of an event: the figures count it, it is stored as doubtful, or only the metrics
 * count it.
 */
export type Admission = "counted" | "doubtful" | "dropped";

/**
 * The limits for a school class or a theatre's audience on one wifi: 60 within ten minutes is one
 * every ten seconds, and 300 a day is ten classes. A script uses them up within a second. The
 * figures name 100 partners a day, so the names that it can invent leave room for real ones.
 */
export const EVENT_QUOTA = {
  burst: 60,
  burstMs: 600_000,
  most: 300,
  /** Partners that the events within `windowMs` name. */
  partners: 10,
  /** Events more that are stored within `windowMs`. */
  doubtful: 500,
  windowMs: 86_400_000,
  /** Connections that are remembered; the oldest is forgotten first. */
  connections: 100_000,
};

type Use = {
  since: number;
  count: number;
  burstSince: number;
  burstCount: number;
  doubtful: number;
  /** Hashes of the partners that its counted events named. */
  partners: number[];
};
const UNUSED = { count: 0, burstCount: 0, doubtful: 0 };

/** How many events of one connection are counted, and how many more are stored. */
export type EventQuota = ReturnType<typeof createEventQuota>;

/**
 * Creates the quota of each connection and source. Their use stays in the memory of this process
 * for at most a day, under a hash with a random salt, so no address is kept.
 *
 * @param now returns a monotonic time in milliseconds
 */
export function createEventQuota(limits = EVENT_QUOTA, now = () => performance.now()) {
  const salt = randomBytes(16);
  // In the order of `since`: a new window moves its entry to the end.
  const uses = new Map<string, Use>();
  const forget = (time: number) => {
    for (const [key, { since }] of uses) {
      if (time - since < limits.windowMs && uses.size <= limits.connections) return;
      uses.delete(key);
    }
  };
  const hash = (text: string) => createHash("sha256").update(salt).update(text).digest();
  const keyOf = (address: string, source: string) =>
    hash(`${address} ${source}`).toString("base64");
  return {
    /** Uses up one event of `source` from `address` that names `partner`. */
    take: (address: string, source: string, partner: string | undefined): Admission => {
      const time = now();
      forget(time);
      const key = keyOf(address, source);
      const use = uses.get(key) ?? { ...UNUSED, since: time, burstSince: time, partners: [] };
      uses.set(key, use);
      if (time - use.burstSince >= limits.burstMs) {
        use.burstSince = time;
        use.burstCount = 0;
      }
      const name = partner === undefined ? null : hash(partner).readUInt32BE();
      const isNew = name !== null && !use.partners.includes(name);
      const isBeyond = use.count >= limits.most || use.burstCount >= limits.burst;
      if (isBeyond || (isNew && use.partners.length >= limits.partners)) {
        if (use.doubtful >= limits.doubtful) return "dropped";
        use.doubtful++;
        return "doubtful";
      }
      use.count++;
      use.burstCount++;
      if (isNew) use.partners.push(name);
      return "counted";
    },
    /** Returns the use of a counted event that was not stored. */
    refund: (address: string, source: string): void => {
      const use = uses.get(keyOf(address, source));
      if (use === undefined) return;
      use.count = Math.max(0, use.count - 1);
      use.burstCount = Math.max(0, use.burstCount - 1);
    },
    /** Returns the number of connections whose use is remembered. */
    size: (): number => {
      forget(now());
      return uses.size;
    },
  };
}
