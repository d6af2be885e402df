import styled from "styled-components";
import type { FoundTd } from "../../../api/contract/lookup.ts";
import { telLink } from "../../../api/contract/phone.ts";
import type { DailVote } from "../../../api/contract/record.ts";
import { tdLines } from "../../../api/contract/td.ts";
import { constituencyName } from "../../../api/words/irish-names.ts";
import { nameOf } from "../../../widget/domain/providers.ts";
import { type ComposeLink, composeLinks, createDraft, wordingFor } from "../../../widget/index.ts";
import { LinkButton } from "../../../widget/parts/Button.tsx";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { usePage, useTexts } from "../../page/shown-page.ts";
import { RecordDetails } from "../../parts/RecordDetails.tsx";
import { notPrinted, target } from "../../style/layout.ts";
import type { Letter } from "./texts.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

interface TdEntryProps {
  td: FoundTd;
  /** The votes that the record is about. */
  votes: readonly DailVote[];
  letter: Letter;
  showConstituency: boolean;
}

/** A TD, with links that open the letter to this TD only. */
export function TdEntry({ td, votes, letter, showConstituency }: TdEntryProps) {
  const links = mailAppFirst(composeLinks(createDraft([td], "gmail", letter)));
  const { language } = usePage();
  const { results, record, call } = wordingFor(language);
  const dial = td.phone === undefined ? null : telLink(td.phone);
  return (
    <TdListItem>
      <TdName>{td.name}</TdName>
      {tdLines(td).map(({ name, text }) => (
        <p key={name}>{name === "party" ? results.party(text) : text}</p>
      ))}
      {showConstituency ? <p>{constituencyName(td.constituency, language)}</p> : null}
      <EmailAddress>{td.email}</EmailAddress>
      {td.record === undefined ? null : (
        <RecordDetails record={td.record} votes={votes} nothing={<p>{record.nothing}</p>} />
      )}
      <TdLinks>
        {links.map(({ kind, href }) => (
          <a
            key={kind}
            href={href}
            aria-label={`${results.sendTo(td.name)}: ${nameOf(kind, language, "short")}`}
            {...(kind === "mail-app" ? {} : { target: "_blank", rel: "noopener" })}
          >
            {nameOf(kind, language, "short")}
          </a>
        ))}
        {td.phone === undefined ? null : dial === null ? (
          <span>{call.phone(td.phone)}</span>
        ) : (
          <a href={dial} aria-label={`${call.call(td.phone)}, ${td.name}`}>
            {call.call(td.phone)}
          </a>
        )}
      </TdLinks>
    </TdListItem>
  );
}

interface ComposeLinksProps {
  title: string;
  /** States how many TDs receive the letter. */
  recipients: string;
  draft: ReturnType<typeof createDraft>;
}

/** Links that open the letter to all TDs: a button for the mail app, and links for each webmail. */
export function ComposeLinks({ title, recipients, draft }: ComposeLinksProps) {
  const { opensIn } = useTexts({ en, ga });
  const { language } = usePage();
  const [mailApp, ...webmails] = mailAppFirst(composeLinks(draft));
  return (
    <LinkGroup>
      <MailAppLink href={mailApp?.href} $variant="primary">
        {title}
      </MailAppLink>
      <p>
        {recipients}. <span>{opensIn}</span>
      </p>
      <ul>
        {webmails.map(({ kind, href }) => (
          <li key={kind}>
            <a href={href} target="_blank" rel="noopener">
              {nameOf(kind, language, "asLink")}
            </a>
          </li>
        ))}
      </ul>
    </LinkGroup>
  );
}

/** Returns the links with the mail app first, because it works for every email provider. */
function mailAppFirst(links: readonly ComposeLink[]): ComposeLink[] {
  return [...links].sort((a, b) => Number(b.kind === "mail-app") - Number(a.kind === "mail-app"));
}

const TdListItem = styled.li`
  padding-block: ${SPACE.m};
  border-block-start: 2px solid ${colour("ink")};
  line-height: 1.4;
  break-inside: avoid;
  @media print {
    padding-block: ${SPACE.s};
    border-color: ${colour("rule")};
  }
`;

const TdName = styled.h3`
  font-size: 1.125em;
  font-weight: 700;
  line-height: 1.3;
`;

const EmailAddress = styled.p`
  color: ${colour("inkSoft")};
  overflow-wrap: anywhere;
`;

const TdLinks = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${SPACE.l};
  a,
  span {
    ${target}
  }
  ${notPrinted}
`;

const LinkGroup = styled.div`
  display: grid;
  gap: ${SPACE.s};
  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${SPACE.xl};
  }
  li a {
    ${target}
  }
  @media print {
    ul,
    a,
    span {
      display: none;
    }
  }
`;

const MailAppLink = styled(LinkButton)`
  && {
    min-block-size: 3.75rem;
    color: ${colour("onUrgent")};
    font-size: 1.25rem;
  }
`;
