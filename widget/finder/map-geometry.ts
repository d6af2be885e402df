import northernIreland from "./northern-ireland.json";
import type { Outline } from "./outlines.ts";

export type MapGeometry = ReturnType<typeof mapGeometry>;

/** A constituency on the map: its outline as SVG path data. */
export type MapShape = MapGeometry["shapes"][number];

/** The north-western corner of an extent, in degrees and in units of the drawing. */
type Extent = { west: number; north: number; unitsPerDegree: number; x: number; y: number };

const ISLAND: Extent = { west: -10.47, north: 55.38, unitsPerDegree: 148, x: 6, y: 6 };

/** The cities, which are drawn again in a `frame` in the sea, and the line from the map to the frame. */
const CITIES = [
  {
    city: "dublin",
    constituencies: /^(Dublin|Dún Laoghaire)/,
    extent: { west: -6.528, north: 53.634, unitsPerDegree: 540, x: 415, y: 226 },
    frame: { x: 408, y: 218, width: 170, height: 262 },
    lead: "M394 308H408",
  },
  {
    city: "cork",
    constituencies: /^Cork (North|South)-Central/,
    extent: { west: -8.714, north: 52.182, unitsPerDegree: 250, x: 458, y: 519 },
    frame: { x: 408, y: 510, width: 170, height: 126 },
    lead: "M200 538L408 573",
  },
] as const;

/** How much shorter a degree of longitude is than one of latitude, in the middle of Ireland. */
const LONGITUDE_SHARE = Math.cos((53.4 * Math.PI) / 180);

export function mapGeometry(outlines: readonly Outline[]) {
  const shapesIn = (extent: Extent, shown: readonly Outline[]) =>
    shown.map(({ constituency, ink, rings }) => ({
      constituency,
      ink,
      path: pathOf(rings, extent),
    }));
  return {
    width: 580,
    height: 640,
    shapes: shapesIn(ISLAND, outlines),
    // Northern Ireland reaches below the constituencies, which show the border.
    north: pathOf([northernIreland], ISLAND),
    insets: CITIES.map(({ constituencies, extent, ...inset }) => ({
      ...inset,
      shapes: shapesIn(
        extent,
        outlines.filter(({ constituency }) => constituencies.test(constituency)),
      ),
    })),
  };
}

/** @param rings positions as longitude and latitude */
function pathOf(
  rings: readonly (readonly (readonly number[])[])[],
  { west, north, unitsPerDegree, x, y }: Extent,
): string {
  const halves = (value: number) => Math.round(value * 2) / 2;
  return rings
    .map((ring) => {
      const points = ring.map(([longitude = 0, latitude = 0]) => [
        halves(x + (longitude - west) * LONGITUDE_SHARE * unitsPerDegree),
        halves(y + (north - latitude) * unitsPerDegree),
      ]);
      const [start, ...steps] = points.map(([east = 0, south = 0], index) => {
        const [fromEast = 0, fromSouth = 0] = points[index - 1] ?? [];
        return `${east - fromEast},${south - fromSouth}`;
      });
      return `M${start}l${steps.join(" ")}Z`;
    })
    .join("");
}
