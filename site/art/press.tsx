import type { ReactNode } from "react";
import styled from "styled-components";
import { colour } from "../../widget/theme/tokens.ts";

/**
 * The press that every picture of this site is printed on. A picture is made
 * of colour plates that overprint each other and one key plate of ink lines.
 * On paper the plates multiply, as inks do; where the reader asks for dark
 * they add up, as coloured lights do on a dark stage.
 */

/** One flat ink. `shift` is how far it missed its register, in drawing units. */
export const Plate = styled.g.attrs<{ $shift?: readonly [number, number] }>(({ $shift }) => ({
  transform: $shift && `translate(${$shift[0]} ${$shift[1]})`,
}))`
  mix-blend-mode: multiply;
  @media (prefers-color-scheme: dark) {
    mix-blend-mode: screen;
  }
  @media (forced-colors: active) {
    display: none;
  }
`;

/** Bare paper: keeps the plates before it from showing through a shape. */
export const Knockout = styled.g`
  fill: ${colour("paper")};
  stroke: none;
`;

/** The key plate: outlines and solid blacks, in register. */
export const Key = styled.g`
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
 * Halftone screens to fill shapes with: `url(#dots)`, `url(#dots-fine)`,
 * `url(#dots-open)`. One picture of a page holds them, as ids are the page's.
 */
export function PressTiles() {
  return (
    <defs fill="currentColor">
      {SCREENS.map(({ id, pitch, radius }) => (
        <pattern
          key={id}
          id={id}
          width={pitch}
          height={pitch}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(28)"
        >
          <circle cx={pitch / 2} cy={pitch / 2} r={radius} />
        </pattern>
      ))}
    </defs>
  );
}

const SCREENS = [
  { id: "dots", pitch: 9, radius: 2.2 },
  { id: "dots-fine", pitch: 8, radius: 1.2 },
  { id: "dots-open", pitch: 12, radius: 1.5 },
] as const;

/** A picture: decoration, unless it is given words. */
export function Print({ viewBox, className, children }: PrintProps) {
  return (
    <Sheet viewBox={viewBox} className={className} aria-hidden="true" focusable="false">
      {children}
    </Sheet>
  );
}

interface PrintProps {
  viewBox: string;
  className?: string | undefined;
  children: ReactNode;
}

const Sheet = styled.svg`
  display: block;
  overflow: visible;
  isolation: isolate;
`;
