import styled from "styled-components";
import { colour, INKS } from "../../widget/theme/tokens.ts";

/**
 * Building blocks of the site's illustrations, which look like screen prints: flat colour plates
 * that overlap, and outlines in ink. In the light theme overlapping plates multiply, like printing
 * inks. In the dark theme they use `screen`, like coloured lights.
 */

/** A flat colour. `$offset` shifts it against the outlines, in drawing units, like a misprint. */
export const ColourPlate = styled.path.attrs<{ $offset?: readonly [number, number] }>(
  ({ $offset }): { transform?: string } =>
    $offset ? { transform: `translate(${$offset[0]} ${$offset[1]})` } : {},
)`
  mix-blend-mode: multiply;
  @media (prefers-color-scheme: dark) {
    mix-blend-mode: screen;
  }
  @media (forced-colors: active) {
    display: none;
  }
`;

/** A shape in the paper colour. It hides the plates drawn before it. */
export const Knockout = styled.path`
  fill: ${colour("paper")};
  stroke: none;
`;

/**
 * Outlines and solid shapes in ink. Classes of its children: `solid` fills with ink, `paper` fills
 * with the paper colour, `chalk` and `scratch` draw lines in the paper colour.
 */
export const InkLines = styled.g`
  fill: none;
  stroke: ${colour("ink")};
  stroke-width: 4;
  stroke-linejoin: round;
  stroke-linecap: round;
  .solid {
    fill: ${colour("ink")};
  }
  .scratch {
    stroke: ${colour("paper")};
    stroke-width: 2;
  }
  .chalk {
    stroke: ${colour("paper")};
  }
  .paper {
    fill: ${colour("paper")};
  }
`;

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

/** The SVG element of an illustration; hidden from assistive technology. */
export const Illustration = styled.svg.attrs({ "aria-hidden": true })`
  display: block;
  overflow: visible;
  isolation: isolate;
`;

/** The background of a panel of 400 by 300 units. It extends past the edges, so that it fills any aspect ratio. */
export function PanelBackground({ ink }: { ink: keyof typeof INKS }) {
  return <ColourPlate fill={INKS[ink]} d="M-300-400H700V700H-300Z" />;
}

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
