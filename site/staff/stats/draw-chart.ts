import "uplot/dist/uPlot.min.css";
import uPlot from "uplot";
import type { DailyClicks } from "../../../api/contract/stats.ts";
import { COLOURS } from "../../../widget/theme/all-colours.ts";
import type { Colour } from "../../../widget/theme/tokens.ts";
import { FAMILY } from "../../kit/type.ts";
import { formatCount, formatDay } from "./wording.ts";

/** A chart on the page. */
export type Chart = {
  /** Replaces the data. */
  show: (daily: readonly DailyClicks[]) => void;
  remove: () => void;
};

/** Minimum width of a day label on the x-axis, in CSS pixels. */
const MIN_LABEL_PX = 64;
/** Possible distances between two day labels, in days. */
const LABEL_STEPS = [1, 2, 7, 14, 28, 56, 91, 182];

/**
 * Draws email clicks as bars and survey clicks as a line into `host`, at its size.
 * `onHover` receives the index of the day under the pointer, or null. The chart
 * follows the size of `host` and the colour theme, and prints in the light theme.
 */
export function drawChart(
  host: HTMLElement,
  daily: readonly DailyClicks[],
  onHover: (index: number | null) => void,
): Chart {
  let current = daily;
  let plot = createPlot("screen");

  function createPlot(medium: "screen" | "print"): uPlot {
    return new uPlot(
      optionsFor(host, medium, () => current, onHover),
      dataOf(current),
      host,
    );
  }
  function redraw(medium: "screen" | "print"): void {
    plot.destroy();
    plot = createPlot(medium);
  }

  const resizeObserver = new ResizeObserver(() => plot.setSize(sizeOf(host)));
  resizeObserver.observe(host);
  const darkTheme = window.matchMedia("(prefers-color-scheme: dark)");
  const listeners = new AbortController();
  const { signal } = listeners;
  darkTheme.addEventListener("change", () => redraw("screen"), { signal });
  window.addEventListener("beforeprint", () => redraw("print"), { signal });
  window.addEventListener("afterprint", () => redraw("screen"), { signal });

  return {
    show: (next) => {
      const sameDays = next.length === current.length;
      current = next;
      if (sameDays) plot.setData(dataOf(next));
      else redraw("screen");
    },
    remove: () => {
      resizeObserver.disconnect();
      listeners.abort();
      plot.destroy();
    },
  };
}

/** The x-values are indices, not times: a day in Dublin can have 23 or 25 hours. */
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
  onHover: (index: number | null) => void,
): uPlot.Options {
  const styles = getComputedStyle(host);
  const colourOf = (name: Colour) =>
    medium === "print" ? COLOURS[name].light : styles.getPropertyValue(`--c-${name}`);
  const axis = {
    stroke: colourOf("inkSoft"),
    font: `500 14px ${FAMILY.text}`,
    ticks: { show: false },
  };
  const days = daily().length;
  return {
    ...sizeOf(host),
    // Half of the last day's label extends beyond the plot on the right.
    padding: [8, 26, 0, 0],
    legend: { show: false },
    scales: {
      x: { time: false, range: () => [-0.6, days - 0.4] },
      // At least 0 to 4, so that a few clicks do not fill the chart and the axis shows whole numbers.
      y: { range: (_plot, _min, max) => [0, Math.max(4, max * 1.08)] },
    },
    axes: [
      {
        ...axis,
        size: 34,
        grid: { show: false },
        splits: (plot) => labelledDays(days, plot.width),
        values: (_plot, indices) =>
          indices.map((index) => {
            const day = daily()[index]?.day;
            return day === undefined ? "" : formatDay(day, days <= 7 ? "week" : "short");
          }),
      },
      {
        ...axis,
        size: (_plot, labels) =>
          18 + 8 * Math.max(0, ...(labels ?? []).map(({ length }) => length)),
        grid: { stroke: colourOf("rule"), width: 1 },
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000],
        values: (_plot, counts) => counts.map(formatCount),
      },
    ],
    series: [
      {},
      {
        fill: colourOf("link"),
        width: 0,
        points: { show: false },
        paths: barPaths(days),
      },
      {
        stroke: colourOf("urgent"),
        width: days > 90 ? 2 : 3,
        points: {
          show: host.clientWidth / days > 20,
          size: 9,
          fill: colourOf("paperRaised"),
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
      setCursor: [({ cursor }) => onHover(cursor.idx ?? null)],
    },
  };
}

function barPaths(days: number): uPlot.Series.PathBuilder {
  const bars = uPlot.paths.bars;
  if (bars === undefined) throw new Error("This build of uPlot has no bar paths");
  return bars({ size: [days > 90 ? 1 : 0.72, 56] });
}

/** Returns the indices of the labelled days, ascending; the last day always has a label. */
function labelledDays(days: number, width: number): number[] {
  const maxLabels = Math.max(1, Math.floor((width - 78) / MIN_LABEL_PX));
  const step = LABEL_STEPS.find((each) => days / each <= maxLabels) ?? days;
  const indices: number[] = [];
  for (let index = days - 1; index >= 0; index -= step) indices.unshift(index);
  return indices;
}
