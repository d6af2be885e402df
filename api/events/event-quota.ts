import { createHash, randomBytes } from "node:crypto";
import { CLICK_LIMITS } from "../contract/limits.ts";

type Admission = {
  /** The event counts, is stored as doubtful, or is only in the metrics. */
  as: "counted" | "doubtful" | "dropped";
  /** Frees the place of an event that was not stored, so that it can be sent again. */
  giveBack: () => void;
};

/** The limits for a class or an audience on one wifi: one click in ten seconds, and five classes a day. */
export const EVENT_QUOTA = {
  burst: CLICK_LIMITS.clicks,
  burstMs: CLICK_LIMITS.minutes * 60_000,
  most: CLICK_LIMITS.clicksADay,
  partners: CLICK_LIMITS.partnersADay,
  doubtful: 500,
  windowMs: 86_400_000,
  /** Connections that are remembered, each in up to 3 kB; the one that is silent longest is forgotten first. */
  connections: 20_000,
};

type Use = {
  last: number;
  times: number[];
  partners: Map<number, number>;
  doubtful: number;
  doubtfulSince: number;
};

export type EventQuota = ReturnType<typeof createEventQuota>;

/** Creates the quota of each connection and source, kept for a day by a salted hash. `now` is monotonic. */
export function createEventQuota(limits = EVENT_QUOTA, now = () => performance.now()) {
  const salt = randomBytes(16);
  // In the order of `last`: each event moves its entry to the end.
  const uses = new Map<string, Use>();
  const forget = (time: number) => {
    for (const [key, { last }] of uses) {
      if (time - last < limits.windowMs && uses.size <= limits.connections) return;
      uses.delete(key);
    }
  };
  const hash = (text: string) => createHash("sha256").update(salt).update(text).digest();
  return {
    take: (address: string, source: string, partner: string | undefined): Admission => {
      const time = now();
      forget(time);
      const isOver = (at: number) => time - at >= limits.windowMs;
      const key = hash(`${address} ${source}`).toString("base64");
      const unused = { times: [], partners: new Map(), doubtful: 0, doubtfulSince: time };
      const use: Use = Object.assign(uses.get(key) ?? unused, { last: time });
      uses.delete(key);
      uses.set(key, use);
      const { times, partners } = use;
      while (times[0] !== undefined && isOver(times[0])) times.shift();
      for (const [name, at] of partners) if (isOver(at)) partners.delete(name);

      const name = partner === undefined ? null : hash(partner).readUInt32BE();
      const isNew = name !== null && !partners.has(name);
      const first = times.at(-limits.burst);
      const isBurst = first !== undefined && time - first < limits.burstMs;
      if (isBurst || times.length >= limits.most || (isNew && partners.size >= limits.partners)) {
        if (isOver(use.doubtfulSince)) Object.assign(use, { doubtful: 0, doubtfulSince: time });
        if (use.doubtful >= limits.doubtful) return { as: "dropped", giveBack: () => {} };
        use.doubtful++;
        return { as: "doubtful", giveBack: () => void use.doubtful-- };
      }
      times.push(time);
      if (name !== null) partners.set(name, time);
      const giveBack = () => {
        times.splice(times.lastIndexOf(time), 1);
        if (isNew) partners.delete(name);
      };
      return { as: "counted", giveBack };
    },
  };
}
