import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Outline } from "./outlines.ts";

/** A constituency on the map: its outline as SVG path data. */
export type MapShape = { constituency: Constituency; path: string };

/** The map: all constituencies, and those of Dublin again in an inset. */
export type MapGeometry = {
  width: number;
  height: number;
  shapes: MapShape[];
  inset: { x: number; y: number; width: number; height: number; shapes: MapShape[] };
};

/** The extent of the map and of its inset, in degrees and in units of the drawing. */
const STATE = { west: -10.7, north: 55.45, unitsPerDegree: 134, x: 0, y: 0 };
const DUBLIN = { west: -6.56, north: 53.65, unitsPerDegree: 520, x: 386, y: 196 };
const WIDTH = 560;
const HEIGHT = 550;
const INSET_WIDTH = 172;
const INSET_HEIGHT = 260;

/** How much shorter a degree of longitude is than one of latitude, in the middle of Ireland. */
const LONGITUDE_SHARE = Math.cos((53.4 * Math.PI) / 180);

/** Returns the map's drawing. The inset is in the Irish Sea. */
export function mapGeometry(outlines: readonly Outline[]): MapGeometry {
  const isDublin = ({ constituency }: Outline) => /^(Dublin|Dún Laoghaire)/.test(constituency);
  const draw = (extent: typeof STATE) => (outline: Outline) => ({
    constituency: outline.constituency,
    path: pathOf(outline, extent),
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: outlines.map(draw(STATE)),
    inset: {
      x: DUBLIN.x,
      y: DUBLIN.y,
      width: INSET_WIDTH,
      height: INSET_HEIGHT,
      shapes: outlines.filter(isDublin).map(draw(DUBLIN)),
    },
  };
}

function pathOf({ rings }: Outline, { west, north, unitsPerDegree, x, y }: typeof STATE): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return rings
    .map((ring) => {
      const points = ring.map(([longitude, latitude]) => [
        round(x + (longitude - west) * LONGITUDE_SHARE * unitsPerDegree),
        round(y + (north - latitude) * unitsPerDegree),
      ]);
      return `M${points.join("L")}Z`;
    })
    .join("");
}
