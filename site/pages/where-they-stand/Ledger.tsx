import styled from "styled-components";
import { questionUrl } from "../../../api/contract/record.ts";
import type { RecordResponse } from "../../../api/contract/record-schema.ts";
import { roleLines } from "../../../widget/domain/reader.ts";
import { wordingFor } from "../../../widget/index.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { PlaceLink } from "../../components/PlaceLink.tsx";
import { usePage, useWording } from "../../document/shown-page.ts";
import { MEDIUM } from "../../style/layout.ts";
import { SIZE, subtitle } from "../../style/type.ts";
import { entriesOf, entryId, type LedgerEntry, type RecordedTd } from "./recorded-tds.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The most TDs, and entries of each, that are open at first: a minute's reading on a phone. */
const OPEN_TDS = 20;
const OPEN_ENTRIES = 3;

type LedgerProps = { tds: readonly RecordedTd[]; votes: RecordResponse["votes"] };

/** The votes of the Dáil, then each of the TDs once with what they asked, said and voted. */
export function Ledger({ tds, votes }: LedgerProps) {
  const { moreTds, votesInDail, voteOf } = useWording({ en, ga });
  const others = tds.slice(OPEN_TDS);
  return (
    <>
      {votes.length === 0 ? null : (
        <Row as="div">
          <h3>{votesInDail}</h3>
          <ul>
            {votes.map(({ date, link, subject, tally }) => (
              <Line key={link} date={date} link={link} text={voteOf(subject, tally)} />
            ))}
          </ul>
        </Row>
      )}
      <Rows tds={tds.slice(0, OPEN_TDS)} votes={votes} />
      {others.length === 0 ? null : (
        <details>
          <summary>{moreTds(others.length)}</summary>
          <Rows tds={others} votes={votes} />
        </details>
      )}
    </>
  );
}

function Rows({ tds, votes }: LedgerProps) {
  const { earlier } = useWording({ en, ga });
  return (
    <ul>
      {tds.map((td) => {
        const entries = entriesOf(td);
        const older = entries.slice(OPEN_ENTRIES);
        const lines = (some: readonly LedgerEntry[]) => (
          <ul>
            {some.map((entry) => (
              <EntryLine key={`${entry.date} ${entry.link}`} entry={entry} votes={votes} />
            ))}
          </ul>
        );
        return (
          <Row key={`${td.memberCode}/${td.name}`} id={entryId(td)}>
            <div>
              <h3 translate="no">{td.name}</h3>
              <p>
                <PlaceLink to={td.constituency} /> <Facts td={td} />
              </p>
            </div>
            <div>
              {lines(entries.slice(0, OPEN_ENTRIES))}
              {older.length === 0 ? null : (
                <details>
                  <summary>{earlier(older.length)}</summary>
                  {lines(older)}
                </details>
              )}
            </div>
          </Row>
        );
      })}
    </ul>
  );
}

/** A TD's party and roles: 'Fine Gael · Minister for Health'. */
export function Facts({ td }: { td: RecordedTd }) {
  const { campaign, language } = usePage();
  const { results } = wordingFor(language);
  const roles = roleLines(td, campaign, wordingFor(language), language);
  return (
    <>
      {td.party && results.party(td.party)}
      {roles.map(({ text, lang }, index) => (
        <span key={text} lang={lang === language ? undefined : lang}>
          {index > 0 || td.party ? " · " : ""}
          {text}
        </span>
      ))}
    </>
  );
}

/** A question by its title, a statement by its sentence, or a vote by what it was about. */
function EntryLine({ entry, votes }: { entry: LedgerEntry; votes: RecordResponse["votes"] }) {
  const { language } = usePage();
  const { questionOf } = useWording({ en, ga });
  const { record } = wordingFor(language);
  const { date, link } = entry;
  if ("stance" in entry) {
    return <Line date={date} link={link} text={record.statement(entry.stance, entry.sentence)} />;
  }
  if ("vote" in entry) {
    const side = votes.find((vote) => vote.link === link)?.for;
    const stance = entry.vote === side ? "for" : "against";
    const position = entry.vote === "staon" ? undefined : stance;
    return <Line date={date} link={link} text={record.vote(entry.vote, position, entry.subject)} />;
  }
  const kind = questionOf(entry.type, entry.number);
  const page = questionUrl(date, entry.number, language);
  if (entry.text === undefined) return <Line date={date} link={page} text={kind} />;
  return <Line date={date} link={page} text={entry.text} lang="en" note={kind} />;
}

function Line(props: Record<"date" | "link" | "text", string> & { lang?: string; note?: string }) {
  const { date, link, text, lang, note } = props;
  const { day } = wordingFor(usePage().language).record;
  return (
    <EntryItem>
      <time dateTime={date}>{day(date)}</time>
      <a href={link} lang={lang}>
        {text}
      </a>
      {note === undefined ? null : <small>{note}</small>}
    </EntryItem>
  );
}

const Row = styled.li`
  display: grid;
  column-gap: ${SPACE.xxl};
  padding-block: ${SPACE.m} ${SPACE.s};
  border-block-start: 3px solid ${colour("ink")};
  line-height: 1.4;
  scroll-margin-block-start: ${SPACE.xl};
  &:target {
    border-block-start-color: ${colour("link")};
  }
  h3 {
    ${subtitle}
    margin-block-end: ${SPACE.xs};
    line-height: 1.1;
  }
  p {
    color: ${colour("inkSoft")};
    font-size: ${SIZE.small};
  }
  p a {
    margin-inline-end: ${SPACE.s};
    padding-block: 13px;
    font-weight: 700;
  }
  ${MEDIUM} {
    h3 {
      font-size: ${SIZE.title};
    }
    grid-template-columns: 4fr 7fr;
    padding-block: ${SPACE.l};
  }
  @media print {
    padding-block: ${SPACE.s};
    break-inside: avoid;
  }
`;

const EntryItem = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  column-gap: ${SPACE.l};
  padding-block: ${SPACE.s};
  & + & {
    border-block-start: 1px solid ${colour("rule")};
  }
  time,
  small {
    color: ${colour("inkSoft")};
    font-size: ${SIZE.small};
    font-variant-numeric: tabular-nums;
  }
  small {
    grid-area: 1 / 2;
  }
  a {
    grid-column: 1 / -1;
    padding-block: ${SPACE.s};
    margin-block: -${SPACE.s};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  ${MEDIUM} {
    grid-template-columns: 10.5rem 1fr auto;
    a {
      grid-column: 2;
    }
    small {
      grid-area: 1 / 3;
    }
  }
`;
