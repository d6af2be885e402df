/** An entry of a calendar. */
export type CalendarEntry = {
  /** An entry that is added again replaces the one with the same id. */
  id: string;
  starts: Date;
  ends: Date;
  summary: string;
  /** Lines separated by `\n`. */
  description: string;
  url: string;
};

/** The longest line of a calendar file, in octets (RFC 5545, 3.1). */
const MAX_OCTETS = 75;

/** Returns a calendar file (RFC 5545) of one entry, with an alarm when it starts. */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const { id, starts, ends, summary, description, url } = entry;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//bia-contact-td//reminder//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escaped(id)}`,
    `DTSTAMP:${inUtc(now)}`,
    `DTSTART:${inUtc(starts)}`,
    `DTEND:${inUtc(ends)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(summary)}`,
    "TRIGGER:PT0S",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Returns the address that opens an entry in Google Calendar, ready to save. */
export function googleCalendarLink(entry: CalendarEntry): string {
  const link = new URL("https://calendar.google.com/calendar/render?action=TEMPLATE");
  link.searchParams.set("text", entry.summary);
  link.searchParams.set("dates", `${inUtc(entry.starts)}/${inUtc(entry.ends)}`);
  link.searchParams.set("details", entry.description);
  return link.href;
}

/**
 * Returns the moment at this hour of a day in Ireland, some days later. The clock changes at 1:00,
 * so at ten it has the time of the whole day.
 *
 * @param day `2026-11-02`
 */
export function inIreland(day: string, daysLater: number, hour: number): Date {
  const moment = new Date(day);
  moment.setUTCDate(moment.getUTCDate() + daysLater);
  moment.setUTCHours(hour);
  const options = { hour: "numeric", hourCycle: "h23", timeZone: "Europe/Dublin" } as const;
  const shown = Number(new Intl.DateTimeFormat("en-IE", options).format(moment));
  moment.setUTCHours(hour - (shown - hour));
  return moment;
}

/** Returns a moment in the form of UTC: `20261123T100000Z`. */
function inUtc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, "");
}

/** Returns a text as the value of a property (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

/** Returns a line whose parts have at most 75 octets each; no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let result = "";
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      result += "\r\n ";
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
