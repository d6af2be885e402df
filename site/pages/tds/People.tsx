import type { ReactNode } from "react";
import styled from "styled-components";
import { OFFICIAL_TD_LIST_URL } from "../../../api/contract/oireachtas.ts";
import { RECORD_PAGE } from "../../../api/contract/paths.ts";
import { telLink } from "../../../api/contract/phone.ts";
import type { FoundTd } from "../../../api/contract/responses.ts";
import { tdLines } from "../../../api/contract/td.ts";
import { constituencyName } from "../../../api/grammar/irish.ts";
import { nameOf } from "../../../widget/domain/providers.ts";
import { roleLines } from "../../../widget/domain/reader.ts";
import {
  composeLinks,
  createDraft,
  recordEntries,
  recordSummary,
  wordingFor,
} from "../../../widget/index.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { untilElement } from "../../components/ElementPanel.tsx";
import { asksForLetters, usePage, useWording } from "../../document/shown-page.ts";
import { linkTo } from "../../routes.ts";
import { MEDIUM, raisedSheet, target } from "../../style/layout.ts";
import { display, SIZE } from "../../style/type.ts";
import type { FoundModel, LetterTo } from "./model-wording.ts";
import { LinkRow, mailAppFirst } from "./PlainLetter.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

const PEOPLE_SECTION_ID = "people";

/**
 * The TDs of a constituency, each with party, roles, addresses and record. On a screen the cards of the
 * element take this place.
 */
export function People({ model, letterTo }: { model: FoundModel; letterTo: LetterTo }) {
  const { constituency, tds, withoutAddress = [], votes = [], asOf } = model;
  const { campaign, language } = usePage();
  const { results } = wordingFor(language);
  const { everyRecord, onRecord } = useWording({ en, ga });
  const isAsking = asksForLetters(campaign);
  const isSplit = tds.some((td) => td.constituency !== constituency);
  return (
    <PeopleSection id={PEOPLE_SECTION_ID} aria-labelledby="tds" $isReplaced={isAsking}>
      <h2 id="tds">{isAsking ? results.individually : onRecord}</h2>
      {isSplit ? <p>{results.splitConstituency}</p> : null}
      <ul>
        {tds.map((td) => (
          <li key={td.email}>
            <h3 translate="no">{td.name}</h3>
            <Facts td={td} isSplit={isSplit} />
            <Entries td={td} votes={votes} />
            {isAsking ? <Ways td={td} letterTo={letterTo} /> : null}
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
      <p translate="no">{td.email}</p>
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

/** What a TD asked, said and voted, newest first; further entries open from the line that sums them up. */
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

/** The links that open the letter to one TD. */
function Ways({ td, letterTo }: TdProps & { letterTo: LetterTo }): ReactNode {
  const { language } = usePage();
  const { results } = wordingFor(language);
  return (
    <LinkRow>
      {mailAppFirst(composeLinks(createDraft([td], "gmail", letterTo([td])))).map(
        ({ kind, href }) => (
          <a
            key={kind}
            href={href}
            aria-label={`${results.sendTo(td.name)}: ${nameOf(kind, language, "short")}`}
            {...(kind === "mail-app" ? {} : { target: "_blank", rel: "noopener" })}
          >
            {nameOf(kind, language, "short")}
          </a>
        ),
      )}
    </LinkRow>
  );
}

const PeopleSection = styled.section<{ $isReplaced: boolean }>`
  margin-block-end: ${SPACE.xxl};
  padding: ${SPACE.l};
  ${raisedSheet}
  ${({ $isReplaced }) => ($isReplaced ? untilElement : "")}
  h2 {
    ${display}
    margin-block-end: ${SPACE.m};
    font-size: ${SIZE.subtitle};
  }
  h3 {
    font-size: 1.25em;
    font-weight: 700;
  }
  a {
    color: ${colour("link")};
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
  @media print {
    /* A list that is shown again would begin to wait again. */
    animation: none;
    &[hidden] {
      display: block;
    }
  }
  ${MEDIUM} {
    padding: ${SPACE.xl};
    > ul {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: ${SPACE.xl};
    }
  }
`;

const CallLink = styled.a`
  ${target}
`;

const Record = styled.div`
  font-size: ${SIZE.small};
  a,
  summary {
    display: block;
    padding-block: 10px;
  }
`;
