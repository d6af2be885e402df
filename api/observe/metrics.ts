import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { PATHS } from "../contract/paths.ts";
import type { Answered } from "../http/response-class.ts";

/** How a lookup was answered. */
export type LookupOutcome = "stored" | "live" | "failed";

/** What became of an event. */
export type EventOutcome = "stored" | "bot" | "invalid" | "limited" | "failed";

/** What is looked at when the figures are asked for, not counted as it happens. */
export type MetricsSnapshot = {
  connections: number;
  eventsWaiting: number;
  tdsStored: number;
  /** Of the oldest details, in milliseconds since 1970; null where there are none. */
  tdsCheckedAt: number | null;
  populationRunning: boolean;
  /** The last run that ended; null where none did, or it could not be read. */
  lastPopulation: { succeeded: boolean; finishedAt: number } | null;
  /** Connections to the database by state; null where it does not answer. */
  pool: Readonly<Record<string, number>> | null;
};

/** Counts what a process does. No figure is by visitor, constituency or partner. */
export type Metrics = {
  answered: (answered: Answered) => void;
  lookedUp: (outcome: LookupOutcome) => void;
  eventReceived: (outcome: EventOutcome) => void;
  /** All figures in the text format of Prometheus. */
  text: () => Promise<string>;
  contentType: string;
};

const ADDRESSES: ReadonlySet<string> = new Set([
  ...Object.values(PATHS),
  ...["/healthz", "/readyz", "/", "/favicon.svg"],
]);

/** The kind of address a request was for: few, whatever is asked for. */
export function kindOf(url: string, status: number): string {
  const query = url.indexOf("?");
  const path = query === -1 ? url : url.slice(0, query);
  if (ADDRESSES.has(path)) return path;
  if (status === 404 || status === 405) return "unknown";
  if (path.startsWith(`${PATHS.embed}/`)) return `${PATHS.embed}/*`;
  return path.startsWith("/assets/") ? "/assets/*" : "other";
}

const DURATION = "http_request_duration_seconds";
const DURATION_HELP = "Until an answer began, by kind of address and status";
const BOUNDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

type Counted = { route: string; status: number; below: number[]; seconds: number; count: number };

/**
 * A histogram that counts into plain numbers and is made when it is read: the
 * library's own way costs as much as a whole answer from memory.
 */
class Durations extends Gauge {
  readonly #form = new Histogram({ name: DURATION, help: DURATION_HELP, registers: [] });
  readonly #kinds = new Map<string, Map<number, Counted>>();

  count(route: string, status: number, seconds: number): void {
    let statuses = this.#kinds.get(route);
    if (statuses === undefined) {
      statuses = new Map();
      this.#kinds.set(route, statuses);
    }
    let counted = statuses.get(status);
    if (counted === undefined) {
      counted = { route, status, below: BOUNDS.map(() => 0), seconds: 0, count: 0 };
      statuses.set(status, counted);
    }
    counted.count++;
    counted.seconds += seconds;
    const bound = BOUNDS.findIndex((most) => seconds <= most);
    if (bound !== -1) counted.below[bound] = (counted.below[bound] ?? 0) + 1;
  }

  override async get() {
    const all = [...this.#kinds.values()].flatMap((statuses) => [...statuses.values()]);
    const values = all.flatMap(({ route, status, below, seconds, count }) => {
      const labels = { route, status };
      let sum = 0;
      const buckets = BOUNDS.map((le, index) => {
        sum += below[index] ?? 0;
        return { metricName: `${DURATION}_bucket`, labels: { ...labels, le }, value: sum };
      });
      return [
        ...buckets,
        { metricName: `${DURATION}_bucket`, labels: { ...labels, le: "+Inf" }, value: count },
        { metricName: `${DURATION}_sum`, labels, value: seconds },
        { metricName: `${DURATION}_count`, labels, value: count },
      ];
    });
    return { ...(await this.#form.get()), values };
  }
}

/** Counts from now on; `present` is asked whenever the figures are. */
export function createMetrics(present: () => Promise<MetricsSnapshot>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Durations({ name: DURATION, help: DURATION_HELP, registers });
  const lookups = new Counter({
    name: "lookups_total",
    help: "Lookups of a constituency, by where the answer came from",
    labelNames: ["source"],
    registers,
  });
  const events = new Counter({
    name: "events_total",
    help: "Events received, by what became of them",
    labelNames: ["outcome"],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const connections = gauge("http_connections", "Connections that are open");
  const waiting = gauge("events_waiting", "Events that wait to be committed");
  const stored = gauge("tds_stored", "TDs that can be found");
  const checked = gauge("tds_checked_timestamp_seconds", "When the oldest details were checked");
  const running = gauge("population_running", "1 while any server reads all TDs anew");
  const succeeded = gauge("population_last_success", "1 when the last run succeeded");
  const finished = gauge("population_last_finished_timestamp_seconds", "When the last run ended");
  const up = gauge("database_up", "1 while the database answers");
  const pool = new Gauge({
    name: "database_connections",
    help: "Connections of all servers to the database, by what they do",
    labelNames: ["state"],
    registers,
  });

  // Looked up once: finding a figure by its labels costs more than the answer it counts.
  const lookupsBy = {
    stored: lookups.labels("stored"),
    live: lookups.labels("live"),
    failed: lookups.labels("failed"),
  };

  return {
    answered: ({ url, status, ms }) => {
      duration.count(kindOf(url, status), status, ms / 1000);
    },
    lookedUp: (outcome) => lookupsBy[outcome].inc(),
    eventReceived: (outcome) => events.labels(outcome).inc(),
    text: async () => {
      const now = await present();
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
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
