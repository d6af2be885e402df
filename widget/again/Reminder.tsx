import { useState } from "react";
import styled from "styled-components";
import { FOLLOW_UP_DAYS } from "../../api/contract/campaign/default-follow-up.ts";
import { fields } from "../../api/contract/json.ts";
import { localPath } from "../../api/contract/language.ts";
import { ANSWERED_PATH } from "../../api/contract/paths.ts";
import { textsIn } from "../domain/campaign.ts";
import { dayInIreland } from "../domain/second-letter.ts";
import { LinkButton } from "../kit/Button.tsx";
import { colour, SPACE } from "../theme/tokens.ts";
import { type CalendarEntry, calendarFile, googleCalendarLink, inIreland } from "./calendar.ts";
import { type AgainPartProps, againWordingIn } from "./second-body.ts";

/** The name of the file. It says nothing of the supporter. */
const FILE_NAME = "reminder.ics";

/** The reminder of a second letter, as a calendar's file and as a link. */
export function Reminder({ state }: AgainPartProps) {
  const wording = againWordingIn(state);
  const { campaign, irish, lookup } = state;
  const { lang, campaignUrl } = state.settings;
  const [now] = useState(() => new Date());
  if (lookup.status !== "found") return null;
  const { constituency } = lookup;
  const nameIn = lang === "ga" && irish ? irish.ga.constituency : String;
  const days = daysOf(campaign.answer);
  const today = dayInIreland(now);
  const answered = new URL(localPath(ANSWERED_PATH, lang), campaignUrl).href;
  const link = new URL(localPath("/", lang), campaignUrl);
  link.hash = new URLSearchParams({ again: constituency, on: today, lang }).toString();
  const entry: CalendarEntry = {
    id: `${today}-${encodeURIComponent(constituency)}@${link.host}`,
    starts: inIreland(today, days, 10),
    ends: inIreland(today, days, 11),
    summary: wording.summary(textsIn(campaign, lang).name),
    description: [
      wording.description(nameIn(constituency), wording.date(today)),
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
      <h3>{wording.title}</h3>
      <p>{wording.note}</p>
      <LinkButton href={file} download={FILE_NAME}>
        {wording.file(days)}
      </LinkButton>
      <LinkButton href={googleCalendarLink(entry)} target="_blank" rel="noopener noreferrer">
        {wording.google}
      </LinkButton>
      <LinkButton $variant="quiet" href={answered} target="_blank" rel="noopener">
        {wording.answered}
      </LinkButton>
    </ReminderBox>
  );
}

/** Returns the days that the answer of a server names; else those of the bundled campaign. */
function daysOf(answer: unknown): number {
  const { followUpDays: days } = fields(fields(answer).facts);
  const isCount = typeof days === "number" && Number.isInteger(days) && days > 0 && days < 366;
  return isCount ? days : FOLLOW_UP_DAYS;
}

const ReminderBox = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s};
  margin-top: ${SPACE.l};
  padding-bottom: ${SPACE.l};
  border-bottom: 1px solid ${colour("rule")};
  h3,
  p {
    flex: 1 0 100%;
  }
  h3 {
    font-size: 1.125em;
    font-weight: 700;
  }
`;
