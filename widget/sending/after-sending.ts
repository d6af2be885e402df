// The element fetches this file when a letter was sent: the dialog's drawings, the picture to share, and the
// entry of a calendar. It uses nothing of the results' file: the build would divide the element's first one.
import { Nell, Street } from "./poster/HeadPicture.tsx";

export { drawPoster } from "./poster/poster.ts";
export { Nell, Street };

export type CalendarEntry = {
  /** An entry that is added again replaces the one with the same id. */
  id: string;
  /** The entry's day, `2026-11-23`: from ten to eleven by the calendar's clock. */
  day: string;
  summary: string;
  description: string;
  url: string;
};

/** The pieces of a line of a calendar file: with a space before a piece, at most 75 octets (RFC 5545, 3.1). */
const LINE_PIECES = /[ -~]{1,74}|.{1,18}/gu;

/** Returns a calendar file (RFC 5545) of one entry, with an alarm when it starts. */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const { id, summary, description, url } = entry;
  const [starts, ends] = timesOf(entry);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//bia-contact-td//reminder//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escaped(id)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART:${starts}`,
    `DTEND:${ends}`,
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
  return lines.map((line) => `${line.match(LINE_PIECES)?.join("\r\n ")}\r\n`).join("");
}

/**
 * Whether a browser adds a file that a page made to a calendar. On iPhones only Safari does
 * (github.com/mozilla-mobile/firefox-ios/issues/24473, github.com/duckduckgo/iOS/issues/3768).
 */
export const opensFiles = (userAgent: string) =>
  !/iOS\/|\((iPhone|iPad|iPod)(?!.* Version\/\S+ (Mobile\/\S+ )?Safari\/[\d.]+$)/.test(userAgent);

export function googleCalendarLink(entry: CalendarEntry): string {
  const { summary: text, description: details } = entry;
  const dates = timesOf(entry).join("/");
  const query = new URLSearchParams({ action: "TEMPLATE", text, dates, details });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Returns when an entry starts and ends, without a time zone: `20261123T100000`. */
function timesOf({ day }: CalendarEntry): [string, string] {
  const date = day.replaceAll("-", "");
  return [`${date}T100000`, `${date}T110000`];
}

/** Returns a text as the value of a property (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}
