import type { ReactNode } from "react";
import styled from "styled-components";
import type { DailVote, Stance, TdRecord } from "../../api/contract/record.ts";
import { recordEntries, recordSummary, wordingFor } from "../../widget/index.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { usePage } from "../document/shown-page.ts";
import { SIZE } from "../style/type.ts";

export const TdEntries = styled.ul`
  > li {
    padding-block: ${SPACE.m};
    border-block-start: 2px solid;
    line-height: 1.4;
    break-inside: avoid;
  }
  > [hidden] {
    display: none;
  }
  h3 {
    font-size: 1.125em;
    font-weight: 700;
    line-height: 1.3;
  }
  @media print {
    margin-block: ${SPACE.m};
    columns: 3;
    column-gap: ${SPACE.xl};
    font-size: 10.5pt;
    > li {
      padding-block: ${SPACE.s};
      border-color: ${colour("rule")};
    }
  }
`;

interface TdEntryProps {
  name: string;
  party: string | undefined;
  /** The name of the constituency, where it is not that of the page. */
  constituency?: string | undefined;
  /** The position that is said beside the name. */
  stance?: Stance | undefined;
  record: TdRecord | undefined;
  votes: readonly DailVote[];
  /** Shows a short list of entries from the start. */
  isOpen?: boolean;
  children?: ReactNode;
}

export function TdEntry({ name, party, constituency, stance, children, ...record }: TdEntryProps) {
  const { results, record: recordWording } = wordingFor(usePage().language);
  const facts = [party === undefined ? "" : results.party(party), constituency ?? ""];
  return (
    <>
      <h3 translate="no">{name}</h3>
      <p>{facts.filter(Boolean).join(" · ")}</p>
      {stance === undefined ? null : (
        <Position className={stance}>{recordWording.stances[stance]}</Position>
      )}
      <Details {...record} />
      {children}
    </>
  );
}

const SHORT_LIST = 3;

/** A TD's record in one line, which opens the list of its entries. */
function Details({ record, votes, isOpen }: Pick<TdEntryProps, "record" | "votes" | "isOpen">) {
  const { campaign, language } = usePage();
  const wording = wordingFor(language).record;
  if (record === undefined) return null;
  const entries = recordEntries(record, votes, wording, language);
  if (entries.length === 0) return <p>{wording.nothing}</p>;
  return (
    <DetailsBox open={isOpen && entries.length <= SHORT_LIST}>
      <summary>{recordSummary(record, votes, wording, campaign.nameInText)}</summary>
      <ul>
        {entries.map(({ day, text, url }) => (
          <li key={url}>
            <a href={url}>
              {day}: {text}
            </a>
          </li>
        ))}
      </ul>
    </DetailsBox>
  );
}

const Position = styled.p`
  inline-size: fit-content;
  margin-block-start: ${SPACE.xs};
  padding: 0 ${SPACE.s};
  border: 2px solid ${colour("ink")};
  font-weight: 700;
  &.for {
    background: ${colour("marigold")};
    color: ${colour("onMarigold")};
  }
  &.against {
    background: ${colour("ink")};
    color: ${colour("paper")};
  }
  &.undecided {
    border-style: dashed;
  }
  /* Browsers print no grounds. */
  @media print {
    && {
      color: inherit;
    }
    &.against {
      border-style: double;
    }
  }
`;

const DetailsBox = styled.details`
  summary {
    padding-block: 10px;
    cursor: pointer;
  }
  ul {
    padding: 0 0 ${SPACE.m};
    font-size: ${SIZE.small};
  }
  a {
    display: block;
    padding-block: ${SPACE.m};
    color: ${colour("link")};
  }
`;
