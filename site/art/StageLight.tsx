import { INKS } from "../../widget/theme/tokens.ts";
import { ColourPlate, InkLines, Knockout } from "./illustration.tsx";

const HOUSING = "M-52-64H52L62 48H-62Z";

/** A theatre spotlight at 0,0 that points along the y axis. */
export function StageLight() {
  return (
    <g>
      <Knockout d={`${HOUSING}M-62 48L-98 96H98L62 48Z`} />
      <ColourPlate $offset={[-3, 2]} fill={INKS.ultramarine} d={HOUSING} />
      <ColourPlate $offset={[2, 2]} fill={INKS.marigold} d="M-62 48L-98 96H98L62 48Z" />
      <ColourPlate fill="url(#dots)" d="M10-64H52L62 48H22Z" />
      <InkLines>
        <path d={`${HOUSING}M-62 48L-98 96H98L62 48Z`} />
        <path d="M-30 48L-44 96M30 48L44 96" strokeWidth="3" />
        <path className="solid" d="M-40-64C-36-86 36-86 40-64Z" />
        <path className="solid" d="M-64 34H64L67 50H-67Z" />
        <path d="M-50-40H50M-52-24H52" strokeWidth="3" />
        <path d="M-64-4H-84L-70-150M64-4H84L70-150M-70-150H70" strokeWidth="8" />
        <circle className="paper" cx="-64" cy="-4" r="9" />
        <circle className="paper" cx="64" cy="-4" r="9" />
      </InkLines>
    </g>
  );
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
