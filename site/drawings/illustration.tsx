import styled from "styled-components";
import { colour, INKS } from "../../widget/theme/tokens.ts";

/**
 * Building blocks of the site's illustrations, which look like screen prints: flat colour plates
 * that overlap, and outlines in ink. In the light theme overlapping plates multiply, like printing
 * inks. In the dark theme they use `screen`, like coloured lights.
 */

/**
 * The layers of a print, the lowest first: the data of a path by its paint. A paint is an ink and,
 * like a misprint, how far it is shifted against the outlines (`rose`, `rose -3 3`), a halftone
 * (`dots-fine`), or `paper`, which hides the plates below. `ink` is an outline of a width, and
 * dashed (`ink 3`, `ink 3 1 6`); `chalk` is one in the colour of the paper, and `solid` and `hollow`
 * are outlined and filled, with ink or paper.
 */
export type Layers = Readonly<Record<string, string>>;

/** Prints layers. Throws for an unknown paint. */
export function Print({ of: layers }: { of: Layers }) {
  return Object.entries(layers).map(([paint, d]) => <Layer key={paint} of={paint} d={d} />);
}

function Layer({ of: paint, d }: { of: string; d: string }) {
  const [name = "", ...numbers] = paint.split(" ");
  if (name === "paper") return <Knockout d={d} />;
  if (LINES.has(name)) {
    const [width, ...dashes] = numbers;
    return (
      <InkLine
        className={name === "ink" ? undefined : name}
        strokeWidth={width}
        strokeDasharray={dashes.join(" ") || undefined}
        d={d}
      />
    );
  }
  if (!isInk(name) && !HALFTONES.some(({ id }) => id === name)) {
    throw new Error(`'${paint}' is not a paint`);
  }
  const fill = isInk(name) ? INKS[name] : `url(#${name})`;
  const transform = numbers.length === 0 ? undefined : `translate(${numbers.join(" ")})`;
  return <ColourPlate fill={fill} transform={transform} d={d} />;
}

const LINES = new Set(["ink", "chalk", "solid", "hollow"]);

function isInk(name: string): name is keyof typeof INKS {
  return name in INKS;
}

/** A flat colour. */
export const ColourPlate = styled.path`
  mix-blend-mode: multiply;
  @media (prefers-color-scheme: dark) {
    mix-blend-mode: screen;
  }
  @media (forced-colors: active) {
    display: none;
  }
`;

/** A shape in the paper colour. It hides the plates drawn before it. */
const Knockout = styled.path`
  fill: ${colour("paper")};
`;

const InkLine = styled.path`
  fill: none;
  stroke: ${colour("ink")};
  stroke-linejoin: round;
  stroke-linecap: round;
  &.solid {
    fill: ${colour("ink")};
  }
  &.hollow {
    fill: ${colour("paper")};
  }
  &.chalk {
    stroke: ${colour("paper")};
  }
`;

/** Returns the path of a circle: an arc that ends beside its start, because a closed one is not drawn. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x + radius} ${y}a${radius} ${radius} 0 1 1 0-.1z`;
}

/**
 * Defines the halftone patterns `url(#dots)`, `url(#dots-fine)` and `url(#dots-open)`. Only one
 * illustration of a page includes them, because ids are unique in a page.
 */
export function HalftoneDefs() {
  return (
    <defs fill="currentColor">
      {HALFTONES.map((halftone) => (
        <HalftonePattern key={halftone.id} {...halftone} />
      ))}
    </defs>
  );
}

/** A halftone pattern: dots of a radius, `pitch` apart, in the ink of `fill`. */
export function HalftonePattern({ id, pitch, radius, fill }: HalftoneProps) {
  return (
    <pattern
      id={id}
      width={pitch}
      height={pitch}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(28)"
    >
      <circle cx={pitch / 2} cy={pitch / 2} r={radius} fill={fill} />
    </pattern>
  );
}

interface HalftoneProps {
  id: string;
  pitch: number;
  radius: number;
  fill?: string;
}

const HALFTONES = [
  { id: "dots", pitch: 9, radius: 2.2 },
  { id: "dots-fine", pitch: 8, radius: 1.2 },
  { id: "dots-open", pitch: 12, radius: 1.5 },
] as const;

/** The width of outlines whose paint names none; an attribute of theirs overrides what is inherited. */
export const OUTLINE_WIDTH = 4;

/** The SVG element of an illustration; hidden from assistive technology. */
export const Illustration = styled.svg.attrs({ "aria-hidden": true })`
  display: block;
  overflow: visible;
  isolation: isolate;
  stroke-width: ${OUTLINE_WIDTH};
`;

/** A sun behind a picture, shaded at its lower edge, 512 units wide, with its middle at 446 down. */
export function Sun({ x }: { x: number }) {
  const at = `translate(${x} 446)`;
  return (
    <>
      <ColourPlate as="circle" fill={INKS.rose} transform={at} r="256" />
      <ColourPlate
        fill="url(#dots-open)"
        transform={at}
        d="M-256 0A256 256 0 0 0 256 0A272 214 0 0 1-256 0Z"
      />
    </>
  );
}
