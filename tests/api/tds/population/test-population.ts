import type { Sql } from "../../../../api/db/connect.ts";
import { createLog } from "../../../../api/monitoring/log.ts";
import { createPopulation } from "../../../../api/tds/population/population.ts";
import { collectQuestions } from "../../../../api/tds/population/questions.ts";
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

/** Creates a population that reads the fake Oireachtas, and counts how often it stored rows. */
export function createTestPopulation(
  sql: Sql,
  oireachtas: FakeOireachtas,
  topics: () => readonly string[] = () => [],
) {
  const stored = { times: 0 };
  const source = testSource(oireachtas.origin);
  const population = createPopulation({
    sql,
    source,
    collectQuestions: (signal) => collectQuestions({ sql, source, topics, now }, signal),
    onStored: () => void stored.times++,
    log: silent,
    now,
  });
  const run = async () => {
    const begun = await population.begin();
    if (!begun.ok) throw new Error(begun.failure);
    await begun.value.end;
    const ended = await population.state();
    if (ended.state === "running") throw new Error("The run goes on");
    return ended.end;
  };
  return { ...population, run, stored };
}
