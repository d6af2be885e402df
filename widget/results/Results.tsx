import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import type { Constituency } from "../../api/contract/constituencies.ts";
import { DATA_LICENCE_URL } from "../../api/contract/oireachtas.ts";
import { RECORD_PAGE } from "../../api/contract/paths.ts";
import type { ReadTd } from "../../api/contract/responses.ts";
import type { Td } from "../../api/contract/td.ts";
import { Button, NEW_TAB } from "../components/Button.tsx";
import { ChoiceLabel } from "../components/ChoiceLabel.ts";
import { Disclosure, Row } from "../components/Disclosure.tsx";
import { SmallTitle } from "../components/SmallTitle.ts";
import { surnamesOf } from "../domain/letter.ts";
import { sharedPage } from "../domain/published-text.ts";
import {
  SAMPLE_NOTE,
  useLetterActions,
  useRecipients,
  useTdsPage,
} from "../sending/letter-context.ts";
import { SendBar } from "../sending/SendBar.tsx";
import { useActions, useContact } from "../state/contact-context.ts";
import type { EndedLookup } from "../state/contact-state.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { colour, SPACE, UNDER_HEADER } from "../theme/tokens.ts";
import { EmailPreview, SecondLetterNote } from "./EmailPreview.tsx";
import { InAppWays } from "./InAppWays.tsx";
import { SampleNote } from "./SampleNote.tsx";
import { TdCard, UnaddressedCard } from "./TdCard.tsx";

/** An address on a domain that never receives mail (RFC 2606). */
const SAMPLE_EMAIL = "sample.td@example.com";

/**
 * The result of a lookup: whom the letter goes to, the letter, the ways to send it, and each TD.
 * `onChange` focuses the field that takes the place of the results.
 */
export function Results({ lookup, onChange }: { lookup: EndedLookup; onChange: () => void }) {
  const wording = useResultsWording();
  const { constituency } = lookup;
  const foundTds = lookup.status === "found" ? lookup : null;
  const { name, party } = wording.sample;
  const tds: readonly ReadTd[] = foundTds?.tds ?? [
    { name: name(constituency), email: SAMPLE_EMAIL, party, constituency },
  ];
  const { clear } = useActions();
  const recipients = useRecipients(tds);
  const userAgent = useContact((state) => state.appBrowser);
  const isSplit = tds.some((td) => td.constituency !== constituency);
  return (
    <ResultsLayout>
      <ResultsHeader>
        {/* With large text the button stands below the heading. */}
        <Row $justify="end">
          <ResultsTitle tabIndex={-1} part="title">
            {wording.results.title(constituency)}
          </ResultsTitle>
          {foundTds && (
            <Button
              $variant="quiet"
              onClick={(event) => {
                event.preventDefault();
                onChange();
                clear();
              }}
            >
              {wording.results.change}
            </Button>
          )}
        </Row>
        {isSplit ? <p>{wording.results.splitConstituency}</p> : null}
        {foundTds ? (
          <Recipients tds={tds} recipients={recipients} />
        ) : (
          <SampleNote id={SAMPLE_NOTE} constituency={constituency}>
            {wording.sample.explanation} <WayToCampaign constituency={constituency} />
          </SampleNote>
        )}
      </ResultsHeader>
      <Area $area="letter">
        <SecondLetterNote recipients={recipients} />
        <EmailPreview recipients={foundTds && recipients} />
      </Area>
      <SendBar recipients={recipients}>
        {foundTds && userAgent !== null ? (
          <InAppWays userAgent={userAgent} constituency={constituency} recipients={recipients} />
        ) : null}
      </SendBar>
      <Area $area="people">
        <StartAgain />
        <SmallTitle as="h4">{wording.results.individually}</SmallTitle>
        <TdList>
          {tds.map((td) => (
            <TdCard key={td.email} td={td} />
          ))}
          {foundTds?.withoutAddress?.map((name) => (
            <UnaddressedCard key={name} name={name} />
          ))}
        </TdList>
        {foundTds && (
          <Credit
            asOf={foundTds.asOf}
            hasRecords={tds.some(({ record }) => record !== undefined)}
          />
        )}
      </Area>
    </ResultsLayout>
  );
}

