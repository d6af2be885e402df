import styled from "styled-components";
import type { Language } from "../../../api/contract/language.ts";
import { newestFirst } from "../../../api/contract/record.ts";
import type { RecordResponse } from "../../../api/contract/record-schema.ts";
import { wordingFor } from "../../../widget/index.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { PlaceLink } from "../../components/PlaceLink.tsx";
import { usePage, useWording } from "../../document/shown-page.ts";
import { MEDIUM } from "../../style/layout.ts";
import { SIZE } from "../../style/type.ts";
import type { RecordedTd } from "./recorded-tds.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

const NEWEST = 8;

/** The entries of the record, the newest at first sight and the others folded. */
export function EntryList({ entries }: { entries: readonly PublicEntry[] }) {
  const { earlier } = useWording({ en, ga });
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
  const { source } = useWording({ en, ga });
  const { day } = wordingFor(usePage().language).record;
  return (
    <Grid>
      {entries.map(({ date, link, td, text, isQuote }) => (
        <li key={`${date} ${link} ${td?.memberCode}`}>
          <Day dateTime={date}>{day(date)}</Day>
          {td && <Who td={td} />}
          {isQuote ? <Quote>{text}</Quote> : <p>{text}</p>}
          <a href={link} aria-label={`${source}: ${day(date)}`}>
            {source}
          </a>
        </li>
      ))}
    </Grid>
  );
}

/** A TD's name, party and constituency, which is the link to its page. */
function Who({ td: { name, party, constituency } }: { td: RecordedTd }) {
  const { results } = wordingFor(usePage().language);
  return (
    <p>
      <strong translate="no">{name}</strong>
      {party === undefined ? "" : `, ${results.party(party)}`}
      {" · "}
      <PlaceLink to={constituency} />
    </p>
  );
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

/** What is public: a question or a statement of a TD, or a vote of the Dáil, which has no TD. */
type PublicEntry = {
  date: string;
  link: string;
  td?: RecordedTd;
  text: string;
  isQuote?: boolean;
};

/** Returns all entries of the record, newest first; of one day statements before votes and questions. */
export function publicEntries({ tds, votes }: RecordResponse, language: Language): PublicEntry[] {
  const { voteOf, askedIt } = { en, ga }[language];
  const { record } = wordingFor(language);
  const statements = tds.flatMap((td) =>
    td.statements.map(({ date, link, stance, sentence }) => {
      const text = record.statement(stance, sentence);
      return { date, link, td, text, isQuote: true };
    }),
  );
  const questions = tds.flatMap((td) =>
    td.questions.map(({ date, link, text = askedIt }) => ({ date, link, td, text })),
  );
  const dailVotes = votes.map(({ date, link, subject, tally }) => {
    return { date, link, text: voteOf(subject, tally), isQuote: true };
  });
  return newestFirst<PublicEntry>([...statements, ...dailVotes, ...questions]);
}
