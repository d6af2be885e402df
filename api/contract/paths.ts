/** Every address of the API that another room calls. */
export const PATHS = {
  tds: "/api/tds",
  events: "/api/events",
  actions: "/api/actions",
  stats: "/api/stats",
  statsCsv: "/api/stats.csv",
  populate: "/api/populate",
  populateProgress: "/api/populate/progress",
  metrics: "/metrics",
  openapi: "/api/openapi.json",
  embed: "/embed/v1",
  /** The TDs of a constituency as a page, for readers without scripts. */
  tdsPage: "/tds",
} as const;

/** The address that looks up `constituency`, below an API's base address. */
export function lookupPath(constituency: string): string {
  return `${PATHS.tds}?constituency=${encodeURIComponent(constituency)}`;
}
