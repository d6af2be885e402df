import { INKS } from "../../widget/theme/tokens.ts";
import { ColourPlate, InkLines, Knockout } from "./illustration.tsx";

type Point = readonly [x: number, y: number];
type Curve = readonly [Point, Point, Point, Point];

/** The top and bottom edges of the right page, as Bézier curves from the gutter outwards. */
const TOP_EDGE: Curve = [
  [0, 2],
  [36, -52],
  [124, -88],
  [214, -84],
];
const BOTTOM_EDGE: Curve = [
  [0, 150],
  [44, 98],
  [136, 66],
  [226, 72],
];
const COVER = "M-232-72L-224-90L-6 16H6L224-90L232-72L246 88L14 178Q0 184-14 178L-246 88Z";
const PAGE = `${path(TOP_EDGE)}L${pointOnCurve(BOTTOM_EDGE, 1)}${path([...BOTTOM_EDGE].reverse(), "")}Z`;
/** Vertical positions of the text lines, as fractions of the page height. */
const LINE_POSITIONS = [0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86] as const;

/** An open book, seen from the reader's side. It is 490 units wide; the gutter is at x = 0. */
export function Book() {
  return (
    <g>
      <Knockout>
        <path d={COVER} />
      </Knockout>
      <ColourPlate $offset={[-4, 3]} fill={INKS.ultramarine}>
        <path d={COVER} />
      </ColourPlate>
      <InkLines>
        <path d={COVER} />
      </InkLines>
      <Knockout>
        <path d={PAGE} />
        <path d={PAGE} transform="scale(-1 1)" />
      </Knockout>
      <ColourPlate fill="url(#dots-fine)">
        <path d={block(0, 0.34, 0, 1)} transform="scale(-1 1)" />
      </ColourPlate>
      <ColourPlate fill="url(#dots-open)">
        <path d={block(0, 0.2, 0, 1)} />
      </ColourPlate>
      <ColourPlate $offset={[3, 2]} fill={INKS.rose}>
        <path d={block(0.24, 0.9, 0.12, 0.56)} />
      </ColourPlate>
      <ColourPlate $offset={[-2, 1]} fill={INKS.marigold}>
        <path d={block(0.5, 0.9, 0.3, 0.56)} />
      </ColourPlate>
      <InkLines>
        <path d={PAGE} />
        <path d={PAGE} transform="scale(-1 1)" />
        <path d="M0 2V150" />
        <g strokeWidth="4.5" transform="scale(-1 1)">
          {LINE_POSITIONS.map((down, index) => (
            <path key={down} d={line(0.2, index === LINE_POSITIONS.length - 1 ? 0.5 : 0.9, down)} />
          ))}
        </g>
        <g strokeWidth="4.5">
          <path d={line(0.24, 0.9, 0.7)} />
          <path d={line(0.24, 0.66, 0.83)} />
        </g>
      </InkLines>
    </g>
  );
}

function path([a, b, c, d]: readonly (Point | undefined)[], start = `M${a}`): string {
  return `${start}C${b} ${c} ${d}`;
}

/** Path of a text line on the right page. The line follows the curve of the paper. */
function line(from: number, to: number, down: number): string {
  const steps = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((share) =>
    pointOnPage(from + (to - from) * share, down),
  );
  return `M${steps.join("L")}`;
}

/** Path of a filled area on the right page. Its edges follow the curve of the paper. */
function block(from: number, to: number, top: number, bottom: number): string {
  return `${line(from, to, top)}${line(to, from, bottom).replace("M", "L")}Z`;
}

/** Coordinates of a point on the right page. `across`: 0 gutter, 1 edge. `down`: 0 top, 1 bottom. */
function pointOnPage(across: number, down: number): string {
  const [topX, topY] = pointOnCurve(TOP_EDGE, across);
  const [bottomX, bottomY] = pointOnCurve(BOTTOM_EDGE, across);
  const x = topX + (bottomX - topX) * down;
  const y = topY + (bottomY - topY) * down;
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function pointOnCurve(curve: Curve, t: number): Point {
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  const sum = (axis: 0 | 1) =>
    curve.reduce((total, point, index) => total + point[axis] * (weights[index] ?? 0), 0);
  return [sum(0), sum(1)];
}
