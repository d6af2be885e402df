import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { PATHS } from "../contract/paths.ts";
import type { AnsweredRequest } from "../http/response-class.ts";
import { TROUBLE_KINDS, type TroubleKind } from "./troubles.ts";

/** How a lookup was answered. */
export type LookupOutcome = "stored" | "live" | "failed";

/** How an event was handled. */
export type EventOutcome =
  | "stored"
  | "doubtful"
  | "bot"
  | "invalid"
  | "limited"
  | "failed"
  | "unknown";

/** The present state that the metrics show as gauges; read when the metrics are requested. */
export type MetricsSnapshot = {
  connections: number;
  eventsWaiting: number;
  tdsStored: number;
  /** When the oldest TD details were checked, in milliseconds since 1970; null without TDs. */
  tdsCheckedAt: number | null;
  populationRunning: boolean;
  /** The last finished run; null when there is none or it could not be read. */
  lastPopulation: { succeeded: boolean; finishedAt: number } | null;
  /** Connections to the database by state; null while it does not answer. */
  pool: Readonly<Record<string, number>> | null;
  /** The troubles that last. */
  troubles: readonly TroubleKind[];
};

/** The metrics of a process. None is by visitor, constituency or partner. */
export type Metrics = {
  countRequest: (request: AnsweredRequest) => void;
  countLookup: (outcome: LookupOutcome) => void;
  countEvent: (outcome: EventOutcome) => void;
  /** Sets how many of the proxies that TRUST_PROXY counts a request did not pass. */
  setProxiesMissing: (count: number) => void;
  /** Formats all metrics in the text format of Prometheus. */
  text: () => Promise<string>;
  contentType: string;
};

const KNOWN_PATHS: ReadonlySet<string> = new Set([
  ...Object.values(PATHS),
  ...["/healthz", "/readyz", "/", "/ga/", `/ga${PATHS.tdsPage}`, "/favicon.svg"],
]);

/** The `route` label of a request: one of a few values, for any URL. */
export function routeLabel(url: string, status: number): string {
  const query = url.indexOf("?");
  const path = query === -1 ? url : url.slice(0, query);
  if (KNOWN_PATHS.has(path)) return path;
  if (status === 404 || status === 405) return "unknown";
  if (path.startsWith(`${PATHS.embed}/`)) return `${PATHS.embed}/*`;
  return path.startsWith("/assets/") ? "/assets/*" : "other";
}

/** Upper bounds of the duration buckets, in seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

/** Creates the metrics of a process; `readSnapshot` is called when they are requested. */
export function createMetrics(readSnapshot: () => Promise<MetricsSnapshot>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until an answer began, by route and status",
    labelNames: ["route", "status"],
    buckets: BUCKETS,
    registers,
  });
  const lookups = new Counter({
    name: "lookups_total",
    help: "Lookups by the origin of the answer",
    labelNames: ["source"],
    registers,
  });
  const events = new Counter({
    name: "events_total",
    help: "Events received, by outcome",
    labelNames: ["outcome"],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const connections = gauge("http_connections", "Open connections");
  const waiting = gauge("events_waiting", "Events that wait to be committed");
  const stored = gauge("tds_stored", "TDs in memory");
  const checked = gauge("tds_checked_timestamp_seconds", "When the oldest TD details were checked");
  const running = gauge("population_running", "1 while a population runs on any server");
  const succeeded = gauge("population_last_success", "1 when the last run succeeded");
  const finished = gauge(
    "population_last_finished_timestamp_seconds",
    "When the last run finished",
  );
  const proxiesMissing = gauge(
    "trust_proxy_missing",
    "Proxies that TRUST_PROXY counts and a request did not pass",
  );
  const up = gauge("database_up", "1 while the database answers");
  const pool = new Gauge({
    name: "database_connections",
    help: "Connections of all servers to the database, by state",
    labelNames: ["state"],
    registers,
  });

  const trouble = new Gauge({
    name: "trouble",
    help: "1 while a part is away or events are refused, by kind",
    labelNames: ["kind"],
    registers,
  });

  return {
    countRequest: ({ url, status, ms }) => {
      durations.observe({ route: routeLabel(url, status), status }, ms / 1000);
    },
    countLookup: (source) => lookups.inc({ source }),
    countEvent: (outcome) => events.inc({ outcome }),
    setProxiesMissing: (count) => proxiesMissing.set(count),
    text: async () => {
      const now = await readSnapshot();
      connections.set(now.connections);
      waiting.set(now.eventsWaiting);
      stored.set(now.tdsStored);
      checked.set((now.tdsCheckedAt ?? 0) / 1000);
      running.set(now.populationRunning ? 1 : 0);
      succeeded.set(now.lastPopulation?.succeeded ? 1 : 0);
      finished.set((now.lastPopulation?.finishedAt ?? 0) / 1000);
      up.set(now.pool === null ? 0 : 1);
      pool.reset();
      for (const [state, count] of Object.entries(now.pool ?? {})) pool.set({ state }, count);
      for (const kind of TROUBLE_KINDS) trouble.set({ kind }, now.troubles.includes(kind) ? 1 : 0);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
