import "uplot/dist/uPlot.min.css";
import uPlot from "uplot";
import type { DailyClicks } from "../../../api/contract/stats.ts";
import { COLOURS, type Colour } from "../../../widget/theme/tokens.ts";
import { FAMILY } from "../../kit/type.ts";
import { dayInWords, inDigits } from "./words.ts";

/** A drawn chart. */
export type Chart = {
  show: (daily: readonly DailyClicks[]) => void;
  remove: () => void;
};

/** Least room for a day's name under the chart, in CSS pixels. */
const LABEL_PX = 64;
/** The steps between named days: days, weeks, months. */
const STEPS = [1, 2, 7, 14, 28, 56, 91, 182];

/**
 * Draws email clicks as bars and survey clicks as a line into `host`, as large
 * as `host` is; `onPoint` hears which day is pointed at. Drawn anew when the
 * theme or the room changes, and for the printer in the inks of paper.
 */
export function drawChart(
  host: HTMLElement,
  daily: readonly DailyClicks[],
  onPoint: (index: number | null) => void,
): Chart {
  let shown = daily;
  let plot = make("screen");

  function make(medium: "screen" | "print"): uPlot {
    return new uPlot(
      optionsFor(host, medium, () => shown, onPoint),
      dataOf(shown),
      host,
    );
  }
  function renew(medium: "screen" | "print"): void {
    plot.destroy();
    plot = make(medium);
  }

  const fit = new ResizeObserver(() => plot.setSize(sizeOf(host)));
  fit.observe(host);
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const listening = new AbortController();
  const { signal } = listening;
  dark.addEventListener("change", () => renew("screen"), { signal });
  window.addEventListener("beforeprint", () => renew("print"), { signal });
  window.addEventListener("afterprint", () => renew("screen"), { signal });

  return {
    show: (next) => {
      const sameDays = next.length === shown.length;
      shown = next;
      if (sameDays) plot.setData(dataOf(next));
      else renew("screen");
    },
    remove: () => {
      fit.disconnect();
      listening.abort();
      plot.destroy();
    },
  };
}

/** Days by their place, not by a time: a day in Dublin may have 23 or 25 hours. */
function dataOf(daily: readonly DailyClicks[]): uPlot.AlignedData {
  return [
    daily.map((_day, index) => index),
    daily.map(({ email_clicks }) => email_clicks),
    daily.map(({ survey }) => survey),
  ];
}

function sizeOf(host: HTMLElement): { width: number; height: number } {
  return { width: Math.floor(host.clientWidth), height: Math.floor(host.clientHeight) };
}

function optionsFor(
  host: HTMLElement,
  medium: "screen" | "print",
  daily: () => readonly DailyClicks[],
  onPoint: (index: number | null) => void,
): uPlot.Options {
  const styles = getComputedStyle(host);
  const ink = (name: Colour) =>
    medium === "print" ? COLOURS[name].light : styles.getPropertyValue(`--c-${name}`);
  const axis = {
    stroke: ink("inkSoft"),
    font: `500 14px ${FAMILY.text}`,
    ticks: { show: false },
  };
  const days = daily().length;
  return {
    ...sizeOf(host),
    // Room at the right for the half of the last day's name that stands out.
    padding: [8, 26, 0, 0],
    legend: { show: false },
    scales: {
      x: { time: false, range: () => [-0.6, days - 0.4] },
      // Never a chart of noughts that fills the room, nor half a click.
      y: { range: (_plot, _least, most) => [0, Math.max(4, most * 1.08)] },
    },
    axes: [
      {
        ...axis,
        size: 34,
        grid: { show: false },
        splits: (plot) => namedDays(days, plot.width),
        values: (_plot, places) =>
          places.map((place) => {
            const day = daily()[place]?.day;
            return day === undefined ? "" : dayInWords(day, days <= 7 ? "week" : "short");
          }),
      },
      {
        ...axis,
        size: (_plot, names) => 18 + 8 * Math.max(0, ...(names ?? []).map(({ length }) => length)),
        grid: { stroke: ink("rule"), width: 1 },
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000],
        values: (_plot, counts) => counts.map(inDigits),
      },
    ],
    series: [
      {},
      {
        fill: ink("link"),
        width: 0,
        points: { show: false },
        paths: barsOf(days),
      },
      {
        stroke: ink("urgent"),
        width: days > 90 ? 2 : 3,
        points: {
          show: host.clientWidth / days > 20,
          size: 9,
          fill: ink("paperRaised"),
          width: 3,
        },
      },
    ],
    cursor: {
      y: false,
      points: { show: false },
      drag: { x: false, y: false },
    },
    hooks: {
      setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)],
    },
  };
}

function barsOf(days: number): uPlot.Series.PathBuilder {
  const bars = uPlot.paths.bars;
  if (bars === undefined) throw new Error("This uPlot was built without bars");
  return bars({ size: [days > 90 ? 1 : 0.72, 56] });
}

/** The places whose days are named, counted back from today. */
function namedDays(days: number, width: number): number[] {
  const most = Math.max(1, Math.floor((width - 78) / LABEL_PX));
  const step = STEPS.find((each) => days / each <= most) ?? days;
  const places: number[] = [];
  for (let place = days - 1; place >= 0; place -= step) places.unshift(place);
  return places;
}
