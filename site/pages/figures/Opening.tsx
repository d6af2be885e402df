import styled from "styled-components";
import type { FiguresPageModel, PartnerFigures } from "../../../api/contract/partner-figures.ts";
import { colour, INKS, SPACE } from "../../../widget/theme/tokens.ts";
import { usePage, useTexts } from "../../page/shown-page.ts";
import { ReportPoster } from "../../parts/report.ts";
import { MEDIUM, WIDE } from "../../style/layout.ts";
import { display, fitLine, SIZE, scaled } from "../../style/type.ts";
import { longDay, shortDay, timeInDublin } from "./days.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The title with the number, the figures beside it, and the days as bars. */
export function Opening({ figures, asOf }: FiguresPageModel) {
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

/** A partner's letters of the last days as bars. The table of the days holds the same as text. */
function DayChart({ days }: { days: PartnerFigures["days"] }) {
  const { language } = usePage();
  const wording = useTexts({ en, ga });
  const day = shortDay(language);
  const [first = NO_DAY] = days;
  const busiest = days.reduce((most, each) => (each.letters > most.letters ? each : most), first);
  return (
    <Figure>
      <figcaption>
        <b>{wording.chart}</b>{" "}
        <span>
          {busiest.letters === 0
            ? wording.none
            : wording.busiest(day(busiest.day), busiest.letters)}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${days.length * 10} 100`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day: date, letters }, index) => {
          const height = (letters / Math.max(1, busiest.letters)) * 100;
          return <rect key={date} x={index * 10 + 1} y={100 - height} width="8" height={height} />;
        })}
      </svg>
      <p aria-hidden="true">
        <span>{day(first.day)}</span>
        <span>{wording.today}</span>
      </p>
    </Figure>
  );
}

const NO_DAY = { day: "", letters: 0, campaign: 0 };

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
    @media print {
      font-size: ${({ $number }) => scaled("11rem", $number)};
      text-shadow: none;
    }
  }
  > b {
    display: block;
    font-size: ${({ $name }) => scaled("clamp(3rem, 13cqi, 8rem)", $name)};
    line-height: 0.9;
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
    @media print {
      font-size: ${({ $name }) => scaled("4.5rem", $name)};
    }
  }
  @media print {
    font-size: 2rem;
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
`;

const Dates = styled.p`
  grid-column: 1 / -1;
  font-size: ${SIZE.small};
`;

const Figure = styled.figure`
  grid-column: 1 / -1;
  margin: 0;
  font-size: ${SIZE.small};
  > :not(svg) {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${SPACE.xs} ${SPACE.l};
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: clamp(6rem, 16cqi, 13rem);
    margin-block: ${SPACE.m} ${SPACE.s};
    border-block-end: 3px solid;
    fill: ${colour("marigold")};
    filter: drop-shadow(4px 4px 0 ${INKS.ink});
    @media (forced-colors: active) {
      fill: CanvasText;
    }
    @media print {
      block-size: 6rem;
      filter: none;
      print-color-adjust: exact;
    }
  }
`;
