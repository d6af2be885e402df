import type { Context } from "hono";
import type { KeyGuard } from "../access/key-guard.ts";
import { requireKey } from "../access/require-key.ts";
import { INERT_HEADERS, plainAnswer, respond } from "../http/answer.ts";
import type { Metrics } from "./metrics.ts";

/** The dependencies of `GET /metrics`. */
export type MetricsDeps = { guard: KeyGuard; metrics: Metrics };

/** `GET /metrics` with the admin key: the metrics of this process in Prometheus text format. */
export async function answerMetrics(
  c: Context,
  address: string,
  { guard, metrics }: MetricsDeps,
): Promise<Response> {
  const refusal = await requireKey(c, address, guard);
  if (refusal !== null) return refusal;
  const headers = {
    ...INERT_HEADERS,
    "content-type": metrics.contentType,
    "cache-control": "no-store",
  };
  return respond(plainAnswer(200, await metrics.text(), headers));
}
