import styled, { createGlobalStyle } from "styled-components";
import { localPath } from "../../api/contract/language.ts";
import type { FiguresPageModel } from "../../api/contract/partner-figures.ts";
import { PARTNER_NAME } from "../../api/contract/partner-name.ts";
import { PATHS } from "../../api/contract/paths.ts";
import { EVENT_PROVIDERS } from "../../api/contract/providers.ts";
import { nameOf } from "../../widget/domain/providers.ts";
import { colour, INKS, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { fitLine, scaled } from "../kit/fit-line.ts";
import { INSET, MEDIUM, WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";
import { usePage, useTexts } from "../shown-page.ts";
import { CountTable } from "./CountTable.tsx";
import { DayChart } from "./DayChart.tsx";
import { longDay, monthOf, shortDay, timeInDublin } from "./days.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** A partner's own figures, and in print a report of them on one sheet. */
export function FiguresPage({ model }: { model: FiguresPageModel }) {
  const { figures, expires, path, origin } = model;
  const { campaign, language } = usePage();
  const wording = useTexts({ en, ga });
  const day = longDay(language);
  return (
    <>
      <OneSheet />
      <Opening {...model} />
      <Tables>
        <Months figures={figures} />
        <Providers figures={figures} />
        <Days figures={figures} />
      </Tables>
      <Notes>
        <section>
          <h2>{wording.meaning.title}</h2>
          <p>{wording.meaning.text}</p>
        </section>
        <ScreenOnly>
          <h2>{wording.take.title}</h2>
          <p>
            {wording.take.text} <a href={`${localPath(path, language)}.csv`}>{wording.take.csv}</a>
          </p>
          <p>
            {wording.link.text(figures.partner)}{" "}
            {expires === null ? wording.link.endless : wording.link.until(day(expires))}
          </p>
        </ScreenOnly>
        <Badge partner={figures.partner} origin={origin} />
        <Source>{wording.source(campaign.campaignName, new URL(origin).host)}</Source>
      </Notes>
    </>
  );
}

/** The title with the number, the figures beside it, and the days as bars. */
function Opening({ figures, asOf }: FiguresPageModel) {
  const { language } = usePage();
  const wording = useTexts({ en, ga });
  const { partner, total, since, days } = figures;
  const day = longDay(language);
  const sum = (name: "letters" | "campaign") => days.reduce((all, each) => all + each[name], 0);
  const facts = {
    today: days.at(-1) ?? { letters: 0, campaign: 0 },
    month: { letters: sum("letters"), campaign: sum("campaign") },
    all: total,
  };
  return (
    <Poster>
      <Title
        $number={fitLine([wording.count(total.letters)], LONGEST_NUMBER)}
        $name={fitLine([partner], LONGEST_NAME)}
      >
        <span>{wording.count(total.letters)}</span> {wording.title(total.letters)} <b>{partner}</b>
      </Title>
      <Facts>
        {(["today", "month", "all"] as const).map((name) => (
          <div key={name}>
            <dt>{wording.facts[name]}</dt>
            <dd>
              <strong>{wording.count(facts[name].letters)}</strong>{" "}
              {wording.ofCampaign(facts[name].campaign)}
            </dd>
          </div>
        ))}
      </Facts>
      <Dates>
        {since === null ? null : wording.since(day(since))}{" "}
        {wording.asOf(day(asOf), timeInDublin(asOf))}
      </Dates>
      <DayChart days={days} />
    </Poster>
  );
}

type Figures = Pick<FiguresPageModel, "figures">;

/** The last twelve months, without those before the partner's first letter. */
function Months({ figures: { months } }: Figures) {
  const { language } = usePage();
  const wording = useTexts({ en, ga });
  const begun = months.findIndex(({ letters }) => letters > 0);
  const rows = months.slice(begun === -1 ? -1 : begun);
  return (
    <section>
      <h2>{wording.months}</h2>
      <CountTable
        label={wording.months}
        column={wording.month}
        rows={rows.map(({ month, ...counts }) => ({ name: monthOf(language)(month), ...counts }))}
        hasBars
      />
    </section>
  );
}

function Providers({ figures: { providers } }: Figures) {
  const { language } = usePage();
  const wording = useTexts({ en, ga });
  const nameOfProvider = (name: string | null) => {
    const provider = EVENT_PROVIDERS.find((each) => each === name);
    if (provider === undefined) return wording.otherProvider;
    return provider === "post" ? wording.printed : nameOf(provider, language);
  };
  return (
    <section>
      <h2>{wording.providers}</h2>
      {providers.length === 0 ? (
        <p>{wording.none}</p>
      ) : (
        <CountTable
          label={wording.providers}
          column={wording.provider}
          rows={providers.map(({ provider, letters }) => ({
            name: nameOfProvider(provider),
            letters,
          }))}
        />
      )}
    </section>
  );
}

/** Days in one column of the table of the last thirty. */
const COLUMN = 10;

function Days({ figures: { days } }: Figures) {
  const { language } = usePage();
  const wording = useTexts({ en, ga });
  const rows = days.map(({ day, ...counts }) => ({ name: shortDay(language)(day), ...counts }));
  return (
    <DaysSection>
      <h2>{wording.days}</h2>
      <div>
        {[0, 1, 2].map((column) => {
          const part = rows.slice(column * COLUMN, (column + 1) * COLUMN);
          return (
            <CountTable
              key={column}
              label={`${wording.days}: ${part[0]?.name} – ${part.at(-1)?.name}`}
              column={wording.day}
              rows={part}
            />
          );
        })}
      </div>
    </DaysSection>
  );
}

/** The lines that show the number on the partner's own site. */
function Badge({ partner, origin }: { partner: string; origin: string }) {
  const { badge } = useTexts({ en, ga });
  // A site without a partner's name is counted by its host name, which the badge does not take.
  if (!PARTNER_NAME.test(partner)) return null;
  return (
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
  );
}

const OneSheet = createGlobalStyle`
  @page {
    size: A4;
    margin: 10mm 15mm;
  }
`;

/** The longest number and the longest name that the title's type has room for, in characters. */
const LONGEST_NUMBER = 4;
const LONGEST_NAME = 14;

const Poster = styled.div`
  display: grid;
  gap: ${SPACE.xl};
  padding: ${SPACE.xl} ${INSET} ${SPACE.xl};
  background: ${colour("blueGround")};
  color: ${colour("onDark")};
  @media (forced-colors: active) {
    border-block: 3px solid;
  }
  ${WIDE} {
    grid-template-columns: 8fr 4fr;
    column-gap: ${SPACE.xxl};
    padding-block-start: ${SPACE.xxl};
    > figure {
      grid-column: 1 / -1;
    }
  }
  @media print {
    grid-template-columns: 1fr 62mm;
    gap: 3mm 8mm;
    padding: 0;
    background: none;
    color: ${colour("ink")};
    > figure {
      grid-column: 1 / -1;
    }
  }
`;

const Title = styled.h1<{ $number: number; $name: number }>`
  ${display}
  font-size: clamp(1.75rem, 6cqi, 3.5rem);
  letter-spacing: -0.02em;
  text-wrap: balance;
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
  @media print {
    font-size: 15pt;
    > span {
      color: inherit;
      font-size: ${({ $number }) => scaled("92pt", $number)};
      text-shadow: none;
    }
    > b {
      font-size: ${({ $name }) => scaled("36pt", $name)};
    }
  }
`;

const Facts = styled.dl`
  display: grid;
  align-content: end;
  gap: ${SPACE.m};
  margin: 0;
  div {
    padding-block-start: ${SPACE.s};
    border-block-start: 3px solid;
  }
  dt {
    font-weight: 700;
  }
  dd {
    margin: 0;
    font-size: ${SIZE.small};
  }
  strong {
    ${display}
    margin-inline-end: ${SPACE.xs};
    font-size: ${SIZE.title};
    font-variant-numeric: tabular-nums;
  }
  ${MEDIUM} {
    grid-template-columns: repeat(3, 1fr);
    align-content: start;
  }
  ${WIDE} {
    grid-template-columns: 1fr;
    align-content: end;
  }
  @media print {
    grid-template-columns: 1fr;
    gap: 2mm;
    font-size: 9pt;
    div {
      padding-block-start: 1mm;
      border-block-start-width: 1.5pt;
    }
    dd {
      font-size: inherit;
    }
    strong {
      font-size: 18pt;
    }
  }
`;

const Dates = styled.p`
  grid-column: 1 / -1;
  font-size: ${SIZE.small};
  @media print {
    font-size: 9pt;
  }
`;

const Tables = styled.div`
  display: grid;
  gap: ${SPACE.xxl};
  padding: ${SPACE.xxl} ${INSET};
  h2 {
    ${display}
    margin-block-end: ${SPACE.m};
    font-size: ${SIZE.title};
  }
  ${WIDE} {
    grid-template-columns: 8fr 4fr;
  }
  @media print {
    grid-template-columns: 1fr 52mm;
    gap: 4mm 8mm;
    padding: 4mm 0;
    font-size: 8pt;
    h2 {
      margin-block-end: 1mm;
      font-size: 13pt;
    }
  }
`;

const DaysSection = styled.section`
  grid-column: 1 / -1;
  > div {
    display: grid;
    gap: ${SPACE.xl};
  }
  ${MEDIUM} {
    > div {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  ${WIDE} {
    > div {
      column-gap: ${SPACE.xxl};
    }
  }
  @media print {
    > div {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 7mm;
    }
  }
`;

const Notes = styled.div`
  display: grid;
  gap: ${SPACE.xl} ${SPACE.xxl};
  padding: ${SPACE.xxl} ${INSET} ${SPACE.xxxl};
  border-block-start: 3px solid ${colour("ink")};
  h2 {
    ${display}
    margin-block-end: ${SPACE.s};
    font-size: ${SIZE.subtitle};
  }
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
  ${WIDE} {
    grid-template-columns: repeat(3, 1fr);
  }
  @media print {
    gap: 2mm;
    padding: 2mm 0 0;
    border-block-start-width: 1.5pt;
    font-size: 8.5pt;
    line-height: 1.3;
    h2 {
      margin-block-end: 1mm;
      font-size: 11pt;
    }
    ${WIDE} {
      grid-template-columns: 1fr;
    }
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
  @media print {
    font-size: inherit;
  }
`;
