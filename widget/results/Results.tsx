import { useId } from "react";
import styled from "styled-components";
import { DATA_LICENCE_URL } from "../../api/contract/oireachtas.ts";
import { RECORD_PAGE } from "../../api/contract/paths.ts";
import type { ReadTd } from "../../api/contract/responses.ts";
import { Button } from "../components/Button.tsx";
import { sharedPage } from "../domain/published-text.ts";
import { useLetterActions, useRecipients } from "../sending/letter-context.ts";
import { SendBar } from "../sending/SendBar.tsx";
import { useContact } from "../state/contact-context.ts";
import type { EndedLookup } from "../state/effects.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { EmailPreview } from "./EmailPreview.tsx";
import { InAppNotice } from "./InAppNotice.tsx";
import { OwnWordsForm } from "./OwnWords.tsx";
import { Recipients } from "./Recipients.tsx";
import { SampleNote } from "./SampleNote.tsx";
import { SecondLetterNote } from "./SecondLetterNote.tsx";
import { TdCard, UnaddressedTd } from "./TdCard.tsx";
import { WayToCampaign } from "./WayToCampaign.tsx";

/** The sample TD's address, on a domain that never receives mail (RFC 2606). */
const SAMPLE_EMAIL = "sample.td@example.com";

/** The result of a lookup: whom the letter goes to, the letter, the ways to send it, and each TD. */
export function Results({ lookup }: { lookup: EndedLookup }) {
  const wording = useResultsWording();
  const id = useId();
  const { constituency } = lookup;
  const isSample = lookup.status === "sample";
  const tds: readonly ReadTd[] =
    lookup.status === "found"
      ? lookup.tds
      : [
          {
            name: wording.sample.name(constituency),
            email: SAMPLE_EMAIL,
            party: wording.sample.party,
            constituency,
          },
        ];
  const unaddressed = (lookup.status === "found" && lookup.withoutAddress) || [];
  const userAgent = useContact((state) => state.appBrowser);
  const recipients = useRecipients(tds);
  const sendText =
    recipients.length === tds.length
      ? wording.results.sendAll
      : wording.results.sendSome(recipients.length);
  const showConstituency = tds.some((td) => td.constituency !== constituency);
  const sampleNote = isSample ? `${id}-explanation` : null;
  return (
    <ResultsLayout>
      <ResultsHeader>
        <ResultsTitle>{wording.results.title(constituency)}</ResultsTitle>
        {showConstituency ? <p>{wording.results.splitConstituency}</p> : null}
        {sampleNote === null ? (
          <Recipients tds={tds} chosen={recipients} />
        ) : (
          <SampleNote id={sampleNote} constituency={constituency}>
            {wording.sample.explanation} <WayToCampaign constituency={constituency} />
          </SampleNote>
        )}
      </ResultsHeader>
      <Area $area="letter">
        <SecondLetterNote recipients={recipients} />
        <EmailPreview recipients={isSample ? null : recipients}>
          {isSample ? null : <OwnWordsForm />}
        </EmailPreview>
        {userAgent === null || isSample ? null : (
          <InAppNotice userAgent={userAgent} constituency={constituency} recipients={recipients} />
        )}
      </Area>
      <SendBar constituency={constituency} recipients={recipients} sampleNote={sampleNote}>
        {sendText}
      </SendBar>
      <Area $area="people">
        <StartAgain />
        <PeopleTitle>{wording.results.individually}</PeopleTitle>
        <TdList>
          {tds.map((td) => (
            <TdCard
              key={td.email}
              td={td}
              showConstituency={showConstituency}
              sampleNote={sampleNote}
            />
          ))}
          {unaddressed.map((name) => (
            <UnaddressedTd key={name} name={name} />
          ))}
        </TdList>
        {lookup.status === "found" ? (
          <Credit
            asOf={lookup.asOf}
            hasRecords={lookup.tds.some(({ record }) => record !== undefined)}
          />
        ) : null}
      </Area>
    </ResultsLayout>
  );
}

/** At a shared screen the next supporter finds nothing of the one before. */
function StartAgain() {
  const { startAgain } = useResultsWording().results;
  const isShown = useContact(({ isUsed, sending }) => isUsed && sending.status === "idle");
  const actions = useLetterActions();
  return isShown ? (
    <Button
      $variant="quiet"
      onClick={({ currentTarget }) => {
        const root = currentTarget.getRootNode() as ShadowRoot;
        actions.startAgain();
        root.querySelector<HTMLElement>('[role="combobox"]')?.focus();
      }}
    >
      {startAgain}
    </Button>
  ) : null;
}

/** The source of the TD details and their last check, an ISO 8601 date; leads to all records. */
function Credit({ asOf, hasRecords = false }: { asOf: string; hasRecords?: boolean }) {
  const { results: texts, record } = useResultsWording();
  const page = useContact((state) => sharedPage(state.campaign, state.settings, RECORD_PAGE));
  return (
    <CreditText>
      {texts.lastChecked(asOf)}{" "}
      <a href={DATA_LICENCE_URL} target="_blank" rel="noopener noreferrer">
        {texts.credit}
      </a>
      {hasRecords ? (
        <>
          {". "}
          <a href={page} target="_blank" rel="noopener noreferrer">
            {record.all}
          </a>
        </>
      ) : null}
    </CreditText>
  );
}

/* On paper the letter comes first, and begins where it stands: browsers move a whole grid to the next sheet. */
const ResultsLayout = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${SPACE.l};
  margin-top: ${SPACE.xl};
  @media screen {
    @container (min-width: 45em) {
      display: grid;
      grid-template: "head letter" "send letter" "people letter" 1fr / 5fr 6fr;
      column-gap: ${SPACE.xxl};
    }
  }
`;

const ResultsHeader = styled.div`
  grid-area: head;
  > p {
    margin: ${SPACE.s} 0 0;
  }
`;

/* The scroll margin is the room of the large button on a wide screen. */
const ResultsTitle = styled.h3`
  scroll-margin-bottom: min(14rem, 40vh);
  font-family: var(--bia-font-display, inherit);
  font-size: 1.75em;
  font-weight: 800;
  line-height: 1.1;
`;

const PeopleTitle = styled.h4`
  margin: 0 0 ${SPACE.s};
  font-size: 1.125em;
  font-weight: 700;
`;

const Area = styled.div<{ $area: "letter" | "people" }>`
  grid-area: ${({ $area }) => $area};
  min-width: 0;
`;

const TdList = styled.ul`
  border-bottom: 2px solid ${colour("ink")};
  list-style: none;
`;

const CreditText = styled.p`
  margin: ${SPACE.m} 0 0;
  color: ${colour("inkSoft")};
  font-size: 0.875em;
  a {
    /* A box of its own: the middle of a link in two lines could be the other link. */
    display: inline-block;
    color: inherit;
    @media print {
      text-decoration: none;
    }
  }
`;
