import type { Campaign } from "../contract/campaign/campaign.ts";
import { topicsOf } from "../contract/campaign/record-fields.ts";
import { createFollower, createRecent } from "../db/availability.ts";
import type { Sql } from "../db/connect.ts";
import type { Log } from "../monitoring/log.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { Troubles } from "../monitoring/troubles.ts";
import { composeRecord } from "./lookup/compose-record.ts";
import { createTdIndex, openLookups } from "./lookup/lookups.ts";
import { createPopulation, schedulePopulation } from "./population/population.ts";
import { applyConstituency, readReview, readRuns } from "./population/population-store.ts";
import { collectQuestions, readQuestions } from "./population/questions.ts";
import { createRefresh } from "./population/refresh.ts";
import { newestChange, readTds, readWithoutAddress } from "./population/td-store.ts";
import { createSource, formatUserAgent } from "./source/source.ts";
import { createSourceClient, DEFAULT_REQUEST_POLICY } from "./source/source-client.ts";

/** Runs that the overview lists; the schedule's delay reaches its maximum after fewer failures. */
const RUNS_READ = 10;

/** Opens the stored TDs and the work that keeps them up to date. Requests to the source name the `contact`. */
export async function openTds(
  deps: {
    sql: Sql;
    env: {
      publicUrl: string | null;
      source: { apiUrl: string; siteUrl: string };
      tdMaxAgeMs: number;
      populateEveryMs: number;
    };
    log: Log;
    troubles: Troubles;
    metrics: Pick<Metrics, "gauge">;
  },
  contact: string | undefined,
  campaign: () => Campaign,
) {
  const { sql, env, log, troubles, metrics } = deps;
  const now = () => new Date();
  const abort = new AbortController();
  const userAgent = formatUserAgent(env.publicUrl, contact);
  const client = createSourceClient({ ...DEFAULT_REQUEST_POLICY, userAgent });
  const source = createSource(env.source, client);
  const topics = () => topicsOf(campaign().record);
  const population = createPopulation({
    sql,
    source,
    collectQuestions: (signal) => collectQuestions({ sql, source, topics, now }, signal),
    onStored: () => followSoon(),
    log,
    now,
  });
  const refresh = createRefresh({
    source,
    store: async (constituency, members, readAt) => {
      const result = await applyConstituency(sql, constituency, members, readAt);
      if (result.ok) followSoon();
      return result;
    },
    signal: abort.signal,
    troubles,
    now,
  });
  const lookups = await openLookups({
    readIndex: async () => {
      const [rows, withoutAddress] = await Promise.all([readTds(sql), readWithoutAddress(sql)]);
      const records = composeRecord(await readQuestions(sql), campaign());
      return createTdIndex(rows, withoutAddress, records);
    },
    refresh,
    maxAgeMs: env.tdMaxAgeMs,
    troubles,
    now,
  });
  /** Answers from the newest rows and campaign, which another server may have stored. Rejects without the database. */
  const follow = createFollower(async () => [campaign(), await newestChange(sql)], lookups.reload);
  // Where it fails, the next `follow` reads.
  const followSoon = () => void follow().catch(() => {});
  const readLastRuns = () => readRuns(sql, RUNS_READ);
  const { populateEveryMs } = env;
  const stopSchedule =
    populateEveryMs > 0
      ? schedulePopulation(population.begin, readLastRuns, populateEveryMs)
      : () => {};
  const readRecentRuns = createRecent(readLastRuns, 1_000);
  const lastEnded = async () =>
    (await readRecentRuns())?.value.find(({ finishedAt }) => finishedAt !== null);
  const { gauge } = metrics;
  gauge("tds_stored", "TDs in memory", () => lookups.index().count);
  gauge(
    "tds_checked_timestamp_seconds",
    "When the oldest TD details were checked",
    () => (lookups.index().checkedAt?.getTime() ?? 0) / 1000,
  );
  gauge("population_running", "1 while a population runs on any server", async () =>
    (await readRecentRuns())?.value[0]?.state === "running" ? 1 : 0,
  );
  gauge("population_last_success", "1 when the last run succeeded", async () =>
    (await lastEnded())?.state === "succeeded" ? 1 : 0,
  );
  gauge(
    "population_last_finished_timestamp_seconds",
    "When the last run finished",
    async () => Date.parse((await lastEnded())?.finishedAt ?? "1970") / 1000,
  );
  return {
    lookups,
    population,
    readVote: source.vote,
    follow,
    followSoon,
    overview: async () => {
      await follow();
      const { count, checkedAt } = lookups.index();
      const state = await population.state();
      const [runs, review] = await Promise.all([readLastRuns(), readReview(sql)]);
      const tds = { stored: count, checkedAt: checkedAt?.toISOString() ?? null };
      const progress = state.state === "running" && { progress: state.progress };
      return { tds, runs, ...(review !== null && { review }), ...progress };
    },
    /** The signal is aborted when the server closes. */
    closing: abort.signal,
    close: async (): Promise<void> => {
      stopSchedule();
      // Readers of a run's progress get the end of the run before their streams are closed.
      await population.stop();
      abort.abort();
    },
  };
}
