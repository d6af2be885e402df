import { INKS } from "../../widget/theme/tokens.ts";
import { ColourPlate, InkLines, Knockout } from "./illustration.tsx";

const BRISTLES = "M0 8C10-12 44-26 98-25L98 25C62 28 46 24 30 26C22 27 8 20 0 8Z";
const PAINT =
  "M0 8C8-8 28-20 60-24C52-14 62-8 54 0C62 6 52 14 58 26C46 25 40 24 30 26C22 27 8 20 0 8Z";
const FERRULE = "M98-26L178-22V22L98 26Z";
const HANDLE = "M178-21C240-30 320-26 430-14L960-6V6L430 14C320 26 240 30 178 21Z";

/** A paintbrush with paint on it, along the x axis: tip at 0,0, handle to the right, 960 units long. */
export function Brush() {
  return (
    <g>
      <Knockout d={BRISTLES + FERRULE + HANDLE} />
      <ColourPlate $offset={[2, 3]} fill={INKS.ultramarine} d={PAINT} />
      <ColourPlate $offset={[-2, 3]} fill={INKS.viridian} d={HANDLE} />
      <ColourPlate fill="url(#dots-fine)" d="M98 4L178 4V22L98 26Z" />
      <InkLines>
        <path d={BRISTLES + FERRULE + HANDLE} />
        <path d="M114-25V25M124-25V25M164-23V23" strokeWidth="3" />
        <path
          d="M94-10C80-10 74-12 66-10M94 4C82 6 78 4 70 6M94 16C84 17 80 16 74 17"
          strokeWidth="2.5"
        />
        <path className="scratch" d="M200-8C260-15 330-12 420-4" strokeWidth="4" />
      </InkLines>
    </g>
  );
}
