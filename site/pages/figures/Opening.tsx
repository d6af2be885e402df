import styled from "styled-components";
import type { Language } from "../../../api/contract/language.ts";
import type { FiguresPageModel, PartnerFigures } from "../../../api/contract/partner-figures.ts";
import { wordingFor } from "../../../widget/index.ts";
import { colour, INKS, SPACE } from "../../../widget/theme/tokens.ts";
import { ReportPoster } from "../../components/report.ts";
import { usePage, useWording } from "../../document/shown-page.ts";
import { WIDE } from "../../style/layout.ts";
import { display, fitLine, SIZE, scaled } from "../../style/type.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The title with the number, that of the campaign, and the last days as bars. */
export function Opening({ figures, asOf }: FiguresPageModel) {
  const { language } = usePage();
  const wording = useWording({ en, ga });
  const { partner, total, since, days } = figures;
  const { day } = wordingFor(language).record;
  return (
    <Poster>
      <Title
        $number={fitLine([wording.count(total.letters)], LONGEST_NUMBER)}
        $name={fitLine([partner], LONGEST_NAME)}
      >
        <span>{wording.count(total.letters)}</span> {wording.title(total.letters)} <b>{partner}</b>
      </Title>
      <DayChart days={days} />
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

/** A partner's letters of the last days as bars. The CSV holds the same figures as text. */
function DayChart({ days }: { days: PartnerFigures["days"] }) {
  const { language } = usePage();
  const wording = useWording({ en, ga });
  const [first = { day: "", letters: 0 }] = days;
  const sum = days.reduce((all, { letters }) => all + letters, 0);
  const busiest = days.reduce((most, each) => (each.letters > most.letters ? each : most), first);
  return (
    <Figure>
      <figcaption>
        <b>{wording.chart(sum)}</b>{" "}
        <span>
          {busiest.letters === 0
            ? wording.none
            : wording.busiest(shortDay(busiest.day, language), busiest.letters)}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${days.length * 10} 100`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day: date, letters }, index) => {
          const height = (letters / Math.max(1, busiest.letters)) * 100;
          return <rect key={date} x={index * 10 + 1} y={100 - height} width="8" height={height} />;
        })}
      </svg>
      <p aria-hidden="true">
        <span>{shortDay(first.day, language)}</span>
        <span>{wording.today}</span>
      </p>
    </Figure>
  );
}

/** Returns a day in few letters: '20 Nov'. */
function shortDay(day: string, language: Language): string {
  const format = { month: "short", timeZone: "UTC" } as const;
  const locale = language === "ga" ? "ga-IE" : "en-US";
  return `${Number(day.slice(8))} ${new Date(day).toLocaleDateString(locale, format)}`;
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
`;

const Dates = styled.p`
  font-size: ${SIZE.small};
  ${WIDE} {
    grid-column: 1 / -1;
  }
`;

const Figure = styled.figure`
  align-self: end;
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
    block-size: 6rem;
    margin-block: ${SPACE.m} ${SPACE.s};
    border-block-end: 3px solid;
    fill: ${colour("marigold")};
    filter: drop-shadow(4px 4px 0 ${INKS.ink});
    @media (forced-colors: active) {
      fill: CanvasText;
    }
    @media print {
      filter: none;
      print-color-adjust: exact;
    }
  }
`;
