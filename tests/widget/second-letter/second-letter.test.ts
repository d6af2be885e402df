import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ok } from "../../../api/contract/result.ts";
import { BUNDLED_CAMPAIGN } from "../../../widget/domain/campaign.ts";
import { LETTER } from "../../../widget/domain/letter.ts";
import {
  type CalendarEntry,
  calendarFile,
  googleCalendarLink,
} from "../../../widget/second-letter/calendar.ts";
import { earlierLetter, letterOf } from "../../../widget/second-letter/second-letter.ts";
import type { Settings } from "../../../widget/state/contact-state.ts";
import { CLARE, setUp } from "../state/store-set-up.ts";

const FIRST = { writtenOn: "2026-11-02", writtenTo: "Clare" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T10:00:00Z") });
});
afterEach(() => vi.useRealTimers());

/** Returns a store that has found the TDs of Clare, for what the attributes say of a first letter. */
async function setUpSecond(again: Pick<Settings, "writtenOn" | "writtenTo"> = FIRST) {
  const store = setUp();
  store.configure(again);
  store.choose("Clare");
  await store.lookups[0]?.reply(ok(CLARE));
  return store;
}

const bodyOf = ({ state }: Awaited<ReturnType<typeof setUpSecond>>) => letterOf(state()).body;

describe("the second letter", () => {
  test("is the campaign's, with the day of the first one and the same subject", async () => {
    const store = await setUpSecond();
    expect(bodyOf(store)).toMatch(
      /^Dear Representative,\n\nI wrote to you on 2 November 2026 about/,
    );
    expect(letterOf(store.state()).subject).toBe(LETTER.subject);
  });

  test("is the published campaign's, in Irish with its month", async () => {
    const store = await setUpSecond();
    const followUp = "A chara,\n\nAr an {date} agus an {date}.\n";
    const reply = { texts: { ga: { followUp } } };
    store.conditions.campaign = { ...BUNDLED_CAMPAIGN, ga: BUNDLED_CAMPAIGN, reply };
    store.ready();
    store.setLetterLanguage("ga");
    await vi.waitFor(() =>
      expect(bodyOf(store)).toBe("A chara,\n\nAr an 2 Samhain 2026 agus an 2 Samhain 2026.\n"),
    );
  });

  test("is sent with what the supporter adds, and greets one TD by name", async () => {
    const store = await setUpSecond();
    store.write({ name: "Aoife" });
    store.send(CLARE.tds.slice(0, 1));
    const body = new URL(store.opened[0]?.href ?? "").searchParams.get("body");
    expect(body).toMatch(/^Dear Deputy Crowe,\n\nI wrote to you on 2 November 2026/);
    expect(body).toMatch(/Kind regards,\n\nAoife\n$/);
  });

  test("gives way to the first one where the supporter asks for that, and for other TDs", async () => {
    const store = await setUpSecond();
    store.configure({ isFirstLetter: true });
    expect(letterOf(store.state())).toBe(LETTER);
    store.configure({ isFirstLetter: false });
    expect(letterOf(store.state())).not.toBe(LETTER);
    store.choose("Kerry");
    expect(letterOf(store.state())).toBe(LETTER);
  });

  test.each([
    ["written today", "2026-11-23", "Clare", true],
    ["written two years ago", "2024-11-23", "Clare", true],
    ["written more than two years ago", "2024-11-22", "Clare", false],
    ["written tomorrow", "2026-11-24", "Clare", false],
    ["written on a day that there is not", "2026-02-30", "Clare", false],
    ["written on no day", "", "Clare", false],
    ["to a constituency that is gone", "2026-11-02", "Roscommon", false],
    ["to nobody's words", "<b>", "<b>", false],
    ["to another constituency", "2026-11-02", "Kerry", null],
    ["that there was not", null, null, null],
  ])("follows the right letters: one %s", async (_, writtenOn, writtenTo, isValid) => {
    const store = await setUpSecond({ writtenOn, writtenTo });
    expect(earlierLetter(store.state())?.isValid ?? null).toBe(isValid);
    expect(letterOf(store.state()) !== LETTER).toBe(isValid === true);
  });
});

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
