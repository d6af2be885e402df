import { useState } from "react";
import styled from "styled-components";
import { FOLLOW_UP_DAYS } from "../../api/contract/campaign/default-letters.ts";
import type { Constituency } from "../../api/contract/constituencies.ts";
import { fields, isCount } from "../../api/contract/json.ts";
import { localPath } from "../../api/contract/language.ts";
import { ANSWERED_PATH } from "../../api/contract/paths.ts";
import { dayInDublin } from "../../api/words/dates.ts";
import { LinkButton } from "../parts/Button.tsx";
import { Disclosure } from "../parts/Disclosure.tsx";
import { useCampaign, useContact, useWording } from "../state/contact-context.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { SPACE } from "../theme/tokens.ts";
import { type CalendarEntry, calendarFile, googleCalendarLink } from "./calendar.ts";

const DAY_MS = 86_400_000;

/** The name of the file. It says nothing of the supporter. */
const FILE_NAME = "reminder.ics";

/** The reminder of a second letter: a button that opens the choice of a calendar. */
export function Reminder({ constituency }: { constituency: Constituency }) {
  const { second: texts, record } = useResultsWording();
  const { constituency: nameIn } = useWording();
  const { name, reply } = useCampaign();
  const { lang, campaignUrl } = useContact((state) => state.settings);
  const isInApp = useContact((state) => state.appBrowser !== null);
  const [now] = useState(() => new Date());
  const days = daysOf(reply);
  const today = dayInDublin(now);
  const answered = new URL(localPath(ANSWERED_PATH, lang), campaignUrl).href;
  const link = new URL(localPath("/", lang), campaignUrl);
  link.hash = new URLSearchParams({ again: constituency, on: today, lang }).toString();
  const entry: CalendarEntry = {
    id: `${today}-${encodeURIComponent(constituency)}@${link.host}`,
    day: new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10),
    summary: texts.summary(name),
    description: [
      texts.description(nameIn(constituency), record.day(today)),
      link.href,
      "",
      texts.answered,
      answered,
    ].join("\n"),
    url: link.href,
  };
  const file = `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry, now))}`;
  return (
    <ReminderBox>
      <Disclosure title={texts.remind(days)}>
        <p>{texts.note}</p>
        {/* An app's own browser saves no files. */}
        {isInApp ? null : (
          <LinkButton href={file} download={FILE_NAME}>
            {texts.file}
          </LinkButton>
        )}
        <LinkButton href={googleCalendarLink(entry)} target="_blank" rel="noopener noreferrer">
          {texts.google}
        </LinkButton>
        <LinkButton $variant="quiet" href={answered} target="_blank" rel="noopener">
          {texts.answered}
        </LinkButton>
      </Disclosure>
    </ReminderBox>
  );
}

/** Returns the days that the reply of a server names; else those of the bundled campaign. */
function daysOf(reply: unknown): number {
  const { followUpDays: days } = fields(fields(reply).facts);
  return isCount(days) && days > 0 && days < 366 ? days : FOLLOW_UP_DAYS;
}

const ReminderBox = styled.div`
  > div:not([hidden]) {
    display: flex;
    flex-wrap: wrap;
    gap: ${SPACE.s};
  }
  p {
    flex: 1 0 100%;
  }
`;
