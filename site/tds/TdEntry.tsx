import styled from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import { composeLinks } from "../../widget/index.ts";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { campaignDraft } from "./campaign-draft.ts";
import { mailAppFirst, WORDS } from "./words.ts";

/** A TD, with links that open the letter to this TD only. */
export function TdEntry({ td, showConstituency }: { td: Td; showConstituency: boolean }) {
  const links = mailAppFirst(composeLinks(campaignDraft([td])));
  return (
    <TdListItem>
      <TdName>{td.name}</TdName>
      {td.party === undefined ? null : <p>{td.party}</p>}
      {showConstituency ? <p>{td.constituency}</p> : null}
      <EmailAddress>{td.email}</EmailAddress>
      <TdLinks>
        {links.map(({ kind, href }) => (
          <a
            key={kind}
            href={href}
            aria-label={`${WORDS.results.sendTo(td.name)}: ${SHORT_LABELS[kind]}`}
            {...(kind === "mail-app" ? {} : { target: "_blank", rel: "noopener" })}
          >
            {SHORT_LABELS[kind]}
          </a>
        ))}
      </TdLinks>
    </TdListItem>
  );
}

/** Short link labels. Each of up to five TDs has five links. */
const SHORT_LABELS = {
  "mail-app": "Mail",
  gmail: "Gmail",
  "gmail-app": "Gmail app",
  outlook: "Outlook",
  "outlook-app": "Outlook app",
  "outlook-work": "Outlook work",
  yahoo: "Yahoo",
} as const;

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
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
  }
  @media print {
    display: none;
  }
`;
