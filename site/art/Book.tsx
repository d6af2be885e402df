import { INKS } from "../../widget/theme/tokens.ts";
import { Key, Knockout, Plate } from "./press.tsx";

type Point = readonly [x: number, y: number];
type Curve = readonly [Point, Point, Point, Point];

/** The upper and lower edge of the right page, from the gutter outwards. */
const HEAD: Curve = [
  [0, 2],
  [36, -52],
  [124, -88],
  [214, -84],
];
const FOOT: Curve = [
  [0, 150],
  [44, 98],
  [136, 66],
  [226, 72],
];
const COVER = "M-232-72L-224-90L-6 16H6L224-90L232-72L246 88L14 178Q0 184-14 178L-246 88Z";
const PAGE = `${path(HEAD)}L${at(FOOT, 1)}${path([...FOOT].reverse(), "")}Z`;
/** How far down the page its lines of type stand. */
const LINES = [0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86] as const;

/** An open book seen from the reader's side, 490 units wide, its gutter at x = 0. */
export function Book() {
  return (
    <g>
      <Knockout>
        <path d={COVER} />
      </Knockout>
      <Plate $shift={[-4, 3]} fill={INKS.ultramarine}>
        <path d={COVER} />
      </Plate>
      <Key>
        <path d={COVER} />
      </Key>
      <Knockout>
        <path d={PAGE} />
        <path d={PAGE} transform="scale(-1 1)" />
      </Knockout>
      <Plate fill="url(#dots-fine)">
        <path d={block(0, 0.34, 0, 1)} transform="scale(-1 1)" />
      </Plate>
      <Plate fill="url(#dots-open)">
        <path d={block(0, 0.2, 0, 1)} />
      </Plate>
      <Plate $shift={[3, 2]} fill={INKS.rose}>
        <path d={block(0.24, 0.9, 0.12, 0.56)} />
      </Plate>
      <Plate $shift={[-2, 1]} fill={INKS.marigold}>
        <path d={block(0.5, 0.9, 0.3, 0.56)} />
      </Plate>
      <Key>
        <path d={PAGE} />
        <path d={PAGE} transform="scale(-1 1)" />
        <path d="M0 2V150" />
        <g strokeWidth="4.5" transform="scale(-1 1)">
          {LINES.map((down, index) => (
            <path key={down} d={line(0.2, index === LINES.length - 1 ? 0.5 : 0.9, down)} />
          ))}
        </g>
        <g strokeWidth="4.5">
          <path d={line(0.24, 0.9, 0.7)} />
          <path d={line(0.24, 0.66, 0.83)} />
        </g>
      </Key>
    </g>
  );
}

function path([a, b, c, d]: readonly (Point | undefined)[], start = `M${a}`): string {
  return `${start}C${b} ${c} ${d}`;
}

/** A line of type on the page, bent as the paper is. */
function line(from: number, to: number, down: number): string {
  const steps = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((share) =>
    onPage(from + (to - from) * share, down),
  );
  return `M${steps.join("L")}`;
}

/** A printed block on the page, bent as the paper is. */
function block(from: number, to: number, top: number, bottom: number): string {
  return `${line(from, to, top)}${line(to, from, bottom).replace("M", "L")}Z`;
}

/** The point `across` (0 gutter, 1 edge) and `down` (0 head, 1 foot) the right page. */
function onPage(across: number, down: number): string {
  const [headX, headY] = at(HEAD, across);
  const [footX, footY] = at(FOOT, across);
  return `${(headX + (footX - headX) * down).toFixed(1)} ${(headY + (footY - headY) * down).toFixed(1)}`;
}

function at(curve: Curve, t: number): Point {
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  const sum = (axis: 0 | 1) =>
    curve.reduce((total, point, index) => total + point[axis] * (weights[index] ?? 0), 0);
  return [sum(0), sum(1)];
}
