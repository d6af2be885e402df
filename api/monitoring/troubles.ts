import type { Log } from "./log.ts";

const TROUBLES = {
  database: { begins: "The database does not answer", ends: "The database answers again" },
  disk: { begins: "The disk of the database is full", ends: "The database can store again" },
  refresh: { begins: "TDs cannot be refreshed", ends: "All TDs are up to date again" },
  events: { begins: "Events are not stored", ends: "Every event was stored for a minute" },
} as const;

type TroubleKind = keyof typeof TROUBLES;

/** The parts of `GET /readyz` that can be away while the server serves the rest. */
export const DEGRADED = ["database", "disk"] as const satisfies TroubleKind[];
export type Degraded = (typeof DEGRADED)[number];

export const TROUBLE_KINDS = Object.keys(TROUBLES) as TroubleKind[];

/** The present troubles of a process. Each writes one line when it begins, one a minute, and one when it ends. */
export type Troubles = ReturnType<typeof createTroubles>;

const LINE_INTERVAL_MS = 60_000;

type Present = { since: number; reasons: Map<string, number>; timer: NodeJS.Timeout };

/** Creates the troubles of a process. Its timers do not keep the process alive. */
export function createTroubles(log: Log, elapsedMs: () => number) {
  const present = new Map<TroubleKind, Present>();

  /** Reports the end of a trouble. One of events ends by itself after a minute without a report. */
  const end = (kind: TroubleKind): void => {
    const trouble = present.get(kind);
    if (trouble === undefined) return;
    clearInterval(trouble.timer);
    present.delete(kind);
    const seconds = Math.round((elapsedMs() - trouble.since) / 1000);
    log.info(`${TROUBLES[kind].ends}, ${seconds} s after the trouble began`);
  };

  const writeLine = (kind: TroubleKind, { since, reasons }: Present) => {
    if (kind === "events" && reasons.size === 0) return end(kind);
    const minutes = Math.round((elapsedMs() - since) / LINE_INTERVAL_MS);
    const counts = [...reasons].map(([reason, count]) => `${count} × ${reason}`).join(", ");
    log.warn(`${TROUBLES[kind].begins}, for ${minutes} min now${counts && `: ${counts}`}`);
    reasons.clear();
  };

  return {
    report: (kind: TroubleKind, reason: string): void => {
      const known = present.get(kind)?.reasons;
      if (known) return void known.set(reason, (known.get(reason) ?? 0) + 1);
      const timer = setInterval(() => writeLine(kind, trouble), LINE_INTERVAL_MS).unref();
      const trouble: Present = { since: elapsedMs(), reasons: new Map([[reason, 1]]), timer };
      present.set(kind, trouble);
      log.warn(`${TROUBLES[kind].begins}: ${reason}`);
    },
    end,
    isPresent: (kind: TroubleKind): boolean => present.has(kind),
  };
}
