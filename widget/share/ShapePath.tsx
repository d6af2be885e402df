import { INKS } from "../theme/tokens.ts";
import type { Shape } from "./figures.ts";

/** A shape of a figure in an SVG. */
export function ShapePath({ ink, line, d }: Shape) {
  return line === undefined ? (
    <path fill={INKS[ink]} d={d} />
  ) : (
    <path
      fill="none"
      stroke={INKS[ink]}
      strokeWidth={line}
      strokeLinecap="round"
      strokeLinejoin="round"
      d={d}
    />
  );
}
