import { INKS } from "../theme/tokens.ts";
import type { Shape } from "./people.ts";

/** A shape of a person in an SVG. */
export function ShapePath({ ink, line, d }: Shape) {
  const inks = line === undefined ? { fill: INKS[ink] } : { fill: "none", stroke: INKS[ink] };
  return <path {...inks} strokeWidth={line} strokeLinecap="round" strokeLinejoin="round" d={d} />;
}
