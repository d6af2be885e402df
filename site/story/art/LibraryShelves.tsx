import { INKS } from "../../../widget/theme/tokens.ts";
import type { DrainStage } from "../timing.ts";
import { Fill, type Ink, Outlines } from "./drain.tsx";

/** A bookcase: its left and right edge, and the y-coordinates of its shelves. */
interface Bookcase {
  left: number;
  right: number;
  shelves: readonly number[];
}

const BOOKCASES: readonly Bookcase[] = [
  { left: 640, right: 1380, shelves: [790, 960, 1130, 1300, 1470] },
  { left: 1400, right: 2010, shelves: [380, 550, 720, 890, 1060, 1230, 1400, 1570] },
  { left: -20, right: 470, shelves: [1250, 1420, 1590] },
];

interface Spine {
  x: number;
  y: number;
  width: number;
  height: number;
  ink: Ink;
  stage: DrainStage;
  bands: number;
}

const SPINE_INKS: readonly Ink[] = [
  "vermilion",
  "ultramarine",
  "marigold",
  "viridian",
  "rose",
  "ultramarine",
  "paper",
  "vermilion",
  "night",
];

/** Fills the shelves of a bookcase. Computed, not random, so that the books are always the same. */
function fillBookcase({ left, right, shelves }: Bookcase): Spine[] {
  return shelves.flatMap((floor, shelf) => {
    const books: Spine[] = [];
    let x = left + 14;
    for (let book = 0; ; book++) {
      const variation = (shelf * 37 + book * 53 + left) % 97;
      const width = 22 + (variation % 5) * 6;
      if (x + width > right - 12) return books;
      const gap = variation % 19 === 7 ? 26 : 0;
      books.push({
        x,
        y: floor - 92 - (variation % 7) * 8,
        width,
        height: 92 + (variation % 7) * 8,
        ink: SPINE_INKS[(variation + book * 2 + shelf) % SPINE_INKS.length] ?? "rose",
        stage: ((variation + book) % 5) as DrainStage,
        bands: variation % 3,
      });
      x += width + gap;
    }
  });
}

const SPINES = BOOKCASES.flatMap(fillBookcase);

/** Groups of spines with the same ink and stage; each is drawn as one path. */
const SPINE_GROUPS = [
  ...new Map(SPINES.map(({ ink, stage }) => [`${ink}${stage}`, { ink, stage }])).values(),
];

/** Returns the path of a rectangle. */
function rectPath({ x, y, width, height }: Pick<Spine, "x" | "y" | "width" | "height">): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** The bookcases with their books. */
export function LibraryShelves() {
  return (
    <>
      <Fill
        ink="night"
        drained="lead"
        stage={3}
        d={BOOKCASES.map(
          ({ left, right, shelves }) =>
            `M${left} ${(shelves[0] ?? 0) - 160}H${right}V1600H${left}z`,
        ).join("")}
      />
      {SPINE_GROUPS.map(({ ink, stage }) => (
        <Fill
          key={`${ink}${stage}`}
          ink={ink}
          drained="paper"
          stage={stage}
          d={SPINES.filter((spine) => spine.ink === ink && spine.stage === stage)
            .map(rectPath)
            .join("")}
        />
      ))}
      <path
        fill={INKS.paper}
        d={SPINES.filter(({ bands, ink }) => bands > 0 && ink !== "paper")
          .flatMap(({ x, y, width, bands }) =>
            Array.from({ length: bands }, (_, band) =>
              rectPath({ x: x + 4, y: y + 14 + band * 16, width: width - 8, height: 6 }),
            ),
          )
          .join("")}
      />
      <Outlines>
        <path className="thin" d={SPINES.map(rectPath).join("")} />
        <path
          d={BOOKCASES.map(
            ({ left, right, shelves }) =>
              `${shelves.map((floor) => `M${left} ${floor}H${right}`).join("")}M${left} 1600V${(shelves[0] ?? 0) - 160}H${right}V1600M${left - 12} ${(shelves[0] ?? 0) - 160}H${right + 12}`,
          ).join("")}
        />
      </Outlines>
    </>
  );
}
