import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { ok } from "../../../api/contract/result.ts";
import type { Td } from "../../../api/contract/td.ts";
import { BUNDLED_CAMPAIGN } from "../../../widget/domain/campaign.ts";
import { LETTER } from "../../../widget/domain/letter.ts";
import {
  type CalendarEntry,
  calendarFile,
  googleCalendarLink,
  opensFiles,
} from "../../../widget/sending/Reminder.tsx";
import { earlierLetter, leftOutOf, letterOf } from "../../../widget/sending/second-letter.ts";
import type { EarlierLetter } from "../../../widget/state/contact-state.ts";
import { BROWSERS } from "../../app-browsers.ts";
import { CLARE, CROWE, DOOLEY, setUp } from "../state/store-set-up.ts";

const FIRST = { "written-on": "2026-11-02", constituency: "Clare" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T10:00:00Z") });
});
afterEach(() => vi.useRealTimers());

/** Returns a store that has found the TDs of Clare, and knows of an earlier letter. */
async function setUpSecond(earlier: EarlierLetter = FIRST, withoutAddress: string[] = []) {
  const store = setUp();
  store.setEarlier(earlier);
  store.choose("Clare");
  await store.lookups[0]?.reply(ok({ ...CLARE, withoutAddress }));
  return store;
}

const bodyOf = ({ state }: Awaited<ReturnType<typeof setUpSecond>>, tds = CLARE.tds) =>
  letterOf(state(), tds).body;

