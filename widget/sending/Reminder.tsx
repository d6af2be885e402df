import { useMemo, useState } from "react";
import { FOLLOW_UP_DAYS } from "../../api/contract/campaign/default-letters.ts";
import { CONSTITUENCIES, currentConstituencies } from "../../api/contract/constituencies.ts";
import { fields, isCount } from "../../api/contract/json.ts";
import { ANSWERED_PATH, slugOf } from "../../api/contract/paths.ts";
import type { Td } from "../../api/contract/td.ts";
import { dayInDublin } from "../../api/grammar/dates.ts";
import { LinkButton, NEW_TAB } from "../components/Button.tsx";
import { Disclosure } from "../components/Disclosure.tsx";
import { joinNames, surnamesOf } from "../domain/letter.ts";
import { useCampaign, useContact, useWording } from "../state/contact-context.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { useSitePage } from "./letter-context.ts";
import { DAY_MS } from "./second-letter.ts";
import { WayList } from "./WaysToSend.tsx";

const TYPE = "text/calendar;charset=utf-8";

/** The reminder of a second letter to these TDs: a button that opens the choice of a calendar. */
export function Reminder({ recipients }: { recipients: readonly Td[] }) {
  const { second: wording, record } = useResultsWording();
  const { constituency: nameIn } = useWording();
  const { name, reply } = useCampaign();
  const { lang } = useContact((state) => state.settings);
  const sitePage = useSitePage();
  const isInApp = useContact((state) => state.appBrowser !== null);
  const [now] = useState(() => new Date());
  const { followUpDays } = fields(fields(reply).facts);
  const days = isCount(followUpDays) ? followUpDays : FOLLOW_UP_DAYS;
  const today = dayInDublin(now);
  const answersPage = sitePage(ANSWERED_PATH).href;
  // For a constituency that was split, the choice that stands for all these TDs.
  const constituency = CONSTITUENCIES.filter((choice) =>
    recipients.every((td) => currentConstituencies(choice).includes(td.constituency)),
  ).at(-1);
  const names = recipients.map((td) => td.name);
  const link = sitePage("/");
  // The day comes after the names, so that a link whose end was cut off names no other TDs.
  const earlierLetter = { again: constituency ?? "", to: names.join(","), on: today, lang };
  link.hash = new URLSearchParams(earlierLetter).toString();
  const letterSentence = wording.description(
    joinNames(names, wording.and),
    constituency ? nameIn(constituency) : "",
    record.day(today),
  );
  const entry: CalendarEntry = {
    id: `${today}-${slugOf(surnamesOf(recipients))}@${link.host}`,
    day: new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10),
    summary: wording.summary(name),
    description: `${letterSentence}\n${link.href}\n\n${wording.answered}\n${answersPage}`,
    url: link.href,
  };
  const file = calendarFile(entry, now);
  // Some phones save nothing from a `data:` address. The browser frees a blob's with the page.
  const address = useMemo(() => URL.createObjectURL(new Blob([file], { type: TYPE })), [file]);
  return (
    <Disclosure title={wording.remind(days)}>
      <WayList>
        <p>{wording.note}</p>
        {!isInApp && opensFiles(navigator.userAgent) ? (
          // The file's name says nothing of the supporter.
          <LinkButton href={address} download="reminder.ics">
            {wording.file}
          </LinkButton>
        ) : null}
        <LinkButton href={googleCalendarLink(entry)} {...NEW_TAB}>
          {wording.google}
        </LinkButton>
        <p>
          <LinkButton $variant="quiet" href={answersPage} target="_blank" rel="noopener">
            {wording.answered}
          </LinkButton>
        </p>
      </WayList>
    </Disclosure>
  );
}

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
