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
const PAGE = `${outline(TOP_EDGE)}${outline([...BOTTOM_EDGE].reverse(), "L")}Z`;
/** Vertical positions of the text lines, as fractions of the page height. */
const LINE_POSITIONS = [0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86] as const;

/** An open book, seen from the reader's side. It is 490 units wide; the gutter is at x = 0. */
export function Book() {
  return (
    <g>
      <Knockout d={COVER} />
      <ColourPlate $offset={[-4, 3]} fill={INKS.ultramarine} d={COVER} />
      <InkLines as="path" d={COVER} />
      <Knockout d={PAGE} />
      <Knockout d={PAGE} transform="scale(-1 1)" />
      <ColourPlate fill="url(#dots-fine)" d={block(0, 0.34, 0, 1)} transform="scale(-1 1)" />
      <ColourPlate fill="url(#dots-open)" d={block(0, 0.2, 0, 1)} />
      <ColourPlate $offset={[3, 2]} fill={INKS.rose} d={block(0.24, 0.9, 0.12, 0.56)} />
      <ColourPlate $offset={[-2, 1]} fill={INKS.marigold} d={block(0.5, 0.9, 0.3, 0.56)} />
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

/** Path of a text line on the right page. The line follows the curve of the paper. */
function line(from: number, to: number, down: number): string {
  return outline(edge(from, to, down));
}

/** Path of a filled area on the right page. Its edges follow the curve of the paper. */
function block(from: number, to: number, top: number, bottom: number): string {
  return `${line(from, to, top)}${outline(edge(to, from, bottom), "L")}Z`;
}

/**
 * Returns a part of the curve across the right page. `from` and `to`: 0 gutter, 1 edge. `down`: 0
 * top, 1 bottom.
 */
function edge(from: number, to: number, down: number): readonly Point[] {
  const whole = TOP_EDGE.map((top, index) => between(top, BOTTOM_EDGE[index] ?? top, down));
  const positions = [
    [from, from, from],
    [from, from, to],
    [from, to, to],
    [to, to, to],
  ];
  return positions.map((each) => blossom(whole, each));
}

/** Returns the polar form of a Bézier curve, which yields the control points of its parts. */
function blossom(curve: readonly Point[], [at, ...others]: readonly number[]): Point {
  if (at === undefined) return curve[0] ?? [0, 0];
  const ends = curve.slice(1);
  const steps = ends.map((end, index) => between(curve[index] ?? end, end, at));
  return blossom(steps, others);
}

function between([startX, startY]: Point, [endX, endY]: Point, share: number): Point {
  return [startX + (endX - startX) * share, startY + (endY - startY) * share];
}

/** Path along a Bézier curve, in whole drawing units. */
function outline(curve: readonly Point[], start = "M"): string {
  const [first, ...others] = curve.map((point) => point.map(Math.round).join(" "));
  return `${start}${first}C${others.join(" ")}`;
}
