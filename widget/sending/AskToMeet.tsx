import { useMemo } from "react";
import styled from "styled-components";
import { fields } from "../../api/contract/json.ts";
import type { Td } from "../../api/contract/td.ts";
import { Disclosure } from "../components/Disclosure.tsx";
import { MASKED } from "../components/masked.ts";
import type { LetterText } from "../domain/letter.ts";
import type { ComposeKind } from "../domain/providers.ts";
import { publishedCampaign } from "../domain/published-text.ts";
import { useContact } from "../state/contact-context.ts";
import { letterLanguageOf, useResultsWording } from "../state/results-wording.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { MeetingLetter, useDraft } from "./letter-context.ts";
import { Ways } from "./WaysToSend.tsx";

type AskToMeetProps = {
  recipients: readonly Td[];
  /** The way that stands first. */
  first: ComposeKind;
};

/** The campaign's letter that asks to meet, and the ways to send it; nothing where the campaign has none. */
export function AskToMeet(props: AskToMeetProps) {
  const { title } = useResultsWording().meeting;
  const campaign = useContact((state) => state.campaign);
  const language = useContact(letterLanguageOf);
  const letter = useMemo(
    () => meetingLetter(publishedCampaign(campaign, language).texts),
    [campaign, language],
  );
  return letter === null ? null : (
    <Disclosure title={title}>
      <MeetingLetter.Provider value={letter}>
        <MeetingWays {...props} />
      </MeetingLetter.Provider>
    </Disclosure>
  );
}

function MeetingWays({ recipients, first }: AskToMeetProps) {
  const { hint } = useResultsWording().meeting;
  const language = useContact(letterLanguageOf);
  const { subject, body } = useDraft(recipients);
  const lead = (
    <>
      <p>{hint}</p>
      <LetterBox lang={language} {...MASKED}>
        <strong>{subject}</strong>
        {`\n\n${body.trim()}`}
      </LetterBox>
    </>
  );
  return (
    <Ways recipients={recipients} first={first} isTried={false} has={() => true} lead={lead} />
  );
}

/** Returns the letter that asks to meet among a campaign's texts of any shape; null without one. */
function meetingLetter(texts: unknown): LetterText | null {
  const { meeting, letter } = fields(texts);
  const { subject, body } = fields(meeting);
  if (typeof subject !== "string" || typeof body !== "string") return null;
  return { subject, body, salutationToOne: `${fields(letter).salutationToOne ?? ""}` };
}

const LetterBox = styled.p`
  padding: ${SPACE.m} ${SPACE.l};
  border: 2px solid ${colour("ink")};
  background: ${colour("paperRaised")};
  white-space: pre-line;
  overflow-wrap: break-word;
`;
