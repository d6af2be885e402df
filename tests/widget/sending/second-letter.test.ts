import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ok } from "../../../api/contract/result.ts";
import { BUNDLED_CAMPAIGN } from "../../../widget/domain/campaign.ts";
import { LETTER } from "../../../widget/domain/letter.ts";
import {
  type CalendarEntry,
  calendarFile,
  googleCalendarLink,
  opensFiles,
} from "../../../widget/sending/calendar.ts";
import { earlierLetter, leftOutOf, letterOf } from "../../../widget/sending/second-letter.ts";
import type { EarlierLetter } from "../../../widget/state/effects.ts";
import { BROWSERS } from "../../app-browsers.ts";
import { CLARE, CROWE, DOOLEY, setUp } from "../state/store-set-up.ts";

const FIRST = { "written-on": "2026-11-02", constituency: "Clare" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T10:00:00Z") });
});
afterEach(() => vi.useRealTimers());

/** Returns a store that has found the TDs of Clare, for what a link or the page says of a first letter. */
async function setUpSecond(earlier: EarlierLetter = FIRST) {
  const store = setUp();
  store.setEarlier(earlier);
  store.choose("Clare");
  await store.lookups[0]?.reply(ok(CLARE));
  return store;
}

const bodyOf = ({ state }: Awaited<ReturnType<typeof setUpSecond>>, tds = CLARE.tds) =>
  letterOf(state(), tds).body;

describe("the second letter", () => {
  test("is the campaign's, with the day of the first one and the same subject", async () => {
    const store = await setUpSecond();
    expect(bodyOf(store)).toMatch(
      /^Dear Representative,\n\nI wrote to you on 2 November 2026 about/,
    );
    expect(letterOf(store.state(), CLARE.tds).subject).toBe(LETTER.subject);
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
    store.send([CROWE]);
    const body = new URL(store.opened[0]?.href ?? "").searchParams.get("body");
    expect(body).toMatch(/^Dear Deputy Crowe,\n\nI wrote to you on 2 November 2026/);
    expect(body).toMatch(/Kind regards,\n\nAoife\n$/);
  });

  test("gives way to the first one where the supporter asks for that, and for other TDs", async () => {
    const store = await setUpSecond();
    store.setEarlier({ isLeft: true });
    expect(bodyOf(store)).toBe(LETTER.body);
    store.setEarlier({ isLeft: false });
    expect(bodyOf(store)).not.toBe(LETTER.body);
    store.choose("Kerry");
    await store.lookups[1]?.reply(ok(CLARE));
    expect(bodyOf(store)).toBe(LETTER.body);
  });

  test.each([
    ["written today", "2026-11-23", "Clare", true],
    ["written two years ago", "2024-11-23", "Clare", true],
    ["written more than two years ago", "2024-11-22", "Clare", false],
    ["written tomorrow, by a clock that is a day ahead", "2026-11-24", "Clare", true],
    ["written the day after tomorrow", "2026-11-25", "Clare", false],
    ["written on a day that there is not", "2026-02-30", "Clare", false],
    ["written on no day", "", "Clare", false],
    ["to a constituency that is gone", "2026-11-02", "Roscommon", false],
    ["to nobody's words", "<b>", "<b>", false],
    ["to another constituency", "2026-11-02", "Kerry", null],
    ["that there was not", null, null, null],
  ])("follows the right letters: one %s", async (_, writtenOn, constituency, isValid) => {
    const store = await setUpSecond({ "written-on": writtenOn, constituency });
    expect(earlierLetter(store.state())?.isValid ?? null).toBe(isValid);
    expect(bodyOf(store) !== LETTER.body).toBe(isValid === true);
  });
});

describe("a second letter after a first one to one of two TDs", () => {
  const TO_CROWE = { ...FIRST, "written-to": "Crowe" };

  test("begins with exactly that one ticked, until the supporter ticks others", async () => {
    const store = await setUpSecond(TO_CROWE);
    expect(leftOutOf(store.state())).toEqual([DOOLEY.email]);
    store.setRecipient(DOOLEY, true);
    expect(leftOutOf(store.state())).toEqual([]);
    store.choose("Kerry");
    store.choose("Clare");
    await store.lookups[2]?.reply(ok(CLARE));
    expect(leftOutOf(store.state())).toEqual([DOOLEY.email]);
  });

  test.each([
    ["that one", [CROWE], true],
    ["the other one", [DOOLEY], false],
    ["both", [CROWE, DOOLEY], false],
    ["both, when the link names both", [CROWE, DOOLEY], true, "Crowe, Dooley"],
    ["one whose name is written with other marks and capitals", [CROWE], true, "CRÓWE"],
    ["all, when the link names none", [CROWE, DOOLEY], true, null],
  ])("goes to those alone who had the first: %s", async (_, tds, isSecondOne, ...[writtenTo]) => {
    const store = await setUpSecond({
      ...TO_CROWE,
      ...(writtenTo !== undefined && { "written-to": writtenTo }),
    });
    expect(bodyOf(store, tds).includes("I wrote to you on")).toBe(isSecondOne);
    store.send(tds);
    const sent = new URL(store.opened[0]?.href ?? "").searchParams.get("body");
    expect(sent?.includes("I wrote to you on")).toBe(isSecondOne);
  });

  test("names who is none of the TDs any more, and nobody who only lost the published address", async () => {
    const store = setUp();
    store.setEarlier({ ...FIRST, "written-to": "Ann Gone,Crowe,Bríd Silent" });
    store.choose("Clare");
    await store.lookups[0]?.reply(ok({ ...CLARE, withoutAddress: ["Bríd Silent"] }));
    expect(earlierLetter(store.state())?.gone).toEqual(["Ann Gone"]);
    expect(leftOutOf(store.state())).toEqual([DOOLEY.email]);
  });

  test.each(["https://evil.example", "<b>", "Call 1850 000", "x".repeat(61), ",", "Crowe,"])(
    "never shows what only looks like a name: %s",
    async (writtenTo) => {
      const store = await setUpSecond({ ...FIRST, "written-to": writtenTo });
      expect(earlierLetter(store.state())?.isValid).toBe(false);
      expect(bodyOf(store)).toBe(LETTER.body);
    },
  );
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

const WITHOUT_CALENDAR: (keyof typeof BROWSERS)[] = [
  "Chrome on an iPhone",
  "Firefox on an iPhone",
  "DuckDuckGo on an iPhone",
];

test.each(Object.entries(BROWSERS))(
  "a calendar file made in the page opens in %s, unless it is an iPhone's without Safari",
  (name, userAgent) => {
    expect(opensFiles(userAgent)).toBe(!WITHOUT_CALENDAR.some((other) => other === name));
  },
);

test.each([
  [
    "Safari on an iPad",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.4 Safari/605.1.15",
    true,
  ],
  [
    "Chrome on an iPad",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/152 Version/11.1.1 Safari/605.1.15",
    false,
  ],
  [
    "Edge on an iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 EdgiOS/152.0 Mobile/15E148 Safari/605.1.15",
    false,
  ],
])("%s opens it: %j", (_, userAgent, opens) => {
  expect(opensFiles(userAgent)).toBe(opens);
});
