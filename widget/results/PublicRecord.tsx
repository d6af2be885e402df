import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import type { ReadTd } from "../../api/contract/lookup.ts";
import { parseDailVotes, parseTdRecord } from "../../api/contract/record.ts";
import { recordEntries, recordSummary } from "../domain/record.ts";
import { Button } from "../parts/Button.tsx";
import {
  useLetterActions,
  useLetterWording,
  useResultsWording,
} from "../sending/letter-context.ts";
import { WordField } from "../sending/WordField.tsx";
import { useCampaign, useContact } from "../state/contact-context.ts";
import { colour, SPACE } from "../theme/tokens.ts";

/** What a published record says of a TD: one line, which opens the list with its public pages. */
export function PublicRecord({ td }: { td: ReadTd }) {
  const words = useResultsWording().record;
  const { lang } = useContact((state) => state.settings);
  const { nameInText } = useCampaign();
  const given = useContact(({ lookup }) => lookup.status === "found" && lookup.votes);
  const record = parseTdRecord(td.record);
  const votes = parseDailVotes(given) ?? [];
  const isThanked = useContact(({ ownWords }) => ownWords.thanked === td.email);
  // Open from the start while it holds thanks that were kept.
  const [isOpenAtFirst] = useState(isThanked);
  if (record === null) return null;
  const summary = recordSummary(record, votes, words, nameInText);
  const entries = recordEntries(record, votes, words, lang);
  if (entries.length === 0) return <p>{summary}</p>;
  return (
    <CardDetails open={isOpenAtFirst}>
      <summary aria-label={`${td.name}: ${summary}`}>{summary}</summary>
      <ul>
        {entries.map(({ url, text, day }) => (
          <li key={`${url} ${text}`}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {day} – {text}
            </a>
          </li>
        ))}
      </ul>
      {record.questions[0] ? (
        <Thanks td={td} isThanked={isThanked} lastAsked={record.questions[0][0]} />
      ) : null}
    </CardDetails>
  );
}

/** Thanks a TD for asking, in a letter to this TD alone, and the field with the thanks. */
function Thanks(props: { td: ReadTd; isThanked: boolean; lastAsked: string }) {
  const { td, isThanked, lastAsked } = props;
  const words = useResultsWording().record;
  const { thankYou } = useLetterWording().record;
  const { thank } = useLetterActions();
  const [presses, setPresses] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  // The field is there once a press was rendered.
  useEffect(() => {
    if (presses > 0) box.current?.querySelector("textarea")?.focus();
  }, [presses]);
  return (
    <div ref={box}>
      <Button
        $variant="quiet"
        onClick={() => {
          thank(td, thankYou(lastAsked));
          setPresses(presses + 1);
        }}
      >
        {words.thank(td.name)}
      </Button>
      {isThanked ? <WordField word="thanks" hint={words.onlyTo(td.name)} /> : null}
    </div>
  );
}

/** Details of a card that a line opens. */
export const CardDetails = styled.details`
  summary {
    padding-block: ${SPACE.m};
    color: ${colour("link")};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  > ul,
  > ol,
  > p {
    padding-inline-start: ${SPACE.xl};
    border-inline-start: 2px solid ${colour("rule")};
    overflow-wrap: anywhere;
  }
  > ul {
    padding-inline-start: ${SPACE.m};
    list-style: none;
  }
  li,
  > p {
    padding-block: ${SPACE.xs};
  }
  a {
    color: inherit;
  }
  @media print {
    summary {
      list-style: none;
      padding: 0;
    }
    summary,
    a {
      color: inherit;
      text-decoration: none;
    }
  }
`;
