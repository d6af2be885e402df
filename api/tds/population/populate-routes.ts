import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { privateFailure, privateJson, privateUnavailable } from "../../access/key-guard.ts";
import type { Routes } from "../../access/routes.ts";
import { Signature } from "../../contract/campaign/campaign.ts";
import { parseWith } from "../../contract/json.ts";
import { PATHS } from "../../contract/paths.ts";
import {
  DIFFERENCE_HASH,
  POPULATION_MESSAGES,
  type PopulationBegun,
  type PopulationDecided,
  type PopulationOverview,
} from "../../contract/population.ts";
import { withTimeout } from "../../db/availability.ts";
import { type HeaderMap, INERT_HEADERS } from "../../http/answer.ts";
import type { Log } from "../../monitoring/log.ts";
import type { Population } from "./population.ts";

export type PopulateDeps = {
  populate: {
    population: Pick<Population, "begin" | "accept" | "putBack" | "reject" | "state">;
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

const SIGNED_DECISION = {
  key: "admin",
  query: "hash",
  body: "Signature",
  responses: { 200: "PopulationDecided", 400: "decision-unsigned", 409: "difference-changed" },
} as const;

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
    summary: "Starts a population: reads all TDs from the public source",
    responses: { 202: "PopulationBegun", 409: "populating" },
    answer: beginPopulation,
  },
  [`POST ${PATHS.populateAccept}`]: {
    ...SIGNED_DECISION,
    summary: "Stores the difference that waits for a person, who has looked at it and signs",
    answer: decideDifference("accept"),
  },
  [`POST ${PATHS.populatePutBack}`]: {
    ...SIGNED_DECISION,
    summary: "Puts back the TDs that were stored before the last difference was accepted",
    answer: decideDifference("putBack"),
  },
  [`POST ${PATHS.populateReject}`]: {
    key: "admin",
    summary: "Leaves the difference out that waits for a person, and keeps what is stored",
    query: "hash",
    responses: { 200: "PopulationDecided", 400: "hash-invalid", 409: "difference-changed" },
    answer: decideDifference("reject"),
  },
  [`GET ${PATHS.populateProgress}`]: {
    key: "admin",
    summary:
      "For a script that follows a run, server-sent events: `progress` with a PopulationProgress as the run goes, then one `end` with a PopulationEnd",
    responses: { 200: "text/event-stream" },
    answer: streamProgress,
  },
};

async function beginPopulation(_: Context, { populate: { population }, log }: PopulateDeps) {
  const query = await withTimeout(population.begin());
  if (!query.ok) {
    log.warn(`A population could not begin: ${query.failure.reason}`);
    return privateUnavailable("not-begun");
  }
  if (!query.value.ok) return privateFailure(409, "populating");
  const { run } = query.value.value;
  const message = POPULATION_MESSAGES.begun;
  return privateJson<PopulationBegun>(202, { success: true, message, run });
}

/** Responds 409 unless the hash is that of the waiting difference; to `putBack`, of the last accepted one. */
function decideDifference(decision: "accept" | "putBack" | "reject") {
  return async (c: Context, { populate: { population } }: PopulateDeps, signature: unknown) => {
    const [hash = "", ...more] = c.req.queries("hash") ?? [];
    if (more.length > 0 || !DIFFERENCE_HASH.test(hash)) return privateFailure(400, "hash-invalid");
    const by = parseWith(Signature, signature);
    if (by === null && decision !== "reject") return privateFailure(400, "decision-unsigned");
    const result = await (by ? population[decision](hash, by) : population.reject(hash));
    if (!result.ok) return privateFailure(409, result.failure);
    const report = result.value;
    const message = POPULATION_MESSAGES[decision];
    return privateJson<PopulationDecided>(200, {
      success: true,
      message,
      ...(report && { report }),
    });
  };
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
