import { type Layers, Print } from "./illustration.tsx";

const FERRULE = "M98-26L178-22V22L98 26Z";
const HANDLE = "M178-21C240-30 320-26 430-14L960-6V6L430 14C320 26 240 30 178 21Z";
const OUTLINE = `M0 8C10-12 44-26 98-25L98 25C62 28 46 24 30 26C22 27 8 20 0 8Z${FERRULE}${HANDLE}`;

const BRUSH: Layers = {
  paper: OUTLINE,
  "ultramarine 2 3":
    "M0 8C8-8 28-20 60-24C52-14 62-8 54 0C62 6 52 14 58 26C46 25 40 24 30 26C22 27 8 20 0 8Z",
  "viridian -2 3": HANDLE,
  "dots-fine": "M98 4L178 4V22L98 26Z",
  ink: OUTLINE,
  "ink 3": "M114-25V25M124-25V25M164-23V23",
  "ink 2.5": "M94-10C80-10 74-12 66-10M94 4C82 6 78 4 70 6M94 16C84 17 80 16 74 17",
  "chalk 2": "M200-8C260-15 330-12 420-4",
};

/** A paintbrush with paint on it, along the x axis: tip at 0,0, handle to the right, 960 units long. */
export function Brush() {
  return <Print of={BRUSH} />;
}
