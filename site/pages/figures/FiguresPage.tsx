import styled from "styled-components";
import { localPath } from "../../../api/contract/language.ts";
import { PARTNER_NAME } from "../../../api/contract/names.ts";
import type { FiguresPageModel } from "../../../api/contract/partner-figures.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import { wordingFor } from "../../../widget/index.ts";
import { colour, INKS, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { DayChart } from "../../components/DayChart.tsx";
import { PrintedReport, ReportNotes, ReportPoster } from "../../components/report.ts";
import type { PageHead } from "../../document/head.ts";
import { type ShownPage, usePage, useWording } from "../../document/shown-page.ts";
import { stack, WIDE } from "../../style/layout.ts";
import { display, fitLine, SIZE, scaled } from "../../style/type.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

export function headOf({ figures }: FiguresPageModel, { campaign, language }: ShownPage): PageHead {
  return { en, ga }[language].head(figures.partner, campaign);
}

/** A partner's own letters: one number, a small chart, and a link to the same figures as a table. */
export function FiguresPage({ model }: { model: FiguresPageModel }) {
  const { figures, expires, path, origin } = model;
  const { partner } = figures;
  const { language } = usePage();
  const { day } = wordingFor(language).record;
  const { meaning, take, link, badge } = useWording({ en, ga });
  return (
    <>
      <PrintedReport />
      <Opening {...model} />
      <Notes>
        <section>
          <h2>{meaning.title}</h2>
          <p>{meaning.text}</p>
        </section>
        <section>
          <h2>{take.title}</h2>
          <p>
            {take.text} <a href={`${localPath(path, language)}.csv`}>{take.csv}</a>
          </p>
          <p>
            {link.text(partner)} {expires === null ? link.endless : link.until(day(expires))}
          </p>
        </section>
        {/* A site without a partner's name is counted by its host name, which the badge does not take. */}
        {PARTNER_NAME.test(partner) ? (
          <section>
            <h2>{badge.title}</h2>
            <p>{badge.text}</p>
            <pre translate="no">
              <code>
                {`<script type="module" src="${origin}${PATHS.embed}/bia-letter-count.js"></script>\n`}
                {`<bia-letter-count partner="${partner}">${badge.inside}</bia-letter-count>`}
              </code>
            </pre>
          </section>
        ) : null}
      </Notes>
    </>
  );
}

const Notes = styled(ReportNotes)`
  p + p {
    margin-block-start: ${SPACE.s};
  }
  pre {
    margin: ${SPACE.m} 0 0;
    padding: ${SPACE.m};
    border: 2px solid ${colour("ink")};
    background: ${colour("paperRaised")};
    font-size: ${SIZE.small};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    font-weight: 700;
  }
`;

/** The title with the number, that of the campaign, and the last days as bars. */
function Opening({ figures, asOf }: FiguresPageModel) {
  const { language } = usePage();
  const wording = useWording({ en, ga });
  const { partner, total, since, days } = figures;
  const { day } = wordingFor(language).record;
  const letters = days.map((each) => each.letters);
  return (
    <Poster>
      <Title
        $number={fitLine([wording.count(total.letters)], LONGEST_NUMBER)}
        $name={fitLine([partner], LONGEST_NAME)}
      >
        <span>{wording.count(total.letters)}</span> {wording.title(total.letters)} <b>{partner}</b>
      </Title>
      <Figure>
        <figcaption>{wording.chart(letters.reduce((sum, count) => sum + count, 0))}</figcaption>
        <DayChart
          days={days.map(({ day }) => day)}
          series={[{ name: "", colour: "marigold", counts: letters }]}
          language={language}
        />
      </Figure>
      <Dates>
        <b>{wording.ofCampaign(total.campaign)}</b>{" "}
        {since === null ? null : wording.since(day(since))}{" "}
        {wording.asOf(day(asOf), timeInDublin(asOf))}
      </Dates>
    </Poster>
  );
}

/** Returns the time of day in Dublin: '20:05'. */
function timeInDublin(moment: string): string {
  const format = { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Dublin" } as const;
  return new Date(moment).toLocaleTimeString("en-IE", format);
}

/** The longest number and the longest name that the title's type has room for, in characters. */
const LONGEST_NUMBER = 4;
const LONGEST_NAME = 14;

const Poster = styled(ReportPoster)`
  ${WIDE} {
    grid-template-columns: 8fr 4fr;
  }
`;

const Title = styled.h1<{ $number: number; $name: number }>`
  ${display}
  font-size: clamp(1.75rem, 6cqi, 3.5rem);
  > span {
    display: block;
    margin-inline-start: -0.03em;
    color: ${colour("marigold")};
    font-size: ${({ $number }) => scaled("clamp(9rem, 42cqi, 24rem)", $number)};
    line-height: 0.78;
    letter-spacing: -0.04em;
    padding-block-end: 0.12em;
    text-shadow: 0.025em 0.025em 0 ${INKS.ink};
  }
  > b {
    display: block;
    font-size: ${({ $name }) => scaled("clamp(3rem, 13cqi, 8rem)", $name)};
    line-height: 0.9;
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }
`;

const Dates = styled.p`
  font-size: ${SIZE.small};
  ${WIDE} {
    grid-column: 1 / -1;
  }
`;

const Figure = styled.figure`
  ${stack("m")}
  align-self: end;
`;
