import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { isCrossSite } from "../../access/cross-site.ts";
import type { KeyGuard } from "../../access/key-guard.ts";
import { retryAfter } from "../../access/rate-limit.ts";
import { refused, requireKey } from "../../access/require-key.ts";
import {
  POPULATION_MESSAGES,
  type PopulationBegun,
  type PopulationOverview,
} from "../../contract/population.ts";
import type { Notifications } from "../../db/notifications.ts";
import { withTimeout } from "../../db/with-timeout.ts";
import {
  API_HEADERS,
  type HeaderMap,
  INERT_HEADERS,
  plainAnswer,
  respond,
} from "../../http/answer.ts";
import type { Log } from "../../observe/log.ts";
import type { Population } from "./population.ts";

/** What answering about populations takes. */
export type PopulateDeps = {
  guard: KeyGuard;
  /** The campaign's own origin, where it is known. */
  publicUrl: string | null;
  population: Pick<Population, "begin" | "state" | "failAbandoned">;
  news: Pick<Notifications, "subscribe">;
  overview: () => Promise<Omit<PopulationOverview, "success">>;
  /** Ends what is being streamed, when the server ends. */
  closing: AbortSignal;
};

const PATIENCE_MS = 8_000;
const RETRY_AFTER_MS = 5_000;
/** A reader hears at least this often that the line is open. */
const BEAT_MS = 5_000;
const PRIVATE: HeaderMap = { ...API_HEADERS, "cache-control": "no-store" };

/**
 * `POST /api/populate` from `address`: 202 once a run has begun, 409 while one
 * runs, 403 where a browser sends it for another site.
 */
export async function beginPopulation(
  c: Context,
  address: string,
  { guard, publicUrl, population }: PopulateDeps,
  log: Log,
): Promise<Response> {
  if (isCrossSite(c, publicUrl)) return refused(403, "foreign");
  const away = await requireKey(c, address, guard);
  if (away !== null) return away;
  const begun = await withTimeout(population.begin(), PATIENCE_MS);
  if (!begun.ok) {
    log.warn(`No population could begin: ${begun.failure.reason}`);
    return refused(503, "not-begun", retryAfter(RETRY_AFTER_MS));
  }
  if (!begun.value.ok) return refused(409, "populating");
  const { run } = begun.value.value;
  const body: PopulationBegun = { success: true, message: POPULATION_MESSAGES.begun, run };
  return respond(plainAnswer(202, JSON.stringify(body), PRIVATE));
}

/** `GET /api/populate` from `address`: what is stored, and the last runs. */
export async function answerOverview(
  c: Context,
  address: string,
  { guard, overview }: PopulateDeps,
  log: Log,
): Promise<Response> {
  const away = await requireKey(c, address, guard);
  if (away !== null) return away;
  const read = await withTimeout(overview(), PATIENCE_MS);
  if (!read.ok) {
    log.warn(`The last populations could not be read: ${read.failure.reason}`);
    return refused(503, "not-ready", retryAfter(RETRY_AFTER_MS));
  }
  const body: PopulationOverview = { success: true, ...read.value };
  return respond(plainAnswer(200, JSON.stringify(body), PRIVATE));
}

/**
 * `GET /api/populate/progress` from `address`: server-sent events, `progress`
 * as the run goes, whichever process has it, the first at once, and one `end`;
 * the last run's `end` where none runs.
 */
export async function streamProgress(
  c: Context,
  address: string,
  deps: PopulateDeps,
): Promise<Response> {
  const away = await requireKey(c, address, deps.guard);
  if (away !== null) return away;
  const { population, news, closing } = deps;
  const response = streamSSE(c, async (stream) => {
    let unsubscribe = () => {};
    let beat: NodeJS.Timeout | undefined;
    await new Promise<void>((finish) => {
      let heardAt = Date.now();
      let over = false;
      const send = (event: string, data: object) =>
        stream.writeSSE({ event, data: JSON.stringify(data) });
      const sendState = async () => {
        const now = await population.state();
        if (over) return;
        if (now.state === "running") return send("progress", now.progress);
        over = true;
        await send("end", now.end);
        finish();
      };
      const orFinish = (sent: Promise<unknown>) => void sent.catch(() => finish());
      unsubscribe = news.subscribe((item) => {
        heardAt = Date.now();
        if (item.kind === "progress") orFinish(send("progress", item.progress));
        if (item.kind === "ended") orFinish(sendState());
      });
      beat = setInterval(() => {
        if (Date.now() - heardAt < BEAT_MS) return;
        // Nothing heard: it is slow, or its process is gone, and then somebody has to say so.
        orFinish(population.failAbandoned().then(sendState));
      }, BEAT_MS);
      stream.onAbort(finish);
      const close = () => sendState().then(finish, finish);
      closing.addEventListener("abort", close, { once: true });
      stream.onAbort(() => closing.removeEventListener("abort", close));
      orFinish(sendState());
    });
    unsubscribe();
    clearInterval(beat);
  });
  for (const [name, value] of Object.entries(STREAM_HEADERS)) response.headers.set(name, value);
  return response;
}

const STREAM_HEADERS: HeaderMap = {
  ...INERT_HEADERS,
  "cache-control": "no-store",
  // A proxy that collects the whole answer first would show no progress.
  "x-accel-buffering": "no",
  // Kept, it would hold up a server that ends.
  connection: "close",
};
