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
import {
  INSET,
  notPrinted,
  raisedSheet,
  target,
  underlinedOnHover,
  WIDE,
} from "../../style/layout.ts";
import { display, SIZE } from "../../style/type.ts";
import { ConstituencyList } from "./ConstituencyList.tsx";
import { EntryList, publicEntries } from "./EntryList.tsx";
import { EveryTd, TdFilter } from "./EveryTd.tsx";
import { sharesOf, totalsOf } from "./recorded-tds.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

export const headOf = headIn({ en, ga });

/** `/where-they-stand`: what each TD said, voted and asked. Complete without scripts. */
export function RecordPage({ record }: { record: RecordResponse }) {
  const { campaign, language } = usePage();
  const wording = useWording({ en, ga });
  const entries = publicEntries(record, language);
  const [first, second] = wording.title.split("\n");
  return (
    <>
      <PrintedReport />
      <Poster>
        <Opening>
          <h1>
            {first} {second === undefined ? null : <span>{second}</span>}
          </h1>
          <Lead>{wording.lead(campaign.nameInText)}</Lead>
          <TotalsText>{wording.totals(totalsOf(record.tds))}</TotalsText>
          {asksForLetters(campaign) ? (
            <FindLink href={linkTo("/", language)}>{wordingFor(language).find.title}</FindLink>
          ) : null}
        </Opening>
        <Newest>
          <h2>{wording.newest}</h2>
          {entries.length === 0 ? (
            <p>
              {wording.nothingYet} <ReadText record={record} />
            </p>
          ) : (
            <EntryList entries={entries} />
          )}
        </Newest>
      </Poster>
      <Part>
        <h2>{wording.byConstituency}</h2>
        <ConstituencyList shares={sharesOf(record.tds)} />
      </Part>
      <Part>
        <h2>{wording.every}</h2>
        <p>
          {wording.silence} <ReadText record={record} />
        </p>
        <TdFilter record={record} />
        <details data-tds="">
          <summary>{wording.wholeList}</summary>
          <EveryTd record={record} />
        </details>
      </Part>
      <RecordNotes />
    </>
  );
}

/** What questions were collected, and when. */
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
function RecordNotes() {
  const { campaign } = usePage();
  const { correction, files, sources } = useWording({ en, ga });
  const { contactAddress } = campaign;
  const contact = <a href={`mailto:${contactAddress}`}>{contactAddress}</a>;
  return (
    <ReportNotes>
      <section>
        <h2>{correction.title}</h2>
        <p>
          <FormattedText text={correction.text} links={{ contact }} />
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
          <a href={DATA_LICENCE_URL}>{sources.data}</a>.
        </p>
      </section>
    </ReportNotes>
  );
}

const Poster = styled(ReportPoster)`
  ${WIDE} {
    grid-template-columns: 5fr 8fr;
  }
`;

const Newest = styled.section`
  ${raisedSheet}
  align-self: start;
  padding: ${SPACE.l};
  h2 {
    ${display}
    margin-block-end: ${SPACE.m};
    font-size: ${SIZE.title};
  }
  :focus-visible {
    outline-color: ${colour("link")};
  }
  ${WIDE} {
    padding: ${SPACE.xl};
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
  ${WIDE} {
    h1 {
      font-size: clamp(6rem, 10.5cqi, 9.5rem);
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
`;

const FindLink = styled.a`
  justify-self: start;
  ${target}
  margin-block-start: ${SPACE.s};
  padding: ${SPACE.s} ${SPACE.xl};
  border: 3px solid ${colour("inkGround")};
  background: ${colour("onDark")};
  box-shadow: 6px 6px 0 ${colour("inkGround")};
  color: ${colour("inkGround")};
  font-weight: 700;
  ${underlinedOnHover}
  ${notPrinted}
`;

const Part = styled.section`
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
  }
  > details > summary {
    padding-block: ${SPACE.m};
    font-weight: 700;
    cursor: pointer;
  }
`;
