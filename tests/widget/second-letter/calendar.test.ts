import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import {
  type CalendarEntry,
  calendarFile,
  googleCalendarLink,
} from "../../../widget/second-letter/calendar.ts";

const NOW = new Date("2026-11-02T16:05:09.123Z");
const ENTRY: CalendarEntry = {
  id: "2026-11-02-Clare@campaign.ie",
  day: "2026-11-23",
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
  });

  test("is read by a parser as it was written, with an alarm when it starts", () => {
    const description = `Dún Laoghaire; on 2 November, twice\n\n${"é🎻 ".repeat(40)}`;
    const { file } = linesOf({ description, summary: "Again, \\ now" });
    expect(file).toMatch(
      /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:\S+\r\nMETHOD:PUBLISH\r\n[\s\S]+\r\nEND:VCALENDAR\r\n$/,
    );
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const event = readEvent(file);
    const names = "uid dtstamp dtstart dtend summary description url transp";
    const said = names.split(" ").map((name) => String(event.getFirstPropertyValue(name)));
    expect(said).toEqual([
      ENTRY.id,
      "2026-11-02T16:05:09Z",
      "2026-11-23T10:00:00",
      "2026-11-23T11:00:00",
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
    dates: "20261123T100000/20261123T110000",
    details: "a & b\n#c",
  });
});
