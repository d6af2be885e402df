import type { DrainStage } from "../timing.ts";
import type { Layers } from "./Drawing.tsx";

/** The bookcases: their left and right edges, and the y-coordinates of their shelves. */
const BOOKCASES = [
  { left: 640, right: 1380, top: 630, shelves: [790, 960, 1130, 1300, 1470] },
  { left: 1400, right: 2010, top: 220, shelves: [380, 550, 720, 890, 1060, 1230, 1400, 1570] },
  { left: -20, right: 470, top: 1090, shelves: [1250, 1420, 1590] },
];

const SPINE_INKS = [
  ...(["vermilion", "ultramarine", "marigold", "viridian", "rose"] as const),
  ...(["ultramarine", "paper", "vermilion", "night"] as const),
];

/** Fills the shelves of a bookcase. Computed, not random, so that the books are always the same. */
function fillBookcase({ left, right, shelves }: (typeof BOOKCASES)[number]) {
  return shelves.flatMap((floor, shelf) => {
    const books = [];
    let x = left + 14;
    for (let book = 0; ; book++) {
      const variation = (shelf * 37 + book * 53 + left) % 97;
      const width = 22 + (variation % 5) * 6;
      if (x + width > right - 12) return books;
      const gap = variation % 19 === 7 ? 26 : 0;
      const ink = SPINE_INKS[(variation + book * 2 + shelf) % SPINE_INKS.length] ?? "rose";
      books.push({
        x,
        y: floor - 92 - (variation % 7) * 8,
        width,
        height: 92 + (variation % 7) * 8,
        paint: `${ink} paper ${((variation + book) % 5) as DrainStage}` as const,
        bands: variation % 3,
      });
      x += width + gap;
    }
  });
}

const SPINES = BOOKCASES.flatMap(fillBookcase);

function rectPath({ x, y, width, height }: Record<"x" | "y" | "width" | "height", number>): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** The bookcases with their books: the spines of one paint are one path. */
export const LIBRARY_SHELVES: Layers = {
  "night lead 3": BOOKCASES.map(
    ({ left, right, top }) => `M${left} ${top}H${right}V1600H${left}z`,
  ).join(""),
  ...Object.fromEntries(
    [...new Set(SPINES.map(({ paint }) => paint))].map((paint) => [
      paint,
      SPINES.filter((spine) => spine.paint === paint)
        .map(rectPath)
        .join(""),
    ]),
  ),
  paper: SPINES.filter(({ paint }) => !paint.startsWith("paper"))
    .flatMap(({ x, y, width, bands }) =>
      Array.from({ length: bands }, (_, band) =>
        rectPath({ x: x + 4, y: y + 14 + band * 16, width: width - 8, height: 6 }),
      ),
    )
    .join(""),
  "ink 3px": SPINES.map(rectPath).join(""),
  "ink 5px": BOOKCASES.map(
    ({ left, right, top, shelves }) =>
      `${shelves.map((floor) => `M${left} ${floor}H${right}`).join("")}M${left} 1600V${top}H${right}V1600M${left - 12} ${top}H${right + 12}`,
  ).join(""),
};
