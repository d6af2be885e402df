/** Returns the day it is in Dublin: '2026-11-30'. */
export function dayInDublin(now: Date): string {
  // The Swedish format of a date is that of ISO 8601. Created here, because it takes some
  // milliseconds, and most pages have no such day.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Dublin" }).format(now);
}

/** Returns whether a day, `2026-11-30`, is over in Dublin. Without a day there is no end. */
export function isPast(day: string | undefined, now: Date): boolean {
  return day !== undefined && dayInDublin(now) > day;
}
