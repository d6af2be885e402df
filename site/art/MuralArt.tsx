import { INKS } from "../../widget/theme/tokens.ts";
import { ColourPlate, Illustration, InkLines, Knockout } from "./illustration.tsx";

const WALL = "M48 372V150L176 44L304 150V372Z";
const TERRACE = "M304 372V206H492V372Z";
const ROOF = "M292 210L330 156H492V210Z";
const DANCER = {
  body: "M2-54C-8-24 14-4 0 30",
  limbs:
    "M2-50C-30-58-52-84-50-116M2-50C34-52 62-70 84-98M0 26C22 60 52 62 86 48M0 26C-14 62-18 98-44 126",
};

/** Illustration of a mural: a dancer painted on the gable of a house, with a ladder. 480 by 372 units. */
export function MuralArt({ className }: { className?: string }) {
  return (
    <Illustration viewBox="0 0 480 372" className={className}>
      <clipPath id="mural-wall">
        <path d={WALL} />
      </clipPath>
      <ColourPlate fill={INKS.marigold} d="M0 0H480V372H0Z" />
      <ColourPlate as="circle" fill={INKS.rose} $offset={[2, -1]} cx="392" cy="104" r="66" />
      <Knockout d={WALL + TERRACE + ROOF} />
      <ColourPlate fill={INKS.ultramarine} $offset={[3, 2]} d={ROOF} />
      <ColourPlate fill="url(#dots)" d="M292 210L310 184H492V210Z" />
      <ColourPlate
        fill={INKS.viridian}
        $offset={[-2, 2]}
        d="M340 290H380V372H340ZM440 290H480V372H440Z"
      />
      <g clipPath="url(#mural-wall)">
        <ColourPlate
          as="circle"
          fill={INKS.ultramarine}
          $offset={[-2, 1]}
          cx="176"
          cy="218"
          r="112"
        />
        <ColourPlate
          fill={INKS.rose}
          $offset={[2, 2]}
          d="M40 372V300C90 250 150 330 200 290C246 252 280 280 320 262V372Z"
        />
        <ColourPlate
          fill="url(#dots)"
          d="M40 372V340C90 300 150 366 200 334C246 306 280 330 320 312V372Z"
        />
      </g>
      <g transform="translate(172 222) scale(1.12)">
        <g stroke="var(--c-paper)" fill="none" strokeLinecap="round">
          <path d={DANCER.body} strokeWidth="36" />
          <path d={DANCER.limbs} strokeWidth="25" />
          <circle cx="6" cy="-82" r="23" fill="var(--c-paper)" stroke="none" />
        </g>
        <ColourPlate as="g" fill={INKS.vermilion} $offset={[-2, 2]}>
          <g stroke={INKS.vermilion} fill="none" strokeLinecap="round">
            <path d={DANCER.body} strokeWidth="26" />
            <path d={DANCER.limbs} strokeWidth="15" />
          </g>
          <circle cx="6" cy="-82" r="18" />
        </ColourPlate>
      </g>
      <InkLines>
        <path d={WALL + TERRACE + ROOF} />
        <path d="M34 164L176 44L318 164" strokeWidth="10" />
        <path d="M408 206V372" strokeWidth="3" />
        <path className="paper" d="M328 232H366V266H328ZM434 232H472V266H434Z" />
        <path d="M347 232V266M453 232V266" strokeWidth="3" />
        <path d="M340 372V290H380V372M440 372V290H480" />
        <path d="M430 156V128H462V156" className="paper" />
        <g strokeWidth="7">
          <path d="M244 380L282 108M276 384L312 112" />
        </g>
        <path d="M250 340H281M255 304H286M260 268H291M265 232H296M270 196H300M275 160H306" />
      </InkLines>
    </Illustration>
  );
}
