import styled from "styled-components";
import { localPath } from "../../../api/contract/language.ts";
import { EVENT_PROVIDERS, PARTNER_NAME } from "../../../api/contract/names.ts";
import type { FiguresPageModel, PartnerFigures } from "../../../api/contract/partner-figures.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import { nameOf } from "../../../widget/domain/providers.ts";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import type { PageHead } from "../../page/head.ts";
import { type ShownPage, usePage, useTexts } from "../../page/shown-page.ts";
import { PrintedReport, ReportNotes, ReportTables } from "../../parts/report.ts";
import { CountTable } from "../../parts/Table.tsx";
import { WIDE } from "../../style/layout.ts";
import { SIZE } from "../../style/type.ts";
import { longDay, monthOf, shortDay } from "./days.ts";
import { Opening } from "./Opening.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Returns the page's metadata. */
export function headOf({ figures }: FiguresPageModel, { campaign, language }: ShownPage): PageHead {
  return { en, ga }[language].head(figures.partner, campaign);
}

/** A partner's own figures, and in print a report of them on one sheet. */
export function FiguresPage({ model }: { model: FiguresPageModel }) {
  const { figures, expires, path, origin } = model;
  const { partner } = figures;
  const { campaign, language } = usePage();
  const { meaning, take, link, badge, source } = useTexts({ en, ga });
  return (
    <>
      <PrintedReport />
      <Opening {...model} />
      <CountTables figures={figures} />
      <Notes>
        <section>
          <h2>{meaning.title}</h2>
          <p>{meaning.text}</p>
        </section>
        <ScreenOnly>
          <h2>{take.title}</h2>
          <p>
            {take.text} <a href={`${localPath(path, language)}.csv`}>{take.csv}</a>
          </p>
          <p>
            {link.text(partner)}{" "}
            {expires === null ? link.endless : link.until(longDay(language)(expires))}
          </p>
        </ScreenOnly>
        {/* A site without a partner's name is counted by its host name, which the badge does not take. */}
        {PARTNER_NAME.test(partner) ? (
          <ScreenOnly>
            <h2>{badge.title}</h2>
            <p>{badge.text}</p>
            <pre>
              <code>
                {`<script type="module" src="${origin}${PATHS.embed}/bia-letter-count.js"></script>\n`}
                {`<bia-letter-count partner="${partner}">${badge.inside}</bia-letter-count>`}
              </code>
            </pre>
          </ScreenOnly>
        ) : null}
        <Source>{source(campaign.campaignName, new URL(origin).host)}</Source>
      </Notes>
    </>
  );
}

/** Days in one of the columns. */
const COLUMN = 10;

/** The letters of the last twelve months, of each provider and of the last thirty days. */
function CountTables({ figures: { months, providers, days } }: { figures: PartnerFigures }) {
  const { language } = usePage();
  const wording = useTexts({ en, ga });
  const { count, partner, campaign } = wording;
  // Without the months before the partner's first letter.
  const begun = months.findIndex(({ letters }) => letters > 0);
  const nameOfProvider = (name: string | null) => {
    const provider = EVENT_PROVIDERS.find((each) => each === name);
    if (provider === undefined) return wording.otherProvider;
    return provider === "post" ? wording.printed : nameOf(provider, language);
  };
  const rowsOfDays = days.map(({ day, letters, campaign: all }) => [
    shortDay(language)(day),
    count(letters),
    count(all),
  ]);
  return (
    <Tables>
      <section>
        <h2>{wording.months}</h2>
        <PartnerTable
          label={wording.months}
          columns={[wording.month, partner, campaign]}
          rows={months
            .slice(begun)
            .map(({ month, letters, campaign: all }) => [
              monthOf(language)(month),
              count(letters),
              count(all),
            ])}
        />
      </section>
      <section>
        <h2>{wording.providers}</h2>
        {providers.length === 0 ? (
          <p>{wording.none}</p>
        ) : (
          <PartnerTable
            label={wording.providers}
            columns={[wording.provider, partner]}
            rows={providers.map(({ provider, letters }) => [
              nameOfProvider(provider),
              count(letters),
            ])}
          />
        )}
      </section>
      <DaysSection>
        <h2>{wording.days}</h2>
        <div>
          {[0, 1, 2].map((column) => {
            const rows = rowsOfDays.slice(column * COLUMN, (column + 1) * COLUMN);
            return (
              <PartnerTable
                key={column}
                label={`${wording.days}: ${rows[0]?.[0]} – ${rows.at(-1)?.[0]}`}
                columns={[wording.day, partner, campaign]}
                rows={rows}
              />
            );
          })}
        </div>
      </DaysSection>
    </Tables>
  );
}

const Tables = styled(ReportTables)`
  display: grid;
  gap: ${SPACE.xxl};
  ${WIDE} {
    grid-template-columns: 8fr 4fr;
  }
  @media print {
    gap: ${SPACE.xl} ${SPACE.xxl};
  }
`;

/* The partner's own numbers are in the second column. */
const PartnerTable = styled(CountTable)`
  tbody th {
    white-space: nowrap;
  }
  td:nth-child(2) {
    font-weight: 700;
  }
  @media print {
    && :is(th, td) {
      padding-block: 2px;
      line-height: 1.2;
    }
  }
`;

const DaysSection = styled.section`
  grid-column: 1 / -1;
  > div {
    display: grid;
    /* In either language all three columns of a table fit into this width. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: ${SPACE.xl};
  }
`;

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
  @media print {
    display: block;
  }
`;

const ScreenOnly = styled.section`
  @media print {
    display: none;
  }
`;

const Source = styled.p`
  grid-column: 1 / -1;
  color: ${colour("inkSoft")};
  font-size: ${SIZE.small};
`;
