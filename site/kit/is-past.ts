/** Returns whether a day, `2026-11-30`, is over in Dublin. Without a day there is no end. */
export function isPast(day: string | undefined, now: Date): boolean {
  return day !== undefined && DUBLIN_DAY.format(now) > day;
}

/** The Swedish format of a date is that of ISO 8601. */
const DUBLIN_DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Dublin" });
