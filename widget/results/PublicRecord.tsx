import { useEffect, useRef, useState } from "react";
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

/** What a published record says of a TD, and its public pages. */
export function PublicRecord({ td }: { td: ReadTd }) {
  const words = useResultsWording().record;
  const { lang } = useContact((state) => state.settings);
  const { nameInText } = useCampaign();
  const given = useContact(({ lookup }) => lookup.status === "found" && lookup.votes);
  const record = parseTdRecord(td.record);
  if (record === null) return null;
  const votes = parseDailVotes(given) ?? [];
  return (
    <>
      <p>{recordSummary(record, votes, words, nameInText)}</p>
      <ul>
        {recordEntries(record, votes, words, lang).map(({ url, text, day }) => (
          <li key={`${url} ${text}`}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {day} – {text}
            </a>
          </li>
        ))}
      </ul>
      {record.questions[0] ? <Thanks td={td} lastAsked={record.questions[0][0]} /> : null}
    </>
  );
}

/** Thanks a TD for asking, in a letter to this TD alone, and the field with the thanks. */
function Thanks({ td, lastAsked }: { td: ReadTd; lastAsked: string }) {
  const words = useResultsWording().record;
  const { thankYou } = useLetterWording().record;
  const { thank } = useLetterActions();
  const isThanked = useContact(({ ownWords }) => ownWords.thanked === td.email);
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
