import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { privateFailure, privateJson, privateUnavailable } from "../../access/key-guard.ts";
import {
  DIFFERENCE_HASH,
  POPULATION_MESSAGES,
  type PopulationAccepted,
  type PopulationBegun,
  type PopulationOverview,
} from "../../contract/population.ts";
import type { Notifications } from "../../db/notifications.ts";
import { withTimeout } from "../../db/with-timeout.ts";
import { type HeaderMap, INERT_HEADERS } from "../../http/answer.ts";
import type { Log } from "../../observe/log.ts";
import type { Population } from "./population.ts";

/** The dependencies of the population's routes. */
export type PopulateDeps = {
  population: Pick<Population, "begin" | "accept" | "state" | "failAbandoned">;
  notifications: Pick<Notifications, "subscribe">;
  /** Reads what is stored, and the last runs. */
  overview: () => Promise<Omit<PopulationOverview, "success">>;
  /** Aborted when the server shuts down. Closes the progress streams. */
  closing: AbortSignal;
};

const DATABASE_TIMEOUT_MS = 8_000;
const HEARTBEAT_MS = 5_000;
const STREAM_HEADERS: HeaderMap = {
  ...INERT_HEADERS,
  "cache-control": "no-store",
  // A buffering proxy would hold the events back until the end.
  "x-accel-buffering": "no",
  // A kept-alive connection would delay the shutdown of the server.
  connection: "close",
};

/**
 * Handles `POST /api/populate`: 202 when a run has
 * begun, 409 while one is in progress.
 */
export async function beginPopulation({ population }: PopulateDeps, log: Log): Promise<Response> {
  const begun = await withTimeout(population.begin(), DATABASE_TIMEOUT_MS);
  if (!begun.ok) {
    const { reason } = begun.failure;
    return privateUnavailable(log, "Could not begin a population", reason, "not-begun");
  }
  if (!begun.value.ok) return privateFailure(409, "populating");
  const { run } = begun.value.value;
  const body: PopulationBegun = { success: true, message: POPULATION_MESSAGES.begun, run };
  return privateJson(202, body);
}

/**
 * Handles `POST /api/populate/accept`: stores the
 * difference that a person has looked at. 409 when another difference waits,
 * none, or while a run is in progress.
 */
export async function acceptDifference(
  c: Context,
  { population }: PopulateDeps,
  log: Log,
): Promise<Response> {
  const [hash = "", ...more] = c.req.queries("hash") ?? [];
  if (more.length > 0 || !DIFFERENCE_HASH.test(hash)) return privateFailure(400, "hash-invalid");
  const accepted = await withTimeout(population.accept(hash), DATABASE_TIMEOUT_MS);
  if (!accepted.ok)
    return privateUnavailable(log, "Could not accept a difference", accepted.failure.reason);
  if (!accepted.value.ok) {
    const { failure } = accepted.value;
    return privateFailure(409, failure === "busy" ? "populating" : failure);
  }
  const report = accepted.value.value;
  const body: PopulationAccepted = { success: true, message: POPULATION_MESSAGES.accepted, report };
  return privateJson(200, body);
}

/** Handles `GET /api/populate`: what is stored, and the last runs. */
export async function answerOverview({ overview }: PopulateDeps, log: Log): Promise<Response> {
  const read = await withTimeout(overview(), DATABASE_TIMEOUT_MS);
  if (!read.ok)
    return privateUnavailable(log, "Could not read the last populations", read.failure.reason);
  const body: PopulationOverview = { success: true, ...read.value };
  return privateJson(200, body);
}

/**
 * Handles `GET /api/populate/progress` with
 * server-sent events: `progress` at once and on each step of the run, which may
 * be in any process, then one `end`. Without a run in progress it sends the
 * `end` of the last one.
 */
export function streamProgress(
  c: Context,
  { population, notifications, closing }: PopulateDeps,
): Response {
  const response = streamSSE(c, async (stream) => {
    let unsubscribe = () => {};
    let heartbeat: NodeJS.Timeout | undefined;
    await new Promise<void>((finish) => {
      let notifiedAt = performance.now();
      let hasEnded = false;
      const send = (event: string, data: object) =>
        stream.writeSSE({ event, data: JSON.stringify(data) });
      const sendState = async () => {
        const current = await population.state();
        if (hasEnded) return;
        if (current.state === "running") return send("progress", current.progress);
        hasEnded = true;
        await send("end", current.end);
        finish();
      };
      const finishOnError = (sending: Promise<unknown>) => void sending.catch(() => finish());
      unsubscribe = notifications.subscribe((notification) => {
        notifiedAt = performance.now();
        if (notification.kind === "progress")
          finishOnError(send("progress", notification.progress));
        if (notification.kind === "ended") finishOnError(sendState());
      });
      heartbeat = setInterval(() => {
        if (performance.now() - notifiedAt < HEARTBEAT_MS) return;
        // The run is slow, or its process is gone and the run has to be marked as failed.
        finishOnError(population.failAbandoned().then(sendState));
      }, HEARTBEAT_MS);
      stream.onAbort(finish);
      const close = () => sendState().then(finish, finish);
      closing.addEventListener("abort", close);
      stream.onAbort(() => closing.removeEventListener("abort", close));
      finishOnError(sendState());
    });
    unsubscribe();
    clearInterval(heartbeat);
  });
  for (const [name, value] of Object.entries(STREAM_HEADERS)) response.headers.set(name, value);
  return response;
}
