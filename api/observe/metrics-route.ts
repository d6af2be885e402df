import type { Context } from "hono";
import type { KeyGuard } from "../access/key-guard.ts";
import { requireKey } from "../access/require-key.ts";
import { INERT_HEADERS, plainAnswer, respond } from "../http/answer.ts";
import type { Metrics } from "./metrics.ts";

/** What answering for Prometheus takes. */
export type MetricsDeps = { guard: KeyGuard; metrics: Metrics };

/** `GET /metrics` from `address`: the figures of this process, for whoever sends the key. */
export async function answerMetrics(
  c: Context,
  address: string,
  { guard, metrics }: MetricsDeps,
): Promise<Response> {
  const away = await requireKey(c, address, guard);
  if (away !== null) return away;
  const headers = {
    ...INERT_HEADERS,
    "content-type": metrics.contentType,
    "cache-control": "no-store",
  };
  return respond(plainAnswer(200, await metrics.text(), headers));
}
