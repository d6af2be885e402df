import type { ReactNode } from "react";
import styled from "styled-components";
import type { DailVote, TdRecord } from "../../api/contract/record.ts";
import { recordEntries, recordSummary, wordingFor } from "../../widget/index.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { usePage } from "../page/shown-page.ts";
import { SIZE } from "../style/type.ts";

interface RecordDetailsProps {
  record: TdRecord;
  votes: readonly DailVote[];
  /** Shown for an empty record. If absent, the TD's position is said beside it, and nothing is shown. */
  nothing?: ReactNode;
  /** Shows a short list from the start. */
  isOpen?: boolean;
}

/** The most entries that are shown from the start. */
const SHORT_LIST = 3;

/** A TD's record in one line, which opens the list of its entries. */
export function RecordDetails({ record, votes, nothing, isOpen = false }: RecordDetailsProps) {
  const { campaign, language } = usePage();
  const words = wordingFor(language).record;
  const entries = recordEntries(record, votes, words, language);
  const [newest] = entries;
  if (newest === undefined) return nothing;
  const summary = recordSummary(record, votes, words, campaign.nameInText);
  return (
    <Details open={isOpen && entries.length <= SHORT_LIST}>
      <summary>{!nothing && summary === words.nothing ? newest.text : summary}</summary>
      <ul>
        {entries.map(({ day, text, url }) => (
          <li key={url}>
            <a href={url}>
              {day}: {text}
            </a>
          </li>
        ))}
      </ul>
    </Details>
  );
}

const Details = styled.details`
  summary {
    padding-block: 10px;
    cursor: pointer;
  }
  ul {
    padding: 0 0 ${SPACE.m};
    list-style: none;
    font-size: ${SIZE.small};
  }
  a {
    display: block;
    padding-block: ${SPACE.m};
    color: ${colour("link")};
  }
`;
