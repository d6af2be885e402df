import type { Constituency } from "../../api/contract/constituencies.ts";

/**
 * The outlines as `npm run boundaries` writes them, in a form like TopoJSON: the line between two
 * constituencies is stored once, so that neighbours have the same border.
 */
export type OutlineData = {
  /** Degrees of one step of the grid, east and north. */
  scale: number[];
  /** Longitude and latitude of the grid's origin. */
  translate: number[];
  /** Lines: a first position on the grid, then the steps to each next one, as `x, y, dx, dy, …`. */
  arcs: number[][];
  /** A ring lists its arcs; a negative number `-1 - n` is the arc `n` in reverse. */
  shapes: { name: string; nameGa: string; rings: number[][] }[];
};

/** Inks of a map. */
const INKS = [0, 1, 2, 3, 4];

/** Longitude and latitude in degrees (WGS 84). */
export type Vertex = readonly [longitude: number, latitude: number];

/** The outline of a constituency: closed rings. A point inside is within an odd number of them. */
export type Outline = {
  constituency: Constituency;
  nameGa: string;
  /** The number of its ink on a map, 0 to 4: neighbours have different ones. */
  ink: number;
  rings: readonly (readonly Vertex[])[];
};

/** Returns the outlines in degrees. */
export function readOutlines({ scale, translate, arcs, shapes }: OutlineData): Outline[] {
  const [scaleX = 1, scaleY = 1] = scale;
  const [originX = 0, originY = 0] = translate;
  const lines = arcs.map((steps) => {
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
  return shapes.map(({ name, nameGa, rings }) => {
    const borders = rings.flat().map((arc) => (arc < 0 ? ~arc : arc));
    const taken = borders.map((arc) => inks.get(arc));
    const ink = INKS.find((each) => !taken.includes(each)) ?? 0;
    for (const arc of borders) inks.set(arc, ink);
    return {
      // The script that writes the data writes no other names.
      constituency: name as Constituency,
      nameGa,
      ink,
      // Each arc starts where the one before it ends.
      rings: rings.map((ring) => ring.flatMap((arc) => directed(arc).slice(1))),
    };
  });
}
