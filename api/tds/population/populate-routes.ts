import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { privateFailure, privateJson, privateUnavailable } from "../../access/key-guard.ts";
import type { Routes } from "../../access/routes.ts";
import { PATHS } from "../../contract/paths.ts";
import {
  POPULATION_MESSAGES,
  type PopulationBegun,
  type PopulationOverview,
} from "../../contract/population.ts";
import { withTimeout } from "../../db/availability.ts";
import { type HeaderMap, INERT_HEADERS } from "../../http/answer.ts";
import type { Log } from "../../monitoring/log.ts";
import type { Population } from "./population.ts";

export type PopulateDeps = {
  populate: {
    population: Pick<Population, "begin" | "state">;
    overview: () => Promise<Omit<PopulationOverview, "success">>;
    /** The signal is aborted when the server shuts down. */
    closing: AbortSignal;
  };
  log: Log;
};

const POLL_MS = 500;
const STREAM_HEADERS: HeaderMap = {
  ...INERT_HEADERS,
  "cache-control": "no-store",
  // A buffering proxy would hold the events back until the end.
  "x-accel-buffering": "no",
  // A kept-alive connection would delay the shutdown of the server.
  connection: "close",
};

export const POPULATE_ROUTES: Routes<PopulateDeps> = {
  [`GET ${PATHS.populate}`]: {
    key: "admin",
    summary: "The number of stored TDs, and the last runs, newest first",
    responses: { 200: "PopulationOverview" },
    answer: async (_, { populate }) =>
      privateJson(200, { success: true, ...(await populate.overview()) }),
  },
  [`POST ${PATHS.populate}`]: {
    key: "admin",
    summary:
      "Starts a population: reads all TDs from the public source; with `large=1` it also stores a difference that a run left out",
    query: "large",
    responses: { 202: "PopulationBegun", 409: "populating" },
    answer: beginPopulation,
  },
  [`GET ${PATHS.populateProgress}`]: {
    key: "admin",
    summary:
      "For a script that follows a run, server-sent events: `progress` with a PopulationProgress as the run goes, then one `end` with a PopulationEnd",
    responses: { 200: "text/event-stream" },
    answer: streamProgress,
  },
};

async function beginPopulation(
  c: Context,
  { populate: { population }, log }: PopulateDeps,
): Promise<Response> {
  const query = await withTimeout(population.begin(c.req.query("large") === "1"));
  if (!query.ok) {
    log.warn(`A population could not begin: ${query.failure.reason}`);
    return privateUnavailable("not-begun");
  }
  const begin = query.value;
  if (!begin.ok) return privateFailure(409, "populating");
  const { run } = begin.value;
  const body: PopulationBegun = { success: true, message: POPULATION_MESSAGES.begun, run };
  return privateJson(202, body);
}

function streamProgress(c: Context, { populate: { population, closing } }: PopulateDeps): Response {
  const response = streamSSE(c, async (stream) => {
    const send = (event: string, data: object) =>
      stream.writeSSE({ event, data: JSON.stringify(data) });
    while (!stream.aborted) {
      const current = await population.state().catch(() => null);
      if (current === null) return;
      if (current.state === "ended") return send("end", current.end);
      await send("progress", current.progress);
      if (closing.aborted) return;
      await stream.sleep(POLL_MS);
    }
  });
  for (const [name, value] of Object.entries(STREAM_HEADERS)) response.headers.set(name, value);
  return response;
}
