import type { Constituency } from "../../api/contract/constituencies.ts";
import northernIreland from "./northern-ireland.json";
import outlineData from "./outlines.json";

const INKS = [0, 1, 2, 3, 4];

/** Longitude and latitude in degrees (WGS 84). */
export type Vertex = readonly [longitude: number, latitude: number];

/** The outline of a constituency: closed rings. A point inside is within an odd number of rings. */
export type Outline = {
  constituency: Constituency;
  /** The number of its ink on a map, 0 to 4: neighbours have different ones. */
  ink: number;
  rings: readonly (readonly Vertex[])[];
};

/**
 * Reads the boundaries of 2023 (Tailte Éireann, CC BY 4.0), simplified. An arc is a first position on a
 * grid of degrees, then the steps to each next one, as `x, y, dx, dy, …`; a shape's rings list arcs,
 * which neighbours share, and `-1 - n` is the arc `n` in reverse.
 */
export function readOutlines(): Outline[] {
  const [scaleX = 1, scaleY = 1] = outlineData.scale;
  const [originX = 0, originY = 0] = outlineData.translate;
  const lines = outlineData.arcs.map((steps) => {
    const line: Vertex[] = [];
    let x = 0;
    let y = 0;
    for (let index = 0; index < steps.length; index += 2) {
      x += steps[index] ?? 0;
      y += steps[index + 1] ?? 0;
      line.push([originX + x * scaleX, originY + y * scaleY]);
    }
    return line;
  });
  const directed = (arc: number) =>
    arc < 0 ? [...(lines[~arc] ?? [])].reverse() : (lines[arc] ?? []);
  const inks = new Map<number, number>();
  return outlineData.shapes.map(({ name, rings }) => {
    const borders = rings.flat().map((arc) => (arc < 0 ? ~arc : arc));
    const takenInks = borders.map((arc) => inks.get(arc));
    const ink = INKS.find((each) => !takenInks.includes(each)) ?? 0;
    for (const arc of borders) inks.set(arc, ink);
    return {
      // The data has no other names.
      constituency: name as Constituency,
      ink,
      // Each arc starts where the one before it ends.
      rings: rings.map((ring) => ring.flatMap((arc) => directed(arc).slice(1))),
    };
  });
}

/** A position in degrees (WGS 84). */
export type Position = { longitude: number; latitude: number };

const DEGREE_METRES = 111_200;

/** Returns the constituencies by their distance to a position. */
export function byDistance(outlines: readonly Outline[], position: Position) {
  return outlines
    .map(({ constituency, rings }) => ({ constituency, metres: distanceTo(rings, position) }))
    .sort((a, b) => a.metres - b.metres);
}

/** Returns the distance to an outline in metres, 0 within it; exact to a thousandth within 50 km. */
export function distanceTo(
  rings: readonly (readonly (readonly number[])[])[],
  { longitude, latitude }: Position,
): number {
  const east = DEGREE_METRES * Math.cos((latitude * Math.PI) / 180);
  let isInside = false;
  let squared = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    let [x1, y1] = onPlane(ring[ring.length - 1] ?? [0, 0]);
    for (const vertex of ring) {
      const [x2, y2] = onPlane(vertex);
      // A ray to the east crosses the border. An end on the ray belongs to one side only.
      if (y1 > 0 !== y2 > 0 && x1 - (y1 * (x2 - x1)) / (y2 - y1) > 0) isInside = !isInside;
      squared = Math.min(squared, squaredDistance(x1, y1, x2, y2));
      x1 = x2;
      y1 = y2;
    }
  }
  return isInside ? 0 : Math.sqrt(squared);

  function onPlane([x = 0, y = 0]: readonly number[]): [number, number] {
    return [(x - longitude) * east, (y - latitude) * DEGREE_METRES];
  }
}

/** Returns the square of the distance from 0,0 to a line between two points. */
function squaredDistance(x1: number, y1: number, x2: number, y2: number): number {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / length));
  const x = x1 + share * dx;
  const y = y1 + share * dy;
  return x * x + y * y;
}

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
export const LONGITUDE_SHARE = Math.cos((53.4 * Math.PI) / 180);

export function mapGeometry() {
  const outlines = readOutlines();
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