describe("the second letter", () => {
  it("is the published campaign's, in Irish with an Irish month", async () => {
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

  it.each([
    ["written two years ago", "2024-11-23", "Clare", true],
    ["written more than two years ago", "2024-11-22", "Clare", false],
    ["written tomorrow, by a clock that is a day ahead", "2026-11-24", "Clare", true],
    ["written the day after tomorrow", "2026-11-25", "Clare", false],
    ["written on a day that there is not", "2026-02-30", "Clare", false],
    ["to a constituency that is gone", "2026-11-02", "Roscommon", false],
    ["to another constituency", "2026-11-02", "Kerry", null],
    ["that there was not", null, null, null],
  ])("follows the right letters: one %s", async (_letter, writtenOn, constituency, isValid) => {
    const store = await setUpSecond({ "written-on": writtenOn, constituency });
    expect(earlierLetter(store.state())?.isValid ?? null).toBe(isValid);
    expect(bodyOf(store) !== LETTER.body).toBe(isValid === true);
  });

  it.each([
    ["one who had the first letter", [CROWE], "Crowe", true],
    ["one who did not", [DOOLEY], "Crowe", false],
    ["both, one of whom did not", [CROWE, DOOLEY], "Crowe", false],
    ["both, when the link names both", [CROWE, DOOLEY], "Crowe, Dooley", true],
    ["one whose name has other marks and capitals in the link", [CROWE], "CRÓWE", true],
    ["both, when the link names nobody", [CROWE, DOOLEY], null, true],
  ])("goes to those alone who had the first letter: %s", async (_, tds, writtenTo, isSecond) => {
    const store = await setUpSecond({ ...FIRST, "written-to": writtenTo });
    expect(bodyOf(store, tds).includes("I wrote to you on")).toBe(isSecond);
    store.send(tds);
    const body = new URL(store.opened[0]?.href ?? "").searchParams.get("body");
    expect(body?.includes("I wrote to you on")).toBe(isSecond);
  });

  describe("of TDs who took it up in public", () => {
    const asked = (date: string) => ({ questions: [[date, 12]], votes: [], statements: [] });
    const published = {
      ...BUNDLED_CAMPAIGN,
      reply: DEFAULT_CAMPAIGN,
    };

    /** Returns the letter to some TDs of Clare, of whom Crowe asked on a day after or before the first. */
    async function letterAfter(date: string, recipients: readonly Td[]) {
      const store = setUp();
      store.conditions.campaign = published;
      store.ready();
      store.setEarlier(FIRST);
      store.choose("Clare");
      const tds = CLARE.tds.map((td) => (td === CROWE ? { ...td, record: asked(date) } : td));
      await store.lookups[0]?.reply(ok({ ...CLARE, tds }));
      return letterOf(store.state(), recipients);
    }

    it.each([
      ["thanks, instead of asking again, who did since", "2026-11-12", "you took it up in public"],
      [
        "asks again who did on the day of the first letter",
        "2026-11-02",
        "I have not seen a reply",
      ],
    ])("%s", async (_, date, sentence) => {
      const { body, request } = await letterAfter(date, [CROWE]);
      expect(request).toBeUndefined();
      expect(body.match(/you took it up in public|I have not seen a reply/g)).toEqual([sentence]);
    });

    it("thanks that one by name in the letter to several, which asks the others", async () => {
      const { body, thanks } = await letterAfter("2026-11-12", [CROWE, DOOLEY]);
      expect(thanks).toBe("I thank Deputy Crowe for asking about it in the Dáil.");
      expect(body).toContain("I have not seen a reply");
    });
  });

  it("says who is none of the TDs any more, not who only lost the published address", async () => {
    const earlier = { ...FIRST, "written-to": "Ann Gone,Crowe,Bríd Silent" };
    const store = await setUpSecond(earlier, ["Bríd Silent"]);
    expect(earlierLetter(store.state())?.formerTds).toEqual(["Ann Gone"]);
    expect(leftOutOf(store.state())).toEqual([DOOLEY.email]);
  });

  it.each(["https://evil.example", "<b>", "Call 1850 000", "x".repeat(61), ",", "Crowe,"])(
    "never has what only looks like a name: %s",
    async (writtenTo) => {
      const store = await setUpSecond({ ...FIRST, "written-to": writtenTo });
      expect(earlierLetter(store.state())?.isValid).toBe(false);
      expect(bodyOf(store)).toBe(LETTER.body);
    },
  );
});

const ENTRY: CalendarEntry = {
  id: "2026-11-02-Clare@campaign.ie",
  day: "2026-11-23",
  summary: "Again, \\ now",
  description: "a & b\n#c",
  url: "https://campaign.ie/#again=D%C3%BAn+Laoghaire&on=2026-11-02&lang=en",
};

/** Returns a calendar file, and its entry as a parser of calendar files reads it. */
function parsedFile(description: string) {
  const file = calendarFile({ ...ENTRY, description }, new Date("2026-11-02T16:05:09.123Z"));
  return { file, event: new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent") };
}

describe("a calendar entry", () => {
  it.each([
    ["ASCII", "x".repeat(400)],
    ["emoji of four octets", `a${"🎻".repeat(80)}`],
    ["lines and commas", "Dún Laoghaire; on 2 November, twice\n\nAgain"],
  ])("has lines of at most 75 octets and keeps %s", (_, description) => {
    const { file, event } = parsedFile(description);
    const octets = file.split("\r\n").map((line) => Buffer.byteLength(line));
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(event?.getFirstPropertyValue("description")).toBe(description);
  });

  it("is read by a parser as it was written, with an alarm when it starts", () => {
    const { file, event } = parsedFile("You wrote to them.");
    expect(file).toMatch(
      /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:\S+\r\nMETHOD:PUBLISH\r\n[\s\S]+\r\nEND:VCALENDAR\r\n$/,
    );
    const names = ["uid", "dtstamp", "dtstart", "dtend", "summary", "url", "transp"];
    expect(names.map((name) => String(event?.getFirstPropertyValue(name)))).toEqual([
      ENTRY.id,
      "2026-11-02T16:05:09Z",
      "2026-11-23T10:00:00",
      "2026-11-23T11:00:00",
      ENTRY.summary,
      ENTRY.url,
      "TRANSPARENT",
    ]);
    const alarm = event?.getFirstSubcomponent("valarm");
    expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
    expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("PT0S");
  });

  it("is in the link to Google Calendar too", () => {
    const { searchParams } = new URL(googleCalendarLink(ENTRY));
    expect(Object.fromEntries(searchParams)).toEqual({
      action: "TEMPLATE",
      text: ENTRY.summary,
      dates: "20261123T100000/20261123T110000",
      details: ENTRY.description,
    });
  });

  const CHROME_ON_IPAD =
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/152 Version/11.1.1 Safari/605.1.15";
  it.each([...Object.entries(BROWSERS), ["Chrome on an iPad", CHROME_ON_IPAD] as const])(
    "opens as a file in %s, unless it is an iPhone's or iPad's without Safari",
    (browser, userAgent) => {
      const isWithoutSafari = /^(Chrome|Firefox|DuckDuckGo) on an i/.test(browser);
      expect(opensFiles(userAgent)).toBe(!isWithoutSafari);
    },
  );
});
