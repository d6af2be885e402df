const DATE = new Intl.DateTimeFormat("en-IE", { timeZone: "Europe/Dublin", dateStyle: "long" });
const DATE_TIME = new Intl.DateTimeFormat("en-IE", {
  timeZone: "Europe/Dublin",
  dateStyle: "medium",
  timeStyle: "short",
});

/** Formats a calendar day, `2026-07-19`, or the Dublin date of a timestamp: '19 July 2026'. */
export function formatDate(iso: string): string {
  return DATE.format(new Date(iso));
}

/** Formats a timestamp in Dublin time: '20 Nov 2026, 23:40'. */
export function formatDateTime(iso: string): string {
  return DATE_TIME.format(new Date(iso));
}
