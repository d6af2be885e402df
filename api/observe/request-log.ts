import type { AnsweredRequest } from "../http/response-class.ts";
import type { Log } from "./log.ts";
import { routeLabel } from "./metrics.ts";

/** Logs a request by its route at level debug; its query and its sender are never logged. */
export function logRequest(
  log: Log,
  { method, url, status, ms, requestId }: AnsweredRequest,
): void {
  const line = `${method} ${routeLabel(url, status)} ${status} ${ms.toFixed(1)} ms`;
  log.debug(line, { request: requestId });
}
