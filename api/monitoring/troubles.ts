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

/** The present troubles of a process. Each writes one line when it begins and one when it ends. */
export type Troubles = ReturnType<typeof createTroubles>;

const QUIET_MS = 60_000;

/** Creates the troubles of a process. Its timers do not keep the process alive. */
export function createTroubles(log: Log, elapsedMs: () => number) {
  const present = new Map<TroubleKind, { since: number; timer?: NodeJS.Timeout }>();

  const end = (kind: TroubleKind): void => {
    const trouble = present.get(kind);
    if (trouble === undefined) return;
    clearTimeout(trouble.timer);
    present.delete(kind);
    const seconds = Math.round((elapsedMs() - trouble.since) / 1000);
    log.info(`${TROUBLES[kind].ends}, ${seconds} s after the trouble began`);
  };

  return {
    report: (kind: TroubleKind, reason: string): void => {
      const { since = elapsedMs(), timer } = present.get(kind) ?? {};
      if (!present.has(kind)) log.warn(`${TROUBLES[kind].begins}: ${reason}`);
      clearTimeout(timer);
      // Events that are stored end no trouble, as others may fail beside them: a minute without a report does.
      const quiet = kind === "events" && { timer: setTimeout(end, QUIET_MS, kind).unref() };
      present.set(kind, { since, ...quiet });
    },
    end,
    isPresent: (kind: TroubleKind): boolean => present.has(kind),
  };
}
