import { createRateLimit } from "../access/rate-limit.ts";
import type { ActionCount } from "../contract/responses.ts";
import { createRecent } from "../db/availability.ts";
import { isDiskFull, type Sql } from "../db/connect.ts";
import { type Log, messageOf } from "../monitoring/log.ts";
import type { EventOutcome, Metrics } from "../monitoring/metrics.ts";
import type { Troubles } from "../monitoring/troubles.ts";
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
  metrics: Pick<Metrics, "countEvent" | "gauge">;
}) {
  const { sql, env, log, troubles, metrics } = deps;
  const eventLog = createEventLog(async (events) => {
    const recorded = await insertEvents(sql, events, (error) => {
      if (isDiskFull(error)) troubles.report("disk", String(error));
    });
    if (recorded === "stored") troubles.end("disk");
    return recorded;
  });
  metrics.gauge("events_waiting", "Events that wait to be committed", eventLog.waiting);
  let isClosed = false;
  const rollUp = async () => {
    try {
      const deleted = await rollUpEvents(sql, env.retentionMonths);
      if (deleted) log.info(`Deleted ${deleted} old events; the daily totals count them`);
    } catch (error) {
      if (!isClosed) log.error(`Rolling up events failed: ${messageOf(error)}`);
    }
  };
  void rollUp();
  const timer = setInterval(rollUp, ROLL_UP_MS).unref();
  const events: EventDeps["events"] = {
    record: eventLog.record,
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
    actions: createRecent(() => readActionCount(sql, new Date()), 10_000, 1_000),
    close: (): void => {
      isClosed = true;
      clearInterval(timer);
    },
  };
}

/** Reads how many letters were opened through the element, in total and on the present day in Dublin. */
export async function readActionCount(sql: Sql, now: Date): Promise<ActionCount> {
  // The count is read once a second, so not by `event_totals`, which sorts the day's events by kind.
  const [row] = await sql<[{ total: string; today: string }]>`
    select
      coalesce(sum(count), 0) as total,
      coalesce(sum(count) filter (where day = dublin_day(${now})), 0) as today
    from (
      select day, count from event_daily
      where action = 'email_click' and source = 'ContactTd' and standing = 'counted'
      union all
      select dublin_day(created_at), 1 from event_log
      where not rolled_up
        and action = 'email_click' and meta ->> 'source' = 'ContactTd' and standing = 'counted'
    ) as letters`;
  return { total: Number(row.total), today: Number(row.today) };
}
