import { useEffect, useRef } from "react";
import { parseDailVotes, parseTdRecord } from "../../api/contract/record.ts";
import type { ReadTd } from "../../api/contract/responses.ts";
import { Button, NEW_TAB } from "../components/Button.tsx";
import { recordEntries, recordSummary } from "../domain/record.ts";
import { resultsEn } from "../domain/wording/results-en.ts";
import { useLetterActions } from "../sending/letter-context.ts";
import { useActions, useCampaign, useContact } from "../state/contact-context.ts";
import { useLetterWording, useResultsWording } from "../state/results-wording.ts";
import { WordField } from "./OwnWords.tsx";

/** Returns the published record of a TD as a line and as entries; null without a record. */
export function usePublicRecord(td: ReadTd) {
  const wording = useResultsWording().record;
  const { lang } = useContact((state) => state.settings);
  const { nameInText } = useCampaign();
  const dailVotes = useContact(({ lookup }) => lookup.status === "found" && lookup.votes);
  const record = parseTdRecord(td.record);
  if (record === null) return null;
  const votes = parseDailVotes(dailVotes) ?? [];
  return {
    summary: recordSummary(record, votes, wording, nameInText),
    entries: recordEntries(record, votes, wording, lang),
    lastAsked: record.questions[0]?.[0],
  };
}

/** A TD's public record: the line, the official pages, and thanks to a TD who asked. */
export function PublicRecord(props: {
  td: ReadTd;
  record: NonNullable<ReturnType<typeof usePublicRecord>>;
}) {
  const { summary, entries, lastAsked } = props.record;
  return (
    <>
      <p>{summary}</p>
      <ul>
        {entries.map(({ url, text, day }) => (
          <li key={`${url} ${text}`}>
            <a href={url} {...NEW_TAB}>
              {day} – {text}
            </a>
          </li>
        ))}
      </ul>
      {lastAsked === undefined ? null : <Thanks td={props.td} lastAsked={lastAsked} />}
    </>
  );
}

/** Thanks a TD for asking, in a letter to this TD alone, and the field with the thanks. */
function Thanks({ td, lastAsked }: { td: ReadTd; lastAsked: string }) {
  const wording = useResultsWording().record;
  const sentence = useLetterWording().record.thankYou(lastAsked);
  const { thank, write } = useLetterActions();
  const { load } = useActions();
  const { thanks, thanked } = useContact((state) => state.ownWords);
  const isThanked = thanked === td.email;
  const box = useRef<HTMLDivElement>(null);
  // The sentence follows the letter's language unless the supporter has changed it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each language runs it once
  useEffect(() => {
    if (!isThanked || thanks === sentence) return;
    void load("irish").then((irish) => {
      const sentences = [resultsEn, irish?.resultsGa].map((each) =>
        each?.record.thankYou(lastAsked),
      );
      if (sentences.includes(thanks)) write({ thanks: sentence });
    });
  }, [sentence]);
  return (
    <div ref={box}>
      <Button
        $variant="quiet"
        onClick={() => {
          thank(td, sentence);
          // The field is rendered by then.
          requestAnimationFrame(() => box.current?.querySelector("textarea")?.focus());
        }}
      >
        {wording.thank(td.name)}
      </Button>
      {isThanked ? <WordField word="thanks" hint={wording.onlyTo(td.name)} /> : null}
    </div>
  );
}
