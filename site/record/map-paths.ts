import { mapGeometry } from "../../widget/find/map-geometry.ts";
import outlines from "../../widget/find/outlines.json";
import { readOutlines } from "../../widget/find/outlines.ts";

/** Steps of the grid in a unit of the map: fine enough for its size on a page. */
const GRID = 2;

/** The map of the element, in paths that need half of its bytes. */
export const MAP = shortened(mapGeometry(readOutlines(outlines)));

function shortened({ shapes, north, insets, ...map }: ReturnType<typeof mapGeometry>) {
  const short = (list: typeof shapes) =>
    list.map(({ constituency, path }) => ({ constituency, path: steps(path) }));
  return {
    ...map,
    shapes: short(shapes),
    north: steps(north),
    insets: insets.map(({ shapes: own, ...inset }) => ({ ...inset, shapes: short(own) })),
  };
}

/** Returns closed lines, which list their positions, as steps on the grid from each to the next. */
export function steps(path: string): string {
  return path.replace(/M([^Z]+)Z/g, (_, ring: string) => {
    const [start = [0, 0], ...points] = ring
      .split("L")
      .map((point) => point.split(",").map((value) => Math.round(Number(value) * GRID)));
    let [x = 0, y = 0] = start;
    let drawn = `M${x / GRID} ${y / GRID}l`;
    for (const [nextX = 0, nextY = 0] of points) {
      const [east, south] = [nextX - x, nextY - y];
      if (east === 0 && south === 0) continue;
      drawn += `${/\d$/.test(drawn) && east >= 0 ? " " : ""}${east / GRID}`;
      drawn += `${south >= 0 ? " " : ""}${south / GRID}`;
      [x, y] = [nextX, nextY];
    }
    return `${drawn}z`;
  });
}
