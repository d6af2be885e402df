import { fields, isCount } from "./json.ts";

/** `GET /api/actions`, status 200: letters opened through the element. */
export type ActionsResponse = {
  success: true;
  total: number;
  /** Those of the current day in Dublin. */
  today: number;
};

/**
 * Parses unknown JSON as an answer of `GET /api/actions`; null when it has
 * another shape. A hand-written reader, because the element uses it.
 */
export function parseActionsResponse(value: unknown): ActionsResponse | null {
  const { success, total, today } = fields(value);
  if (success !== true || !isCount(total) || !isCount(today)) return null;
  return { success, total, today };
}
