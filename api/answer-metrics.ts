import type { Context } from "hono";
import { turnAway } from "./admission.ts";
import { INERT_HEADERS, plainAnswer, respond } from "./answer.ts";
import type { KeyGuard } from "./key-guard.ts";
import type { Metrics } from "./metrics.ts";

/** What answering for Prometheus takes. */
export type MetricsDeps = { guard: KeyGuard; metrics: Metrics };

/** `GET /metrics` from `address`: the figures of this process, for whoever sends the key. */
export async function answerMetrics(
  c: Context,
  address: string,
  { guard, metrics }: MetricsDeps,
): Promise<Response> {
  const away = await turnAway(c, address, guard);
  if (away !== null) return away;
  const headers = {
    ...INERT_HEADERS,
    "content-type": metrics.contentType,
    "cache-control": "no-store",
  };
  return respond(plainAnswer(200, await metrics.text(), headers));
}
