/**
 * What the element fetches for a second letter: the letter itself, and the reminder that leads to
 * it. The parts are given the state and do not read the store: with it the build would share more
 * between the element's files than it can keep in the first one.
 */
import { useState } from "react";
import styled from "styled-components";
import {
  DEFAULT_FOLLOW_UP,
  FOLLOW_UP_DAYS,
} from "../../api/contract/campaign/default-follow-up.ts";
import { fields, isCount } from "../../api/contract/json.ts";
import { type Language, localPath } from "../../api/contract/language.ts";
import { ANSWERED_PATH } from "../../api/contract/paths.ts";
import { dayInDublin } from "../../api/words/dublin-day.ts";
import { publishedText, textsIn } from "../domain/campaign.ts";
import { refusalOf } from "../domain/earlier-letter.ts";
import { secondLetterEn } from "../domain/wording/second-letter-en.ts";
import { secondLetterGa } from "../domain/wording/second-letter-ga.ts";
import { Button, LinkButton } from "../parts/Button.tsx";
import { screenOnly } from "../parts/screen-only.ts";
import type { SecondLetterProps, SecondLetterState } from "../state/on-demand-files.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { type CalendarEntry, calendarFile, googleCalendarLink, inIreland } from "./calendar.ts";

/** The name of the file. It says nothing of the supporter. */
const FILE_NAME = "reminder.ics";

const WORDINGS = { en: secondLetterEn, ga: secondLetterGa };

/**
 * Returns the body of the second letter in a language; null where the letter is the first one: for
 * TDs who had none, for an earlier letter of which something is wrong, and where the supporter wants it.
 */
export function secondBody(state: SecondLetterState, language: Language): string | null {
  const { settings, campaign } = state;
  const found = earlierLetter(state);
  if (found === null || found.refusal !== null || settings.isFirstLetter) return null;
  const text = publishedText(campaign, language, "followUp") ?? DEFAULT_FOLLOW_UP[language];
  return text.replaceAll("{date}", () => longDate(state, language, found.writtenOn));
}

/**
 * Returns the earlier letter to the TDs that are shown, and what is wrong with it. Null where they
 * had none; a constituency that does not exist may have been theirs.
 */
function earlierLetter({ settings, lookup }: SecondLetterState) {
  const { writtenOn, writtenTo: constituency } = settings;
  if (writtenOn == null || constituency == null || lookup.status === "idle") return null;
  const refusal = refusalOf({ writtenOn, constituency }, dayInDublin(new Date()));
  const isTheirs = refusal === "constituency" || constituency === lookup.constituency;
  return isTheirs ? { writtenOn, refusal } : null;
}

/** Returns a day: '2 November 2026'. The names of the Irish months are among the Irish texts. */
function longDate({ files }: SecondLetterState, language: Language, day: string): string {
  if (language === "ga" && files.irish) return files.irish.resultsGa.record.day(day);
  return new Date(day).toLocaleDateString("en-IE", { dateStyle: "long", timeZone: "UTC" });
}

/**
 * Says above the letter that it is the second one, and offers the first; or says why the link of a
 * reminder leads to the usual letter. Renders nothing for TDs who had no first letter.
 */
export function SecondLetterNote({ state, configure }: SecondLetterProps) {
  const wording = WORDINGS[state.settings.lang];
  const found = earlierLetter(state);
  if (found === null) return null;
  const { writtenOn, refusal } = found;
  if (refusal !== null) return <NoteBox role="note">{wording.why(refusal)}</NoteBox>;
  const { isFirstLetter = false } = state.settings;
  return (
    <NoteBox role="note">
      <p>
        {isFirstLetter
          ? wording.first
          : wording.second(longDate(state, state.settings.lang, writtenOn))}
      </p>
      <Button $variant="quiet" onClick={() => configure({ isFirstLetter: !isFirstLetter })}>
        {isFirstLetter ? wording.toSecond : wording.toFirst}
      </Button>
    </NoteBox>
  );
}

/** The reminder of a second letter: a button that opens the choice of a calendar. */
export function Reminder({ state }: SecondLetterProps) {
  const wording = WORDINGS[state.settings.lang];
  const { campaign, files, lookup } = state;
  const { lang, campaignUrl } = state.settings;
  const [now] = useState(() => new Date());
  const [isOpen, setIsOpen] = useState(false);
  if (lookup.status !== "found") return null;
  const { constituency } = lookup;
  const nameIn = (lang === "ga" && files.irish?.ga.constituency) || String;
  const days = daysOf(campaign.reply);
  const today = dayInDublin(now);
  const answered = new URL(localPath(ANSWERED_PATH, lang), campaignUrl).href;
  const link = new URL(localPath("/", lang), campaignUrl);
  link.hash = new URLSearchParams({ again: constituency, on: today, lang }).toString();
  const entry: CalendarEntry = {
    id: `${today}-${encodeURIComponent(constituency)}@${link.host}`,
    starts: inIreland(today, days, 10),
    ends: inIreland(today, days, 11),
    summary: wording.summary(textsIn(campaign, lang).name),
    description: [
      wording.description(nameIn(constituency), longDate(state, lang, today)),
      link.href,
      "",
      wording.answered,
      answered,
    ].join("\n"),
    url: link.href,
  };
  const file = `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry, now))}`;
  return (
    <ReminderBox>
      <Button $variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {wording.remind(days)}
      </Button>
      {isOpen ? (
        <>
          <p>{wording.note}</p>
          {/* An app's own browser saves no files. */}
          {state.appBrowser === null ? (
            <LinkButton href={file} download={FILE_NAME}>
              {wording.file}
            </LinkButton>
          ) : null}
          <LinkButton href={googleCalendarLink(entry)} target="_blank" rel="noopener noreferrer">
            {wording.google}
          </LinkButton>
          <LinkButton $variant="quiet" href={answered} target="_blank" rel="noopener">
            {wording.answered}
          </LinkButton>
        </>
      ) : null}
    </ReminderBox>
  );
}

/** Returns the days that the reply of a server names; else those of the bundled campaign. */
function daysOf(reply: unknown): number {
  const { followUpDays: days } = fields(fields(reply).facts);
  return isCount(days) && days > 0 && days < 366 ? days : FOLLOW_UP_DAYS;
}

const NoteBox = styled.div`
  display: grid;
  justify-items: start;
  gap: ${SPACE.s};
  margin-bottom: ${SPACE.l};
  padding-inline-start: ${SPACE.m};
  border-inline-start: ${SPACE.s} solid ${colour("marigold")};
  ${screenOnly}
`;

const ReminderBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${SPACE.s};
  > :first-child,
  > p {
    flex: 1 0 100%;
    justify-content: start;
  }
  > p {
    margin-bottom: ${SPACE.s};
  }
`;
