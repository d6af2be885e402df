import { createKeyGuard } from "../../api/access/key-guard.ts";
import { createRateLimit } from "../../api/access/rate-limit.ts";
import type { Deps } from "../../api/app.ts";
import { failedAnswer } from "../../api/http/answer.ts";
import { createLog } from "../../api/observe/log.ts";
import { createMetrics, type MetricsSnapshot } from "../../api/observe/metrics.ts";
import { createTdIndex } from "../../api/tds/lookup/td-index.ts";

const NOTHING: MetricsSnapshot = {
  connections: 0,
  eventsWaiting: 0,
  tdsStored: 0,
  tdsCheckedAt: null,
  populationRunning: false,
  lastPopulation: null,
  pool: null,
};

/** What an app needs that has no TDs, no files, a database that answers and forgets, but for `over`. */
export function fakeDeps(over: Partial<Deps> = {}): Deps {
  return {
    lookups: createTdIndex([]).answers,
    events: {
      log: { record: async () => true, waiting: () => 0 },
      limit: createRateLimit(1_000, 60_000),
      received: () => {},
      ownHosts: [],
    },
    actions: async () => failedAnswer(503, "not-ready"),
    stats: {
      guard: createKeyGuard("the-key"),
      read: async () => {
        throw new Error("There are no figures here");
      },
    },
    populate: {
      guard: createKeyGuard("the-key"),
      publicUrl: null,
      population: {
        begin: async () => {
          throw new Error("There is no source here");
        },
        state: async () => ({ state: "ended", end: { success: false, message: "Never" } }),
        failAbandoned: async () => {},
      },
      notifications: { subscribe: () => () => {} },
      overview: async () => ({ tds: { stored: 0, checkedAt: null }, runs: [] }),
      closing: new AbortController().signal,
    },
    trustProxy: 0,
    metrics: { guard: createKeyGuard("the-key"), metrics: createMetrics(async () => NOTHING) },
    openApi: failedAnswer(503, "not-ready"),
    unready: async () => null,
    embed: [],
    site: { files: [], exampleFacts: [] },
    log: createLog("error", () => {}),
    ...over,
  };
}
