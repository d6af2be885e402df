import type { ElementEvents } from "../../widget/index.ts";

/** One entry of the event log: an event of the element, or a campaign event that was not sent. */
export interface LogEntry {
  readonly id: number;
  readonly at: Date;
  readonly type: keyof ElementEvents | "not-counted";
  /** The event's detail, or the body of the request, as JSON. */
  readonly detail: string;
}

/** Maximum number of entries: enough for two complete letters. */
export const MAX_ENTRIES = 20;

/** Returns the log with a new entry in front. Drops the oldest entry of a full log. */
export function addEntry(
  log: readonly LogEntry[],
  type: LogEntry["type"],
  detail: string,
  at: Date,
): readonly LogEntry[] {
  const id = (log[0]?.id ?? 0) + 1;
  return [{ id, at, type, detail }, ...log].slice(0, MAX_ENTRIES);
}

/**
 * Returns the visitor's time of day: '09:05:00', as both languages write it. A phone needs 40 ms for
 * the first use of `Intl.DateTimeFormat`, which would delay the start of the page.
 */
export function clockTime(at: Date): string {
  return [at.getHours(), at.getMinutes(), at.getSeconds()]
    .map((part) => `${part}`.padStart(2, "0"))
    .join(":");
}
