import styled from "styled-components";
import { DATA_LICENCE_URL } from "../../../api/contract/oireachtas.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import type { RecordResponse } from "../../../api/contract/record-schema.ts";
import { wordingFor } from "../../../widget/index.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { FormattedText } from "../../components/FormattedText.tsx";
import { PrintedReport, ReportNotes, ReportPoster } from "../../components/report.ts";
import { asksForLetters, headIn, usePage, useWording } from "../../document/shown-page.ts";
import { linkTo } from "../../routes.ts";
import { summaryStyle } from "../../style/controls.ts";
import { INSET, LARGE_TEXT, labelLink, notPrinted, stack, WIDE } from "../../style/layout.ts";
import { display, headline, SIZE } from "../../style/type.ts";
import { EveryTd, TdFilter } from "./EveryTd.tsx";
import { Ledger } from "./Ledger.tsx";
import { ledgerOf, type Totals, totalsOf } from "./recorded-tds.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

export const headOf = headIn({ en, ga });

/** `/where-they-stand`: what each TD said, voted and asked. Complete without scripts. */
export function RecordPage(props: {
  record: RecordResponse;
  /** The day of the campaign's first publication, `2026-11-03`; null before. */
  firstDay: string | null;
}) {
  const { record, firstDay } = props;
  const { campaign, language } = usePage();
  const wording = useWording({ en, ga });
  const totals = totalsOf(record.tds, firstDay);
  const [first, second] = wording.title.split("\n");
  return (
    <>
      <PrintedReport />
      <Poster>
        <h1>
          {first} {second === undefined ? null : <span>{second}</span>}
        </h1>
        {totals.onRecord === 0 ? null : <Known totals={totals} firstDay={firstDay} />}
        {asksForLetters(campaign) ? (
          <FindLink href={linkTo("/", language)}>{wordingFor(language).find.title}</FindLink>
        ) : null}
      </Poster>
      <Part>
        <h2>{wording.newest}</h2>
        {totals.onRecord === 0 ? <p>{wording.nothingYet}</p> : null}
        <Ledger tds={ledgerOf(record.tds)} votes={record.votes} />
      </Part>
      <Part>
        <h2>{wording.every}</h2>
        <p>{wording.silence(totals.all - totals.onRecord)}</p>
        <TdFilter record={record} />
        <EveryTd record={record} />
      </Part>
      <RecordNotes record={record} />
    </>
  );
}

/** How many TDs are on record: as a number, as a mark for each TD, and in words. */
function Known({ totals, firstDay }: { totals: Totals; firstDay: string | null }) {
  const { campaign, language } = usePage();
  const wording = useWording({ en, ga });
  const { all, onRecord, since } = totals;
  const { day } = wordingFor(language).record;
  return (
    <KnownArea>
      <KnownSum>
        <strong>{onRecord}</strong> {wording.onRecord(totals, campaign.nameInText)}
      </KnownSum>
      <svg viewBox={`0 0 ${all} 10`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M${onRecord} 5H${all}`} />
        <path d={`M0 5H${onRecord}`} data-known="" />
      </svg>
      <KnownNote>
        {wording.positions(totals)}{" "}
        {firstDay === null || since === 0 ? null : wording.since(since, day(firstDay))}
      </KnownNote>
    </KnownArea>
  );
}

/** The topics of the collected questions, and the day of the collection. */
function ReadText({ record: { topics, asOf } }: { record: RecordResponse }) {
  const { language } = usePage();
  const wording = useWording({ en, ga });
  if (topics.length === 0) return wording.noTopics;
  const topicText = wording.topics(topics.map(wording.quoted).join(wording.or));
  const readText =
    asOf === null ? wording.unread : wording.read(wordingFor(language).record.day(asOf));
  return `${readText} ${topicText}`;
}

/** How to correct an entry, the files, and the sources. */
function RecordNotes({ record }: { record: RecordResponse }) {
  const { correction, files, sources } = useWording({ en, ga });
  return (
    <ReportNotes>
      <section>
        <h2>{correction.title}</h2>
        <p>
          <FormattedText text={correction.text} />
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
          <ReadText record={record} /> <a href={DATA_LICENCE_URL}>{sources.data}</a>.
        </p>
      </section>
    </ReportNotes>
  );
}

const Poster = styled(ReportPoster)`
  h1 {
    ${headline}
    font-size: clamp(min(3rem, 21cqi), 20cqi, 8rem);
    line-height: 0.86;
  }
  ${WIDE} {
    grid-template-columns: 7fr 5fr;
    h1 {
      font-size: clamp(6rem, 11.5cqi, 11rem);
    }
  }
`;

const KnownArea = styled.div`
  ${stack("l")}
  align-content: start;
  ${WIDE} {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
  /* Each mark is a TD. */
  svg {
    inline-size: 100%;
    block-size: 1.5rem;
  }
  path {
    stroke: ${colour("onDark")};
    stroke-width: 10;
    stroke-dasharray: 0.55 0.45;
    opacity: 0.45;
  }
  [data-known] {
    stroke: ${colour("marigold")};
    opacity: 1;
  }
`;

const KnownSum = styled.p`
  ${stack("xl")}
  grid-template-columns: auto 1fr;
  align-items: end;
  font-size: ${SIZE.lead};
  font-weight: 600;
  line-height: 1.3;
  ${LARGE_TEXT} {
    grid-template-columns: 1fr;
  }
  strong {
    ${display}
    color: ${colour("marigold")};
    font-size: clamp(6rem, 40cqi, 17rem);
    line-height: 0.72;
    letter-spacing: -0.05em;
  }
`;

const KnownNote = styled.p`
  max-inline-size: 34rem;
`;

const FindLink = styled.a`
  ${labelLink("onDark", "inkGround", "inkGround")}
  justify-self: start;
  margin-block-start: ${SPACE.s};
  font-weight: 700;
  ${notPrinted}
`;

const Part = styled.section`
  ${summaryStyle}
  padding: ${SPACE.xxl} ${INSET};
  border-block-start: 3px solid ${colour("ink")};
  h2 {
    ${display}
    margin-block-end: ${SPACE.m};
    font-size: ${SIZE.title};
  }
  @media print {
    padding: ${SPACE.xl} 0;
  }
  > p {
    max-inline-size: 45rem;
    margin-block-end: ${SPACE.l};
    break-after: avoid;
  }
`;
