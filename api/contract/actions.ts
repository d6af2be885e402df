import { isCount } from "./json.ts";

/** `GET /api/actions`, status 200: how many letters were opened through the widget. */
export type ActionsResponse = {
  success: true;
  /** Since counting began. */
  total: number;
  /** On this day in Dublin. */
  today: number;
};

/** Reads the count of actions out of unknown JSON; null when it has another shape. */
export function parseActionsResponse(value: unknown): ActionsResponse | null {
  if (typeof value !== "object" || value === null) return null;
  const { success, total, today } = value as Record<string, unknown>;
  if (success !== true || !isCount(total) || !isCount(today)) return null;
  return { success, total, today };
}
