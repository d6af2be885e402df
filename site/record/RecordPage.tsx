import styled from "styled-components";
import { localPath } from "../../api/contract/language.ts";
import { DATA_CREDIT } from "../../api/contract/oireachtas.ts";
import { PATHS } from "../../api/contract/paths.ts";
import type { RecordResponse } from "../../api/contract/record-schema.ts";
import { wordingFor } from "../../widget/index.ts";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import type { PageHead } from "../head.ts";
import { INSET, MEDIUM, WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";
import { en as kitEn } from "../kit/wording/en.ts";
import { ga as kitGa } from "../kit/wording/ga.ts";
import { asksForLetters, type ShownPage, usePage, useTexts } from "../shown-page.ts";
import { sharesOf, totalsOf } from "./figures.ts";
import { MapKey, RecordMap } from "./RecordMap.tsx";
import { RecordFilter, RecordTable } from "./RecordTable.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Returns the page's metadata. */
export const headOf = ({ campaign, language }: ShownPage): PageHead =>
  ({ en, ga })[language].head(campaign);

/** `/where-they-stand`: what each TD said, voted and asked. Complete without scripts. */
export function RecordPage({ record }: { record: RecordResponse }) {
  const { campaign, language } = usePage();
  const wording = useTexts({ en, ga });
  const { findTitle } = useTexts({ en: kitEn, ga: kitGa });
  const shares = sharesOf(record.tds);
  const [first, second] = wording.title.split("\n");
  return (
    <>
      <Poster>
        <Opening>
          <h1>
            {first} {second === undefined ? null : <span>{second}</span>}
          </h1>
          <Lead>{wording.lead(campaign.nameInText)}</Lead>
          <TotalsText>{wording.totals(totalsOf(record.tds))}</TotalsText>
          {asksForLetters(campaign) ? <a href={localPath("/", language)}>{findTitle}</a> : null}
        </Opening>
        <PosterMap shares={shares} />
        <PosterKey shares={shares} />
      </Poster>
      <EveryTd>
        <h2>{wording.every}</h2>
        <p>
          {wording.silence} <ReadText record={record} />
        </p>
        <RecordFilter record={record} />
        <RecordTable record={record} />
      </EveryTd>
      <RecordNotes />
    </>
  );
}

/** What questions were collected, and when. */
function ReadText({ record: { topics, asOf } }: { record: RecordResponse }) {
  const { language } = usePage();
  const wording = useTexts({ en, ga });
  if (topics.length === 0) return wording.noTopics;
  const named = wording.topics(topics.map(wording.quoted).join(wording.or));
  const read = asOf === null ? wording.unread : wording.read(wordingFor(language).record.day(asOf));
  return `${read} ${named}`;
}

/** How to have an entry corrected, the files, and the sources. */
function RecordNotes() {
  const { campaign } = usePage();
  const { correction, files, sources } = useTexts({ en, ga });
  const { contactAddress } = campaign;
  const [before, after] = correction.text("\n").split("\n");
  return (
    <Notes>
      <section>
        <h2>{correction.title}</h2>
        <p>
          {before}
          <a href={`mailto:${contactAddress}`}>{contactAddress}</a>
          {after}
        </p>
      </section>
      <section>
        <h2>{files.title}</h2>
        <p>
          {files.text} <a href={PATHS.recordCsv}>{files.csv}</a>,{" "}
          <a href={PATHS.record}>{files.json}</a>.
        </p>
      </section>
      <section>
        <h2>{sources.title}</h2>
        <p>
          <a href={DATA_CREDIT.url}>{sources.data}</a>. {sources.map}
        </p>
      </section>
    </Notes>
  );
}

const Poster = styled.div`
  display: grid;
  gap: ${SPACE.xl};
  padding: ${SPACE.xl} ${INSET} ${SPACE.xxl};
  background: ${colour("blueGround")};
  color: ${colour("onDark")};
  :focus-visible {
    outline-color: ${colour("onDark")};
  }
  @media (forced-colors: active) {
    border-block: 3px solid;
  }
  ${WIDE} {
    grid-template-columns: 6fr 7fr;
    column-gap: ${SPACE.xxl};
    padding-block: ${SPACE.xxl};
  }
  @media print {
    grid-template-columns: 1fr 9cm;
    padding: 0;
    background: none;
    color: ${colour("ink")};
  }
`;

const Opening = styled.div`
  display: grid;
  align-content: start;
  gap: ${SPACE.l};
  h1 {
    ${display}
    font-size: clamp(min(3rem, 21cqi), 20cqi, 8rem);
    line-height: 0.86;
    letter-spacing: -0.035em;
  }
  h1 span {
    display: block;
  }
  p {
    max-inline-size: 34rem;
  }
  a {
    justify-self: start;
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    margin-block-start: ${SPACE.s};
    padding: ${SPACE.s} ${SPACE.xl};
    border: 3px solid ${colour("inkGround")};
    background: ${colour("onDark")};
    box-shadow: 6px 6px 0 ${colour("inkGround")};
    color: ${colour("inkGround")};
    font-weight: 700;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
  }
  ${WIDE} {
    h1 {
      font-size: clamp(6rem, 10.5cqi, 9.5rem);
    }
  }
  @media print {
    h1 {
      font-size: 2rem;
    }
    a {
      display: none;
    }
  }
`;

const Lead = styled.p`
  font-size: ${SIZE.lead};
  line-height: 1.4;
`;

const TotalsText = styled.p`
  ${display}
  font-size: ${SIZE.title};
  line-height: 1.08;
  letter-spacing: -0.01em;
  color: ${colour("marigold")};
  text-wrap: pretty;
  @media print {
    color: inherit;
    font-size: 1.25rem;
  }
`;

const PosterMap = styled(RecordMap)`
  inline-size: 100%;
  max-inline-size: 44rem;
  justify-self: end;
`;

const PosterKey = styled(MapKey)`
  grid-column: 1 / -1;
`;

const EveryTd = styled.section`
  padding: ${SPACE.xxl} ${INSET};
  border-block-start: 3px solid ${colour("ink")};
  h2 {
    ${display}
    margin-block-end: ${SPACE.m};
    font-size: ${SIZE.title};
  }
  > p {
    max-inline-size: 45rem;
  }
  @media print {
    padding: ${SPACE.l} 0;
    font-size: 9.5pt;
  }
`;

const Notes = styled.div`
  display: grid;
  gap: ${SPACE.xl};
  padding: ${SPACE.xxl} ${INSET} ${SPACE.xxxl};
  border-block-start: 3px solid ${colour("ink")};
  h2 {
    ${display}
    margin-block-end: ${SPACE.s};
    font-size: ${SIZE.subtitle};
  }
  ${MEDIUM} {
    grid-template-columns: 1fr 1fr 1fr;
  }
  @media print {
    padding: 0;
    font-size: 9.5pt;
    break-inside: avoid;
  }
`;
