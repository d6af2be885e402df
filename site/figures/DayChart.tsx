import styled from "styled-components";
import type { PartnerFigures } from "../../api/contract/partner-figures.ts";
import { colour, INKS, SPACE } from "../../widget/theme/tokens.ts";
import { SIZE } from "../kit/type.ts";
import { usePage, useTexts } from "../shown-page.ts";
import { shortDay } from "./days.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** A partner's letters of the last days as bars. The table of the days holds the same as text. */
export function DayChart({ days }: { days: PartnerFigures["days"] }) {
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
      <Ends aria-hidden="true">
        <span>{day(first.day)}</span>
        <span>{wording.today}</span>
      </Ends>
    </Figure>
  );
}

const NO_DAY = { day: "", letters: 0, campaign: 0 };

const Figure = styled.figure`
  margin: 0;
  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${SPACE.xs} ${SPACE.l};
    margin-block-end: ${SPACE.m};
    font-size: ${SIZE.small};
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: clamp(6rem, 16cqi, 13rem);
    border-block-end: 3px solid;
    fill: ${colour("marigold")};
    filter: drop-shadow(4px 4px 0 ${INKS.ink});
  }
  @media (forced-colors: active) {
    svg {
      fill: CanvasText;
      filter: none;
    }
  }
  @media print {
    figcaption {
      margin-block-end: 1mm;
      font-size: 9pt;
    }
    svg {
      block-size: 20mm;
      border-block-end-width: 1.5pt;
      fill: ${colour("ink")};
      filter: none;
      print-color-adjust: exact;
    }
  }
`;

const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  margin-block-start: ${SPACE.s};
  font-size: ${SIZE.small};
  @media print {
    margin-block-start: 0.5mm;
    font-size: 9pt;
  }
`;
