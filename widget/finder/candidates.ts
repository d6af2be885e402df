import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Outline } from "./outlines.ts";

/** A position in degrees (WGS 84). */
export type Position = { longitude: number; latitude: number };

/** Metres of a degree of latitude. */
const DEGREE_METRES = 111_200;

/**
 * Returns all constituencies by their distance from a position, and those of them that contain it or
 * are within the margin. Distances are measured on a plane around the position, which is exact to a
 * thousandth within 50 km.
 *
 * @param margin in metres
 */
export function candidatesAt(
  outlines: readonly Outline[],
  position: Position,
  margin: number,
): { near: Constituency[]; byDistance: Constituency[] } {
  const sorted = outlines
    .map(({ constituency, rings }) => ({ constituency, metres: distanceTo(rings, position) }))
    .sort((a, b) => a.metres - b.metres);
  return {
    near: sorted.filter(({ metres }) => metres <= margin).map(({ constituency }) => constituency),
    byDistance: sorted.map(({ constituency }) => constituency),
  };
}

/** Returns the distance to an outline in metres, 0 within it. */
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
