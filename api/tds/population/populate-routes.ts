import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { privateFailure, privateJson, privateUnavailable } from "../../access/key-guard.ts";
import { Signature } from "../../contract/campaign/campaign.ts";
import { parseWith } from "../../contract/json.ts";
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

/** The dependencies of the population's routes. */
export type PopulateDeps = {
  population: Pick<
    Population,
    "begin" | "accept" | "putBack" | "reject" | "state" | "failAbandoned"
  >;
  /** Reads what is stored, and the last runs. */
  overview: () => Promise<Omit<PopulationOverview, "success">>;
  /** Aborted when the server shuts down. Closes the progress streams. */
  closing: AbortSignal;
};

const POLL_MS = 500;
const POLLS_UNTIL_CHECK = 10;
const STREAM_HEADERS: HeaderMap = {
  ...INERT_HEADERS,
  "cache-control": "no-store",
  // A buffering proxy would hold the events back until the end.
  "x-accel-buffering": "no",
  // A kept-alive connection would delay the shutdown of the server.
  connection: "close",
};

/** Handles `POST /api/populate`: 202 when a run has begun, 409 while one is in progress. */
export async function beginPopulation({ population }: PopulateDeps, log: Log): Promise<Response> {
  const begun = await withTimeout(population.begin());
  if (!begun.ok) {
    log.warn(`A population could not begin: ${begun.failure.reason}`);
    return privateUnavailable("not-begun");
  }
  if (!begun.value.ok) return privateFailure(409, "populating");
  const { run } = begun.value.value;
  const body: PopulationBegun = { success: true, message: POPULATION_MESSAGES.begun, run };
  return privateJson(202, body);
}

/**
 * `POST /api/populate/accept` and `/reject`: 409 when another difference waits, none, or during a run.
 * `/put-back` undoes the acceptance of a difference: 409 also unless it was the last one.
 */
export function decideDifference(
  decision: "accept" | "putBack" | "reject",
  { population }: PopulateDeps,
) {
  return async (c: Context, signature: unknown): Promise<Response> => {
    const [hash = "", ...more] = c.req.queries("hash") ?? [];
    if (more.length > 0 || !DIFFERENCE_HASH.test(hash)) return privateFailure(400, "hash-invalid");
    const by = parseWith(Signature, signature);
    if (by === null && decision !== "reject") return privateFailure(400, "decision-unsigned");
    const decided = await (by ? population[decision](hash, by) : population.reject(hash));
    if (!decided.ok) {
      return privateFailure(409, decided.failure === "busy" ? "populating" : decided.failure);
    }
    const report = decided.value;
    const message = POPULATION_MESSAGES[decision];
    const body: PopulationDecided = { success: true, message, ...(report && { report }) };
    return privateJson(200, body);
  };
}

/** Handles `GET /api/populate`: what is stored, the last runs, and the progress of one that runs. */
export async function answerOverview({ overview, population }: PopulateDeps): Promise<Response> {
  const current = await population.state();
  const isRunning = current.state === "running";
  // The process of the run may be gone, so that nobody else ends it.
  if (isRunning) await population.failAbandoned().catch(() => {});
  const progress = isRunning && { progress: current.progress };
  const body: PopulationOverview = { success: true, ...(await overview()), ...progress };
  return privateJson(200, body);
}

/** `GET /api/populate/progress`: events `progress` twice a second during a run in any process, then `end`. */
export function streamProgress(c: Context, { population, closing }: PopulateDeps): Response {
  const response = streamSSE(c, async (stream) => {
    const send = (event: string, data: object) =>
      stream.writeSSE({ event, data: JSON.stringify(data) });
    for (let polls = 1; !stream.aborted; polls++) {
      const current = await population.state().catch(() => null);
      if (current === null) return;
      if (current.state === "ended") return send("end", current.end);
      await send("progress", current.progress);
      if (closing.aborted) return;
      await stream.sleep(POLL_MS);
      // The process of the run may be gone, so that nobody else ends it.
      if (polls % POLLS_UNTIL_CHECK === 0) await population.failAbandoned().catch(() => {});
    }
  });
  for (const [name, value] of Object.entries(STREAM_HEADERS)) response.headers.set(name, value);
  return response;
}
