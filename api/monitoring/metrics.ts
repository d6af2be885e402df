import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { PATHS } from "../contract/paths.ts";

const EVENT_OUTCOMES = [
  "stored",
  "doubtful",
  "bot",
  "invalid",
  "limited",
  "failed",
  "unknown",
] as const;
export type EventOutcome = (typeof EVENT_OUTCOMES)[number];

/** A request and the status it was answered with. Holds nothing about its sender. */
export type AnsweredRequest = {
  requestId: string;
  method: string;
  /** The path and query of the request line; reduce it to a route before storing it. */
  url: string;
  status: number;
  ms: number;
};

type GaugeValue = number | Readonly<Record<string, number>>;

const { embedFrame, tdsPage, recordPage } = PATHS;
const PAGES = [embedFrame, tdsPage, recordPage, `/ga${tdsPage}`, `/ga${recordPage}`];

function routeLabel(known: ReadonlySet<string>, url: string, status: number): string {
  const query = url.indexOf("?");
  const path = query === -1 ? url : url.slice(0, query);
  if (known.has(path)) return path;
  if (status === 404 || status === 405) return "unknown";
  // Never the constituency.
  if (/^(?:\/ga)?\/tds\//.test(path)) return `${PATHS.tdsPage}/*`;
  if (path.startsWith(`${PATHS.embed}/`)) return `${PATHS.embed}/*`;
  return path.startsWith("/assets/") ? "/assets/*" : "other";
}

/** The metrics of a process. None is by visitor, constituency or partner. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of a process that serves `routes`, `GET /api/tds`. Its parts add their own gauges. */
export function createMetrics(routes: readonly string[]) {
  const paths = routes.map((route) => route.slice(route.indexOf("/")));
  const knownPaths = new Set([...paths, ...PAGES, "/", "/ga/", "/favicon.svg"]);
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until an answer began, by route and status",
    labelNames: ["route", "status"],
    // In seconds.
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
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
  // An alert on the increase sees the first event only when there was a 0 before it.
  for (const outcome of EVENT_OUTCOMES) events.inc({ outcome }, 0);
  return {
    countRequest: ({ url, status, ms }: AnsweredRequest): string => {
      const route = routeLabel(knownPaths, url, status);
      durations.observe({ route, status }, ms / 1000);
      return route;
    },
    countLookup: (source: "stored" | "live" | "failed"): void => lookups.inc({ source }),
    countEvent: (outcome: EventOutcome): void => events.inc({ outcome }),
    /** Adds a gauge, of one value or of one by kind, that `read` returns on request; it must not reject. */
    gauge: (name: string, help: string, read: () => GaugeValue | Promise<GaugeValue>): void => {
      const collect = async () => {
        const value = await read();
        if (typeof value === "number") gauge.set(value);
        else for (const [kind, each] of Object.entries(value)) gauge.set({ kind }, each);
      };
      const gauge = new Gauge({ name, help, labelNames: ["kind"], registers, collect });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
