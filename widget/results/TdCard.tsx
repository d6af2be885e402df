import styled from "styled-components";
import { ENGLISH_CALL } from "../../api/contract/campaign/default-letters.ts";
import { OFFICIAL_TD_LIST_URL } from "../../api/contract/oireachtas.ts";
import { telLink } from "../../api/contract/phone.ts";
import { parseDailVotes, parseTdRecord } from "../../api/contract/record.ts";
import type { ReadTd } from "../../api/contract/responses.ts";
import { tdLines } from "../../api/contract/td.ts";
import { Button, LinkButton, NEW_TAB } from "../components/Button.tsx";
import { Disclosure } from "../components/Disclosure.tsx";
import { EmailAddress } from "../components/EmailAddress.tsx";
import { publishedCampaign, publishedText } from "../domain/published-text.ts";
import { callLines, readerOf, roleLines } from "../domain/reader.ts";
import { recordEntries, recordSummary } from "../domain/record.ts";
import { SAMPLE_NOTE, useLetterActions, useLetterSource } from "../sending/letter-context.ts";
import { letterOf } from "../sending/second-letter.ts";
import { useCampaign, useContact, useContactStore, useWording } from "../state/contact-context.ts";
import { chosenConstituency } from "../state/contact-state.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { colour, SPACE } from "../theme/tokens.ts";

/** A TD with a Send button for that TD alone, phone number and public record. */
export function TdCard({ td }: { td: ReadTd }) {
  const { constituency: nameOf } = useWording();
  const results = useResultsWording();
  const { results: wording, sample, letter } = results;
  const { send } = useLetterActions();
  const isComposing = useContact(({ sending }) => sending.status === "composing");
  // No mail service is signed in inside an app's own browser.
  const inApp = useContact(({ appBrowser }) => appBrowser !== null);
  const source = useLetterSource();
  const { settings, lookup, campaign } = source;
  const { facts } = publishedCampaign(campaign, settings.lang);
  const isSample = lookup.status !== "found";
  const votes = isSample ? null : lookup.votes;
  const { kind, date } = readerOf(td, { facts, votes });
  const { request } = letterOf(source, [td]);
  const adds = request === undefined ? null : letter.adds(kind, date);
  const { nameInText } = useCampaign();
  const record = parseTdRecord(td.record);
  const dailVotes = parseDailVotes(votes) ?? [];
  const entries = record ? recordEntries(record, dailVotes, results.record, settings.lang) : [];
  return (
    <CardItem part="card">
      <TdDetails>
        <TdName>
          <span translate="no">{td.name}</span>{" "}
          {isSample ? <SampleMark>{sample.label}</SampleMark> : null}
        </TdName>
        {tdLines(td).map(({ name, text }) => (
          <p key={name}>{name === "party" ? wording.party(text) : text}</p>
        ))}
        {roleLines(td, facts, results, settings.lang).map(({ text, lang }) => (
          <p key={text} lang={lang}>
            {text}
          </p>
        ))}
        {td.constituency === chosenConstituency(source) ? null : <p>{nameOf(td.constituency)}</p>}
        <TdAddress>
          <EmailAddress address={td.email} />
        </TdAddress>
        {adds === null ? null : <p>{adds}</p>}
      </TdDetails>
      <Button
        aria-label={wording.sendTo(td.name)}
        aria-describedby={isSample ? SAMPLE_NOTE : undefined}
        disabled={isSample}
        // A disabled button would lose the focus.
        aria-disabled={isComposing}
        onClick={() => send([td], inApp ? "mail-app" : undefined)}
      >
        {wording.send}
      </Button>
      {td.phone === undefined && entries.length === 0 ? null : (
        <Disclosure title={wording.more} label={wording.moreAbout(td.name)}>
          {td.phone === undefined ? null : <CallTd td={td} phone={td.phone} />}
          {record && entries.length > 0 && (
            <>
              <p>{recordSummary(record, dailVotes, results.record, nameInText)}</p>
              <ul>
                {entries.map(({ url, text, day }) => (
                  <li key={`${url} ${text}`}>
                    <a href={url} {...NEW_TAB}>
                      {day} – {text}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Disclosure>
      )}
    </CardItem>
  );
}

/** A TD's phone number, as a link where it can be dialled, and the campaign's sentences to say. */
function CallTd({ td, phone }: { td: ReadTd; phone: string }) {
  const wording = useResultsWording().call;
  const campaign = useCampaign();
  const { lang } = campaign;
  const { effects } = useContactStore();
  const call = publishedText(campaign, lang, "call") ?? ENGLISH_CALL;
  const letter = letterOf({ ...useLetterSource(), letterLanguage: lang }, [td]);
  const lines = callLines(call, letter, wording.passOn);
  const href = telLink(phone);
  return (
    <>
      {href === null ? (
        <p>{wording.phone(phone)}</p>
      ) : (
        <LinkButton
          $variant="quiet"
          href={href}
          aria-label={`${wording.call(phone)}, ${td.name}`}
          onClick={effects.countCall}
        >
          {wording.call(phone)}
        </LinkButton>
      )}
      <p>{wording.whatToSay}:</p>
      <ol lang={lang}>
        {lines.slice(0, -1).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p lang={lang}>{lines.at(-1)}</p>
    </>
  );
}

/** A TD without a published address, and where the supporter can reach them. */
export function UnaddressedCard({ name }: { name: string }) {
  const wording = useResultsWording().results;
  return (
    <CardItem part="card">
      <TdDetails>
        <TdName translate="no">{name}</TdName>
        <p>
          {wording.withoutAddress}{" "}
          <a href={OFFICIAL_TD_LIST_URL} {...NEW_TAB}>
            {wording.officialPage(name)}
          </a>
        </p>
      </TdDetails>
    </CardItem>
  );
}

/* The buttons stand one below the other, and the details that 'More' opens fill a row. */
const CardItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${SPACE.l};
  padding-block: ${SPACE.m};
  border-top: 2px solid ${colour("ink")};
  break-inside: avoid;
  > button {
    justify-self: end;
  }
  > [data-details] {
    grid-column: 1 / -1;
    margin-top: ${SPACE.s};
    padding-inline-start: ${SPACE.m};
    border-inline-start: 2px solid ${colour("rule")};
    overflow-wrap: anywhere;
    > p,
    li {
      padding-block: ${SPACE.xs};
    }
    ol {
      padding-inline-start: ${SPACE.xl};
    }
  }
`;

const TdDetails = styled.div`
  grid-row: span 2;
  font-size: 0.9375em;
`;

const TdName = styled.p`
  font-size: 1.2em;
  font-weight: 700;
  line-height: 1.3;
`;

const TdAddress = styled.p`
  color: ${colour("inkSoft")};
  overflow-wrap: anywhere;
`;

const SampleMark = styled.span`
  padding: 0 ${SPACE.s};
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
  font-size: 0.875em;
`;
