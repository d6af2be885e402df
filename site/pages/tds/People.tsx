import styled from "styled-components";
import { constituencyName } from "../../../api/contract/constituency-details.ts";
import { OFFICIAL_TD_LIST_URL } from "../../../api/contract/oireachtas.ts";
import { RECORD_PAGE } from "../../../api/contract/paths.ts";
import { telLink } from "../../../api/contract/phone.ts";
import type { FoundTd } from "../../../api/contract/responses.ts";
import { tdLines } from "../../../api/contract/td.ts";
import { EmailAddress } from "../../../widget/components/EmailAddress.tsx";
import { roleLines } from "../../../widget/domain/reader.ts";
import { recordEntries, recordSummary, wordingFor } from "../../../widget/index.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { untilElement } from "../../components/ElementPanel.tsx";
import { asksForLetters, usePage, useWording } from "../../document/shown-page.ts";
import { linkTo } from "../../routes.ts";
import { MEDIUM, printedOnly, raisedSheet, target } from "../../style/layout.ts";
import { display, SIZE, subtitle } from "../../style/type.ts";
import type { FoundModel, LetterTo } from "./model-wording.ts";
import { linksTo, WayLinks } from "./PlainLetter.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The TDs of a constituency with addresses and record. On a screen the element's cards take this place. */
export function People({ model, letterTo }: { model: FoundModel; letterTo: LetterTo }) {
  const { constituency, tds, withoutAddress = [], votes = [], asOf } = model;
  const { campaign, language } = usePage();
  const { results } = wordingFor(language);
  const { everyRecord, onRecord } = useWording({ en, ga });
  const isAsking = asksForLetters(campaign);
  const isSplit = tds.some((td) => td.constituency !== constituency);
  return (
    <PeopleSection id="people" aria-labelledby="tds" $isReplaced={isAsking}>
      <h2 id="tds">{isAsking ? results.individually : onRecord}</h2>
      {isSplit ? <p>{results.splitConstituency}</p> : null}
      <ul>
        {tds.map((td) => (
          <li key={td.email}>
            <div>
              <h3 translate="no">{td.name}</h3>
              <Facts td={td} isSplit={isSplit} />
            </div>
            <div>
              <Entries td={td} votes={votes} />
              {isAsking ? (
                <>
                  <Request letter={letterTo([td])} />
                  <WayLinks
                    links={linksTo([td], letterTo([td]))}
                    form="short"
                    label={results.sendTo(td.name)}
                  />
                </>
              ) : null}
            </div>
          </li>
        ))}
        {withoutAddress.map((name) => (
          <li key={name}>
            <h3 translate="no">{name}</h3>
            <p>
              {results.withoutAddress}{" "}
              <a href={OFFICIAL_TD_LIST_URL}>{results.officialPage(name)}</a>
            </p>
          </li>
        ))}
      </ul>
      <small>
        {results.lastChecked(asOf)} {results.credit}.{" "}
        {tds.some((td) => td.record) ? (
          <a href={linkTo(RECORD_PAGE, language)}>{everyRecord}</a>
        ) : null}
      </small>
    </PeopleSection>
  );
}

type TdProps = { td: FoundTd };

/** A TD's party, roles, constituency where it is not that of the page, address and phone number. */
function Facts({ td, isSplit }: TdProps & { isSplit: boolean }) {
  const { campaign, language } = usePage();
  const wording = wordingFor(language);
  const dial = td.phone === undefined ? null : telLink(td.phone);
  return (
    <>
      {tdLines(td).map(({ name, text }) => (
        <p key={name}>{name === "party" ? wording.results.party(text) : text}</p>
      ))}
      {roleLines(td, campaign, wording, language).map(({ text, lang }) => (
        <p key={text} lang={lang === language ? undefined : lang}>
          {text}
        </p>
      ))}
      {isSplit ? <p>{constituencyName(td.constituency, language)}</p> : null}
      <p>
        <EmailAddress address={td.email} />
      </p>
      {td.phone === undefined ? null : dial === null ? (
        <p>{wording.call.phone(td.phone)}</p>
      ) : (
        <CallLink href={dial} aria-label={`${wording.call.call(td.phone)}, ${td.name}`}>
          {wording.call.call(td.phone)}
        </CallLink>
      )}
    </>
  );
}

const SHORT_LIST = 3;

/** The public record of a TD, newest first; older entries open from a line that counts them. */
function Entries({ td: { record }, votes }: TdProps & Required<Pick<FoundModel, "votes">>) {
  const { campaign, language } = usePage();
  const wording = wordingFor(language).record;
  if (record === undefined) return null;
  const entries = recordEntries(record, votes, wording, language).map(({ day, text, url }) => (
    <li key={`${url} ${text}`}>
      <a href={url}>
        {day}: {text}
      </a>
    </li>
  ));
  if (entries.length === 0) return null;
  return (
    <Record>
      <ul>{entries.slice(0, SHORT_LIST)}</ul>
      {entries.length <= SHORT_LIST ? null : (
        <details>
          <summary>{recordSummary(record, votes, wording, campaign.nameInText)}</summary>
          <ul>{entries.slice(SHORT_LIST)}</ul>
        </details>
      )}
    </Record>
  );
}

/** The question of the letter to a TD, for the talk with them. */
function Request({ letter: { request, language } }: { letter: ReturnType<LetterTo> }) {
  const { toAsk } = useWording({ en, ga });
  return request === undefined ? null : (
    <RequestText>
      <strong>{toAsk}</strong> <span lang={language}>{request}</span>
    </RequestText>
  );
}

const PeopleSection = styled.section<{ $isReplaced: boolean }>`
  h2 {
    ${subtitle}
    margin-block-end: ${SPACE.m};
  }
  h3 {
    font-size: 1.25em;
    font-weight: 700;
  }
  > ul > li {
    padding-block: ${SPACE.m};
    border-block-start: 2px solid ${colour("ink")};
    line-height: 1.4;
    overflow-wrap: anywhere;
    break-inside: avoid;
  }
  > small {
    font-size: ${SIZE.small};
  }
  @media screen {
    margin-block-end: ${SPACE.xxl};
    padding: ${SPACE.l};
    ${raisedSheet}
    ${({ $isReplaced }) => ($isReplaced ? untilElement : "")}
    a {
      color: ${colour("link")};
    }
    ${MEDIUM} {
      padding: ${SPACE.xl};
      > ul {
        display: grid;
        grid-template-columns: 1fr 1fr;
        column-gap: ${SPACE.xl};
      }
    }
  }
  @media print {
    margin-block-end: ${SPACE.m};
    font-size: 9pt;
    &[hidden] {
      display: block;
    }
    h2 {
      display: none;
    }
    > ul > li {
      display: grid;
      grid-template-columns: 62mm 1fr;
      gap: 6mm;
      padding-block: 2.5mm;
      border-width: 0.3mm;
      line-height: 1.3;
    }
    h3 {
      ${display}
      font-size: 14pt;
    }
    a {
      text-decoration: none;
    }
    > small {
      font-size: 7.5pt;
    }
    > small a {
      display: none;
    }
  }
`;

const RequestText = styled.p`
  ${printedOnly}
  font-style: italic;
`;

const CallLink = styled.a`
  ${target}
  @media print {
    min-block-size: 0;
  }
`;

const Record = styled.div`
  font-size: ${SIZE.small};
  a {
    display: block;
    padding-block: 10px;
  }
  @media print {
    margin-block: ${SPACE.xs};
    font-size: inherit;
    a,
    summary {
      padding: 0;
      list-style: none;
    }
  }
`;
