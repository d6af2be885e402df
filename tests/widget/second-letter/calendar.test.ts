import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import {
  type CalendarEntry,
  calendarFile,
  googleCalendarLink,
  inIreland,
} from "../../../widget/second-letter/calendar.ts";

const NOW = new Date("2026-11-02T16:05:09.123Z");
const ENTRY: CalendarEntry = {
  id: "2026-11-02-Clare@campaign.ie",
  starts: new Date("2026-11-23T10:00:00Z"),
  ends: new Date("2026-11-23T11:00:00Z"),
  summary: "Write again",
  description: "You wrote to them.",
  url: "https://campaign.ie/#again=D%C3%BAn+Laoghaire&on=2026-11-02&lang=en",
};

/** Returns the lines of a file, unfolded, and the longest line in octets. */
function linesOf(entry: Partial<CalendarEntry>) {
  const file = calendarFile({ ...ENTRY, ...entry }, NOW);
  const octets = file.split("\r\n").map((line) => Buffer.byteLength(line));
  return { file, lines: file.replaceAll("\r\n ", "").split("\r\n"), longest: Math.max(...octets) };
}

/** Returns the entry as a parser of calendar files reads it. */
function readEvent(file: string) {
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
  if (event === null) throw new Error("There is no entry");
  return event;
}

describe("a calendar file", () => {
  test.each([
    ["ASCII", "x".repeat(400)],
    ["letters of two octets", "á".repeat(200)],
    ["emoji of four octets", `a${"🎻".repeat(80)}`],
  ])("folds %s at 75 octets, and cuts no character", (_, description) => {
    const { lines, longest } = linesOf({ description });
    expect(lines).toContain(`DESCRIPTION:${description}`);
    expect(longest).toBeLessThanOrEqual(75);
    expect(longest).toBeGreaterThan(71);
  });

  test("is read by a parser as it was written, with an alarm when it starts", () => {
    const description = `Dún Laoghaire; on 2 November, twice\n\n${"é🎻 ".repeat(40)}`;
    const { file } = linesOf({ description, summary: "Again, \\ now" });
    expect(file).toMatch(
      /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:\S+\r\nMETHOD:PUBLISH\r\n[\s\S]+\r\nEND:VCALENDAR\r\n$/,
    );
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const event = readEvent(file);
    const said = [
      "uid",
      "dtstamp",
      "dtstart",
      "dtend",
      "summary",
      "description",
      "url",
      "transp",
    ].map((name) => String(event.getFirstPropertyValue(name)));
    expect(said).toEqual([
      ENTRY.id,
      "2026-11-02T16:05:09Z",
      "2026-11-23T10:00:00Z",
      "2026-11-23T11:00:00Z",
      "Again, \\ now",
      description,
      ENTRY.url,
      "TRANSPARENT",
    ]);
    const alarm = event.getFirstSubcomponent("valarm");
    expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
    expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("PT0S");
  });
});

test("the link to Google Calendar holds the same entry", () => {
  const { searchParams } = new URL(googleCalendarLink({ ...ENTRY, description: "a & b\n#c" }));
  expect(Object.fromEntries(searchParams)).toEqual({
    action: "TEMPLATE",
    text: "Write again",
    dates: "20261123T100000Z/20261123T110000Z",
    details: "a & b\n#c",
  });
});

test.each([
  ["in winter", "2026-11-02", 21, "2026-11-23T10:00:00.000Z"],
  ["in summer", "2026-07-01", 21, "2026-07-22T09:00:00.000Z"],
  ["over the change to winter time", "2026-10-20", 21, "2026-11-10T10:00:00.000Z"],
  ["over the change to summer time", "2027-03-10", 21, "2027-03-31T09:00:00.000Z"],
  ["on the day of the change to winter time", "2026-10-24", 1, "2026-10-25T10:00:00.000Z"],
  ["on the day of the change to summer time", "2027-03-27", 1, "2027-03-28T09:00:00.000Z"],
  ["from a month's last day", "2026-01-31", 21, "2026-02-21T10:00:00.000Z"],
  ["onto a leap day", "2028-02-08", 21, "2028-02-29T10:00:00.000Z"],
  ["over the turn of the year", "2026-12-31", 1, "2027-01-01T10:00:00.000Z"],
])("ten in the morning in Ireland, %s", (_, day, days, moment) => {
  expect(inIreland(day, days, 10).toISOString()).toBe(moment);
});
