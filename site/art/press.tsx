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
  .paper {
    fill: ${colour("paper")};
  }
`;

/** Halftone dots and the flaws of hand-pulled ink, as tiles to fill shapes with. */
export function PressTiles() {
  return (
    <defs>
      <pattern
        id="dots"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(28)"
      >
        <circle cx="4.5" cy="4.5" r="2.1" />
      </pattern>
      <pattern
        id="dots-fine"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(28)"
      >
        <circle cx="4.5" cy="4.5" r="1.3" />
      </pattern>
    </defs>
  );
}

/** A picture: decoration, unless it is given words. */
export function Print({ viewBox, className, children }: PrintProps) {
  return (
    <Sheet viewBox={viewBox} className={className} aria-hidden="true" focusable="false">
      <PressTiles />
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
