import type { DatabaseChoice, Sql } from "../../../../api/db/connect.ts";
import { type Notification, openNotifications } from "../../../../api/db/notifications.ts";
import { createLog } from "../../../../api/monitoring/log.ts";
import { createPopulation } from "../../../../api/tds/population/population.ts";
import { collectQuestions } from "../../../../api/tds/population/questions.ts";
import { createRunLock } from "../../../../api/tds/population/schedule.ts";
import { createSource } from "../../../../api/tds/source/source.ts";
import {
  createSourceClient,
  DEFAULT_REQUEST_POLICY,
} from "../../../../api/tds/source/source-client.ts";
import type { FakeOireachtas } from "../../../oireachtas/fake-oireachtas.ts";

const silent = createLog("error", () => {});
const now = () => new Date();

/** The source of the fake Oireachtas, read without pauses. */
export function testSource(origin: string) {
  const quick = { ...DEFAULT_REQUEST_POLICY, userAgent: "test", gapMs: 1, retryDelayMs: 1 };
  return createSource({ apiUrl: origin, siteUrl: origin }, createSourceClient(quick));
}

/** Creates a population that reads the fake Oireachtas, and collects its notifications. */
export async function createTestPopulation(
  sql: Sql,
  choice: DatabaseChoice,
  oireachtas: FakeOireachtas,
  topics: () => readonly string[] = () => [],
) {
  const received: Notification[] = [];
  const notifications = await openNotifications(sql, choice.kind, silent);
  notifications.subscribe((notification) => received.push(notification));
  const source = testSource(oireachtas.origin);
  const acquireLock = createRunLock(choice);
  const population = createPopulation({
    sql,
    source,
    collectQuestions: (signal) => collectQuestions({ sql, source, topics, now }, signal),
    acquireLock,
    notifications,
    log: silent,
    now,
  });
  const run = async () => {
    const begun = await population.begin();
    if (!begun.ok) throw new Error(begun.failure);
    return begun.value.end;
  };
  return { ...population, run, received };
}
