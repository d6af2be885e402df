import styled from "styled-components";
import type { Language } from "../../api/contract/language.ts";
import { type Colour, colour, SPACE } from "../../widget/theme/tokens.ts";
import { stack } from "../style/layout.ts";
import { SIZE } from "../style/type.ts";

/** Counts by day as stacked bars on an axis from 0. */
export function DayChart(props: {
  /** Days such as `2026-07-19`, oldest first. */
  days: readonly string[];
  /** The kinds of click, from the axis up, each with its count of every day. */
  series: readonly { name: string; colour: Colour; counts: readonly number[] }[];
  language: Language;
  /** Says where the same figures are as text. Without a label, screen readers skip the chart. */
  label?: string;
}) {
  const { days, series, language, label } = props;
  /** The sum of a day's counts in the first `most` series. */
  const sumOf = (index: number, most = series.length) =>
    series.slice(0, most).reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0);
  const axis = axisTo(Math.max(...days.map((_, index) => sumOf(index))));
  const top = axis.at(-1) ?? 0;
  const ends = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  // Gaps between the bars of a year would be narrower than a pixel.
  const gap = days.length === 365 ? 0 : 0.14;
  return (
    <Chart role={label && "img"} aria-label={label} aria-hidden={!label}>
      {series.length > 1 && (
        <Names>
          {series.map(({ name, colour: fill }) => (
            <Name key={name} $colour={fill}>
              {name}
            </Name>
          ))}
        </Names>
      )}
      <Counts>
        {axis.map((count) => (
          <span key={count}>{count.toLocaleString("en-IE")}</span>
        ))}
      </Counts>
      <svg aria-hidden="true" viewBox={`0 0 ${days.length} ${top}`} preserveAspectRatio="none">
        <path d={axis.map((count) => `M0 ${count}H${days.length}`).join("")} />
        {days.map((day, index) => (
          <g key={day}>
            {/* The title shows where a pointer rests on the day, also above the bar. */}
            <title>{`${shortDay(day, language)}: ${series.map(({ name, counts }) => `${name} ${counts[index]}`).join(", ")}`}</title>
            <rect x={index} width="1" height={top} fill="transparent" />
            {series.map(({ name, colour: fill, counts }, at) => (
              <rect
                key={name}
                x={index + gap}
                y={top - sumOf(index, at + 1)}
                width={1 - 2 * gap}
                height={counts[index]}
                fill={colour(fill)}
              />
            ))}
          </g>
        ))}
      </svg>
      <Days>{ends.map((each) => each && <span key={each}>{shortDay(each, language)}</span>)}</Days>
    </Chart>
  );
}

/** Returns at most six whole numbers at even steps, from 0 to `most` or more, and to 4 at least. */
export function axisTo(most: number): number[] {
  const least = Math.max(4, most) / 5;
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  const step = [1, 2, 5, 10].map((factor) => factor * unit).find((each) => each >= least) ?? 1;
  return Array.from({ length: Math.ceil(Math.max(4, most) / step) + 1 }, (_, at) => at * step);
}

/** Returns a day in few letters: '20 Nov'. */
function shortDay(day: string, language: Language): string {
  const format = { month: "short", timeZone: "UTC" } as const;
  const locale = language === "ga" ? "ga-IE" : "en-US";
  return `${Number(day.slice(8))} ${new Date(day).toLocaleDateString(locale, format)}`;
}

const Chart = styled.div`
  ${stack("s")}
  grid-template-columns: auto minmax(0, 1fr);
  padding-block-start: ${SPACE.s};
  font-size: ${SIZE.small};
  font-variant-numeric: tabular-nums;
  svg {
    inline-size: 100%;
    block-size: clamp(11rem, 22cqi, 18rem);
    border-block-end: 3px solid;
    overflow: visible;
    print-color-adjust: exact;
    @media (forced-colors: active) {
      stroke: CanvasText;
    }
  }
  path {
    stroke: currentColor;
    opacity: 0.25;
    vector-effect: non-scaling-stroke;
  }
  @media print {
    break-inside: avoid;
  }
`;

const Names = styled.p`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s} ${SPACE.xl};
  margin-block-end: ${SPACE.m};
`;

const Name = styled.b<{ $colour: Colour }>`
  padding-inline-start: ${SPACE.s};
  border-inline-start: 0.9em solid ${(props) => colour(props.$colour)};
  line-height: 1;
  forced-color-adjust: none;
`;

/* Each number stands at its line. */
const Counts = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: space-between;
  text-align: end;
  span {
    block-size: 0;
    line-height: 0;
  }
`;

const Days = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
`;
