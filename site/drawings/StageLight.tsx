import { INKS } from "../../widget/theme/tokens.ts";
import { ColourPlate, circle, type Layers, Print } from "./illustration.tsx";

const HOUSING = "M-52-64H52L62 48H-62Z";

const DOORS = "M-62 48L-98 96H98L62 48Z";

const LIGHT: Layers = {
  paper: HOUSING + DOORS,
  "ultramarine -3 2": HOUSING,
  "marigold 2 2": DOORS,
  dots: "M10-64H52L62 48H22Z",
  ink: HOUSING + DOORS,
  solid: "M-40-64C-36-86 36-86 40-64ZM-64 34H64L67 50H-67Z",
  "ink 3": "M-30 48L-44 96M30 48L44 96M-50-40H50M-52-24H52",
  "ink 8": "M-64-4H-84L-70-150M64-4H84L70-150M-70-150H70",
  hollow: circle(-64, -4, 9) + circle(64, -4, 9),
};

/** A theatre spotlight at 0,0 that points along the y axis. */
export function StageLight() {
  return <Print of={LIGHT} />;
}

/**
 * A `StageLight` at the place `at`, and its light: a cone without outline, `length` long and
 * `2 * spread` wide at its end. The cone itself is transformed, because Firefox overprints
 * only what is in the same transformed group.
 */
export function ShiningLight({ at, length, spread }: ShiningLightProps) {
  return (
    <>
      <ColourPlate
        fill={INKS.marigold}
        transform={at}
        d={`M-96 98L${-spread} ${length}C${-spread / 2} ${length + 60} ${spread / 2} ${length + 60} ${spread} ${length}L96 98Z`}
      />
      <g transform={at}>
        <StageLight />
      </g>
    </>
  );
}

interface ShiningLightProps {
  at: string;
  length: number;
  spread: number;
}
