import { createRateLimit } from "../access/rate-limit.ts";
import { isDiskFull, type Sql } from "../db/connect.ts";
import type { Log } from "../monitoring/log.ts";
import type { EventOutcome, Metrics } from "../monitoring/metrics.ts";
import type { Troubles } from "../monitoring/troubles.ts";
import { createActionCountAnswers, readActionCount } from "./action-count.ts";
import { createEventLog, insertEvents } from "./event-log.ts";
import { createEventQuota } from "./event-quota.ts";
import type { EventDeps } from "./receive-event.ts";
import { rollUpEvents } from "./retention.ts";

/** Events that one address may send within a minute: visitors of a gallery share one address. */
const EVENTS_PER_MINUTE = 1_000;
const ROLL_UP_MS = 3_600_000;

/** The outcomes that are trouble, for the log. Anyone can send what is refused. */
const TROUBLE: Partial<Record<EventOutcome, string>> = {
  failed: "the database did not store it",
  unknown: "the database may not have stored it",
};

/** Opens the event log and its counters. Finished days are rolled up at once, and then every hour. */
export function openEvents(deps: {
  sql: Sql;
  env: { publicUrl: string | null; retentionMonths: number };
  log: Log;
  troubles: Troubles;
  metrics: Pick<Metrics, "countEvent" | "gauges">;
}) {
  const { sql, env, log, troubles, metrics } = deps;
  const now = () => new Date();
  const eventLog = createEventLog(async (events) => {
    const recorded = await insertEvents(sql, events, (error) => {
      if (isDiskFull(error)) troubles.report("disk", String(error));
    });
    if (recorded === "stored") troubles.end("disk");
    return recorded;
  });
  metrics.gauges({ events_waiting: "Events that wait to be committed" }, () => ({
    events_waiting: eventLog.waiting(),
  }));
  let isClosed = false;
  const rollUp = async () => {
    try {
      const deleted = await rollUpEvents(sql, env.retentionMonths);
      if (deleted) log.info(`Deleted ${deleted} old events; the daily totals count them`);
    } catch (error) {
      if (!isClosed)
        log.error(`Rolling up events failed: ${error instanceof Error ? error.message : error}`);
    }
  };
  void rollUp();
  const timer = setInterval(rollUp, ROLL_UP_MS).unref();
  const events: EventDeps["events"] = {
    log: eventLog,
    limit: createRateLimit(EVENTS_PER_MINUTE, 60_000),
    quota: createEventQuota(),
    received: (outcome) => {
      metrics.countEvent(outcome);
      const reason = TROUBLE[outcome];
      if (reason !== undefined) troubles.report("events", reason);
    },
    ownHosts: env.publicUrl === null ? [] : [new URL(env.publicUrl).hostname],
  };
  return {
    events,
    actions: createActionCountAnswers(() => readActionCount(sql, now()), now),
    close: (): void => {
      isClosed = true;
      clearInterval(timer);
    },
  };
}
