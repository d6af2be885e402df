import styled from "styled-components";
import type { FiguresPageModel } from "../../api/contract/partner-figures.ts";
import { colour, INKS, SPACE } from "../../widget/theme/tokens.ts";
import { INSET, MEDIUM, WIDE } from "../kit/layout.ts";
import { display, fitLine, SIZE, scaled } from "../kit/type.ts";
import { usePage, useTexts } from "../shown-page.ts";
import { DayChart } from "./DayChart.tsx";
import { longDay, timeInDublin } from "./days.ts";
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
