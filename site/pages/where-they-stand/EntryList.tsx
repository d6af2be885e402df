import styled from "styled-components";
import type { Language } from "../../../api/contract/language.ts";
import { newestFirst, type Stance } from "../../../api/contract/record.ts";
import type { RecordResponse } from "../../../api/contract/record-schema.ts";
import { wordingFor } from "../../../widget/index.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { usePage, useTexts } from "../../page/shown-page.ts";
import { PlaceLink } from "../../parts/PlaceLink.tsx";
import { MEDIUM } from "../../style/layout.ts";
import { SIZE } from "../../style/type.ts";
import type { RecordedTd } from "./recorded-tds.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** How many entries are shown at first sight. */
const NEWEST = 8;

/** The entries of the record, the newest at first sight and the others folded. */
export function EntryList({ entries }: { entries: readonly PublicEntry[] }) {
  const { earlier } = useTexts({ en, ga });
  const older = entries.slice(NEWEST);
  return (
    <>
      <Entries of={entries.slice(0, NEWEST)} />
      {older.length === 0 ? null : (
        <details>
          <Summary>{earlier(older.length)}</Summary>
          <Entries of={older} />
        </details>
      )}
    </>
  );
}

function Entries({ of: entries }: { of: readonly PublicEntry[] }) {
  const { language } = usePage();
  const { source, ...wording } = useTexts({ en, ga });
  const { day } = wordingFor(language).record;
  return (
    <Grid>
      {entries.map((entry) => (
        <li key={`${entry.date} ${entry.link} ${"td" in entry ? entry.td.memberCode : ""}`}>
          <Day dateTime={entry.date}>{day(entry.date)}</Day>
          {entry.kind === "vote" ? null : <Who entry={entry} />}
          <What entry={entry} words={wording} language={language} />
          <a href={entry.link} aria-label={`${source}: ${day(entry.date)}`}>
            {source}
          </a>
        </li>
      ))}
    </Grid>
  );
}

/** A TD's name, party and constituency, which is the link to its page. */
function Who({ entry: { td } }: { entry: Exclude<PublicEntry, { kind: "vote" }> }) {
  const { language } = usePage();
  const { party } = wordingFor(language).results;
  return (
    <p>
      <strong>{td.name}</strong>
      {td.party === undefined ? "" : `, ${party(td.party)}`}
      {" · "}
      <PlaceLink to={td.constituency} />
    </p>
  );
}

function What({ entry, words, language }: WhatProps) {
  const { record } = wordingFor(language);
  if (entry.kind === "statement") {
    return <Quote>{record.statement(entry.stance, entry.text)}</Quote>;
  }
  if (entry.kind === "vote") return <Quote>{words.voteOf(entry.text, entry.tally)}</Quote>;
  return <p>{entry.text ?? words.askedIt}</p>;
}

interface WhatProps {
  entry: PublicEntry;
  words: Pick<typeof en, "voteOf" | "askedIt">;
  language: Language;
}

const Grid = styled.ul`
  display: grid;
  column-gap: ${SPACE.xl};
  li {
    padding-block: ${SPACE.m};
    border-block-start: 2px solid ${colour("ink")};
    line-height: 1.4;
    break-inside: avoid;
  }
  ${MEDIUM} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Day = styled.time`
  display: block;
  color: ${colour("inkSoft")};
  font-size: ${SIZE.small};
`;

const Quote = styled.p`
  font-weight: 600;
`;

const Summary = styled.summary`
  padding-block: ${SPACE.m};
  font-weight: 700;
  cursor: pointer;
`;

type Vote = RecordResponse["votes"][number];

/** What is public: a question or a statement of a TD, or a vote of the Dáil. */
export type PublicEntry = { date: string; link: string } & (
  | { kind: "question"; td: RecordedTd; text?: string | undefined }
  | { kind: "statement"; td: RecordedTd; stance: Stance; text: string }
  | { kind: "vote"; text: string; tally: Vote["tally"] }
);

/** Returns all entries of the record, newest first; of one day statements before votes and questions. */
export function publicEntries({ tds, votes }: RecordResponse): PublicEntry[] {
  return newestFirst([
    ...tds.flatMap((td) =>
      td.statements.map(({ date, link, stance, sentence }): PublicEntry => {
        return { kind: "statement", td, date, link, stance, text: sentence };
      }),
    ),
    ...votes.map(({ date, link, subject, tally }): PublicEntry => {
      return { kind: "vote", date, link, text: subject, tally };
    }),
    ...tds.flatMap((td) =>
      td.questions.map(({ date, link, text }): PublicEntry => {
        return { kind: "question", td, date, link, text };
      }),
    ),
  ]);
}