/** The TDs who get the large button's letter, by surname; a press opens a checkbox for each TD instead. */
function Recipients(props: { tds: readonly Td[]; recipients: readonly Td[] }) {
  const { tds, recipients } = props;
  const wording = useResultsWording().results;
  const { setRecipient } = useLetterActions();
  return (
    <Row $justify="space-between">
      <p>
        <strong key={recipients.length}>{wording.tdCount(recipients.length)}</strong>
      </p>
      {/* The checkboxes are open from the start where a choice was kept. */}
      <Disclosure title={wording.chooseWho} isOpenAtFirst={recipients.length < tds.length}>
        <TickList>
          {tds.map((td) => (
            <li key={td.email}>
              <ChoiceLabel>
                <input
                  type="checkbox"
                  aria-label={wording.writeTo(td.name)}
                  checked={recipients.includes(td)}
                  onChange={({ target }) => setRecipient(td, target.checked)}
                />
                <span translate="no">{td.name}</span>
              </ChoiceLabel>
            </li>
          ))}
        </TickList>
      </Disclosure>
      <Surnames translate="no">{surnamesOf(recipients)}</Surnames>
    </Row>
  );
}

/**
 * Leads from the sample to the constituency's page on the campaign's site, and says on the console what
 * a page may have to change. An element that asks the page's own site, as a copy without `api-base`
 * does, takes the campaign's address from the link between its tags.
 */
function WayToCampaign({ constituency }: { constituency: Constituency }) {
  const wording = useResultsWording().sample;
  const { campaignUrl } = useContact((state) => state.settings);
  const place = useRef<HTMLSpanElement>(null);
  const [campaign, setCampaign] = useState<string>();
  const page = useTdsPage(constituency, campaign);
  useEffect(() => {
    const root = place.current?.getRootNode();
    const link = root instanceof ShadowRoot ? root.host.querySelector("a")?.href : undefined;
    const addresses = [campaignUrl, link || campaignUrl];
    setCampaign(addresses.find((address) => new URL(address).origin !== location.origin));
    console.warn(
      `<bia-contact-td> got no TDs from ${campaignUrl}: if that is not the campaign, set api-base; a content security policy must allow it in connect-src`,
    );
  }, [campaignUrl]);
  return (
    <span ref={place}>
      {campaign ? (
        <a href={page} {...NEW_TAB}>
          {wording.campaignPage(constituency)}
        </a>
      ) : null}
    </span>
  );
}

/** At a shared screen the next supporter finds nothing of the one before. */
function StartAgain() {
  const { startAgain } = useLetterActions();
  const wording = useResultsWording().results;
  const isOffered = useContact(({ isUsed, sending }) => isUsed && sending.status === "idle");
  return isOffered ? (
    <Button $variant="quiet" onClick={startAgain}>
      {wording.startAgain}
    </Button>
  ) : null;
}

/** The source of the TDs' details and the date of their last check; leads to all public records. */
function Credit({ asOf, hasRecords }: { asOf: string; hasRecords: boolean }) {
  const wording = useResultsWording();
  const recordPage = useContact(({ campaign, settings }) =>
    sharedPage(campaign, settings, RECORD_PAGE),
  );
  return (
    <CreditText>
      {wording.results.lastChecked(asOf)}{" "}
      <a href={DATA_LICENCE_URL} {...NEW_TAB}>
        {wording.results.credit}
      </a>
      {hasRecords ? (
        <>
          {". "}
          <a href={recordPage} {...NEW_TAB}>
            {wording.record.all}
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

/* Below the count and its button; the open checkboxes name everybody. */
const Surnames = styled.p`
  flex: 1 0 100%;
  [aria-expanded="true"] ~ & {
    display: none;
  }
`;

const TickList = styled.ul`
  columns: 14em;
  li {
    break-inside: avoid;
  }
`;

const ResultsTitle = styled.h3`
  flex: 1 1 6em;
  scroll-margin-top: ${UNDER_HEADER};
  outline: 0;
  font-family: var(--bia-font-display, inherit);
  font-size: 1.75em;
  font-weight: 800;
  line-height: 1.1;
`;

const Area = styled.div<{ $area: "letter" | "people" }>`
  grid-area: ${({ $area }) => $area};
  min-width: 0;
`;

const TdList = styled.ul`
  border-bottom: 2px solid ${colour("ink")};
`;

const CreditText = styled.p`
  margin: ${SPACE.m} 0 0;
  color: ${colour("inkSoft")};
  font-size: 0.875em;
  a {
    /* A box of its own: the middle of a link in two lines could be the other link. */
    display: inline-block;
    @media print {
      text-decoration: none;
    }
  }
`;
