import { INKS } from "../../../widget/theme/tokens.ts";
import {
  ColourPlate,
  circle,
  Illustration,
  type Layers,
  Print,
} from "../../drawings/illustration.tsx";

const WALL = "M48 372V150L176 44L304 150V372Z";
const ROOF = "M292 210L330 156H492V210Z";
const HOUSES = `${WALL}M304 372V206H492V372Z${ROOF}`;

const STREET: Layers = {
  marigold: "M0 0H480V372H0Z",
  "rose 2 -1": circle(392, 104, 66),
  paper: HOUSES,
  "ultramarine 3 2": ROOF,
  dots: "M292 210L310 184H492V210Z",
  "viridian -2 2": "M340 290H380V372H340ZM440 290H480V372H440Z",
};
const MURAL: Layers = {
  "ultramarine -2 1": circle(176, 218, 112),
  "rose 2 2": "M40 372V300C90 250 150 330 200 290C246 252 280 280 320 262V372Z",
  dots: "M40 372V340C90 300 150 366 200 334C246 306 280 330 320 312V372Z",
};
const DANCER = {
  body: "M2-54C-8-24 14-4 0 30",
  limbs:
    "M2-50C-30-58-52-84-50-116M2-50C34-52 62-70 84-98M0 26C22 60 52 62 86 48M0 26C-14 62-18 98-44 126",
};
/** Outlines of the houses, and the ladder. */
const OUTLINES: Layers = {
  ink: `${HOUSES}M340 372V290H380V372M440 372V290H480M250 340H281M255 304H286M260 268H291M265 232H296M270 196H300M275 160H306`,
  "ink 10": "M34 164L176 44L318 164",
  hollow: "M328 232H366V266H328ZM434 232H472V266H434ZM430 156V128H462V156",
  "ink 3": "M408 206V372M347 232V266M453 232V266",
  "ink 7": "M244 380L282 108M276 384L312 112",
};

/** Illustration of a mural: a dancer painted on the gable of a house, with a ladder. 480 by 372 units. */
export function MuralArt({ className }: { className?: string }) {
  return (
    <Illustration viewBox="0 0 480 372" className={className}>
      <clipPath id="mural-wall">
        <path d={WALL} />
      </clipPath>
      <Print of={STREET} />
      <g clipPath="url(#mural-wall)">
        <Print of={MURAL} />
      </g>
      <g transform="translate(172 222) scale(1.12)">
        <g stroke="var(--c-paper)" fill="none" strokeLinecap="round">
          <path d={DANCER.body} strokeWidth="36" />
          <path d={DANCER.limbs} strokeWidth="25" />
          <circle cx="6" cy="-82" r="23" fill="var(--c-paper)" stroke="none" />
        </g>
        <ColourPlate as="g" fill={INKS.vermilion} transform="translate(-2 2)">
          <g stroke={INKS.vermilion} fill="none" strokeLinecap="round">
            <path d={DANCER.body} strokeWidth="26" />
            <path d={DANCER.limbs} strokeWidth="15" />
          </g>
          <circle cx="6" cy="-82" r="18" />
        </ColourPlate>
      </g>
      <Print of={OUTLINES} />
    </Illustration>
  );
}
