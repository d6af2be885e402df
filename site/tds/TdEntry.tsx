import styled from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import { composeLinks, createDraft } from "../../widget/index.ts";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { mailFirst, WORDS } from "./words.ts";

/** One TD with the links that open the letter to this one alone; `seat` says which constituency is theirs. */
export function TdEntry({ td, seat }: { td: Td; seat: boolean }) {
  const ways = mailFirst(composeLinks(createDraft([td], "gmail")));
  return (
    <Entry>
      <Name>{td.name}</Name>
      {td.party === undefined ? null : <p>{td.party}</p>}
      {seat ? <p>{td.constituency}</p> : null}
      <Address>{td.email}</Address>
      <Links>
        {ways.map(({ kind, href }) => (
          <a
            key={kind}
            href={href}
            aria-label={`${WORDS.results.sendTo(td.name)}: ${SHORT[kind]}`}
            {...(kind === "mailto" ? {} : { target: "_blank", rel: "noopener" })}
          >
            {SHORT[kind]}
          </a>
        ))}
      </Links>
    </Entry>
  );
}

/** The ways in a word or two, as each of five TDs has four of them. */
const SHORT = {
  mailto: "Mail",
  gmail: "Gmail",
  "gmail-app": "Gmail app",
  outlook: "Outlook",
  "outlook-work": "Outlook work",
} as const;

const Entry = styled.li`
  padding-block: ${SPACE.m};
  border-block-start: 2px solid ${colour("ink")};
  line-height: 1.4;
  break-inside: avoid;
  @media print {
    padding-block: ${SPACE.s};
    border-color: ${colour("rule")};
  }
`;

const Name = styled.h3`
  font-size: 1.125em;
  font-weight: 700;
  line-height: 1.3;
`;

const Address = styled.p`
  color: ${colour("inkSoft")};
  overflow-wrap: anywhere;
`;

const Links = styled.p`
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
