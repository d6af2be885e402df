import type { ReactNode } from "react";
import { INKS } from "../../widget/theme/tokens.ts";
import { Brush } from "../art/Brush.tsx";
import { ColourPlate, InkLines, Knockout, PanelBackground } from "../art/illustration.tsx";

const WORK = "M-38-54H38V54H-38Z";
/** The lower six tenths of a work. */
const PARTIAL_WORK = "M-38-10.800H38V54H-38Z";

/** Picture of the finding on new works: 3.6 framed works, each 76 by 108 units. 400 by 300 units. */
export function WorksPicture() {
  return (
    <g>
      <PanelBackground ink="rose" />
      <FramedWork transform="translate(62 172) rotate(-8) scale(1.16)">
        <ColourPlate as="circle" fill={INKS.marigold} $offset={[2, 1]} cx="-8" cy="-14" r="24" />
        <ColourPlate
          fill={INKS.viridian}
          $offset={[-2, 0]}
          d="M-37 53V20L-10-8L12 26L24 10L37 28V53Z"
        />
        <InkLines>
          <path d="M-37 20L-10-8L12 26L24 10L37 28" strokeWidth="3" />
        </InkLines>
      </FramedWork>
      <FramedWork transform="translate(158 148) rotate(4) scale(1.16)">
        <ColourPlate fill={INKS.ultramarine} $offset={[2, 2]} d="M-26-40H26V-4A26 26 0 0 1-26-4Z" />
        <ColourPlate fill={INKS.vermilion} $offset={[-1, 1]} d="M0 44L-26-2A26 26 0 0 1 26-2Z" />
        <InkLines>
          <circle className="paper" cx="-10" cy="-18" r="6" strokeWidth="3" />
          <circle className="paper" cx="12" cy="-18" r="6" strokeWidth="3" />
        </InkLines>
      </FramedWork>
      <FramedWork transform="translate(252 168) rotate(-3) scale(1.16)">
        <ColourPlate as="g" fill={INKS.vermilion} $offset={[-2, 1]}>
          <circle cx="-6" cy="22" r="13" />
          <circle cx="22" cy="14" r="13" />
        </ColourPlate>
        <ColourPlate fill="url(#dots-fine)" d="M-37-53H37V-34H-37Z" />
        <InkLines>
          <path d="M7 22V-26L35-34V14" strokeWidth="5" />
          <path d="M7-20L35-28" strokeWidth="7" />
        </InkLines>
      </FramedWork>
      <g transform="translate(342 158) rotate(7) scale(1.16)">
        <Knockout d={PARTIAL_WORK} />
        <g clipPath="url(#part-printed)">
          <ColourPlate
            as="circle"
            fill={INKS.ultramarine}
            $offset={[1, 2]}
            cx="-10"
            cy="4"
            r="26"
          />
          <ColourPlate as="circle" fill={INKS.marigold} $offset={[-2, 0]} cx="12" cy="22" r="26" />
        </g>
        <clipPath id="part-printed">
          <path d={PARTIAL_WORK} />
        </clipPath>
        <InkLines>
          <path d="M-38-10.800V54H38V-10.8" />
          <path d="M-38-10.800V-54H38V-10.8" strokeDasharray="2 9" />
        </InkLines>
      </g>
    </g>
  );
}

/** A work with an outline around its content. */
function FramedWork({ transform, children }: { transform: string; children: ReactNode }) {
  return (
    <g transform={transform}>
      <Knockout d={WORK} />
      {children}
      <InkLines as="path" d={WORK} />
    </g>
  );
}

const TICKS =
  "M0-100L0-116M50-87L58-100M87-50L100-58M100 0L116 0M87 50L100 58M50 87L58 100M0 100L0 116M-50 87L-58 100M-87 50L-100 58M-100 0L-116 0M-87-50L-100-58M-50-87L-58-100";
/** Eight of the clock's twelve hours, from its top. */
const EIGHT_HOURS = "M0 0L0-108A108 108 0 1 1-94 54Z";
const EIGHT_INNER_HOURS = "M0 0L0-72A72 72 0 1 1-62 36Z";

/** Picture of the finding on practice: a clock with eight hours painted in; a paintbrush is its hand. 400 by 300 units. */
export function PracticePicture() {
  return (
    <g>
      <PanelBackground ink="marigold" />
      <g transform="translate(196 152)">
        <Knockout as="circle" r="124" />
        <ColourPlate fill={INKS.rose} $offset={[3, 2]} d={EIGHT_HOURS} />
        <ColourPlate fill={INKS.ultramarine} $offset={[-2, -1]} d={EIGHT_INNER_HOURS} />
        <ColourPlate fill="url(#dots)" d={EIGHT_HOURS} clipPath="url(#late-hours)" />
        <clipPath id="late-hours">
          <path d="M-130 0H130V130H-130Z" />
        </clipPath>
        <InkLines>
          <circle r="124" />
          <circle r="109" strokeWidth="2" />
          <path d={TICKS} strokeWidth="6" />
          <path d="M0 0V-92" strokeWidth="8" />
          <path d="M-9-84L0-102L9-84Z" className="solid" strokeWidth="3" />
        </InkLines>
        <g transform="rotate(-30) translate(-106 0) scale(.52)" clipPath="url(#short-handle)">
          <Brush />
        </g>
        <clipPath id="short-handle">
          <path d="M-20-60H262V60H-20Z" />
        </clipPath>
        <InkLines>
          <circle className="paper" r="9" />
        </InkLines>
      </g>
    </g>
  );
}

const CUP = "M-40-70H40L28 70H-28Z";
const LID = "M-46-86H46V-70H-46Z";
/** The lower three tenths of the cup. */
const REMAINING_CUP = "M-31.6 28H31.600L28 70H-28Z";

/** Picture of the finding on other jobs: 2.7 coffee cups fewer to serve, drawn as dotted outlines. 400 by 300 units. */
export function JobsPicture() {
  return (
    <g>
      <PanelBackground ink="viridian" />
      <ColourPlate fill="url(#dots-open)" d="M-300 238H700V700H-300Z" />
      <InkLines>
        <path d="M-300 238H700" strokeWidth="5" />
      </InkLines>
      <g transform="translate(78 168)">
        <MissingCup />
      </g>
      <g transform="translate(198 168)">
        <MissingCup />
      </g>
      <g transform="translate(318 168)">
        <MissingCup />
        <Knockout d={REMAINING_CUP} />
        <ColourPlate fill={INKS.rose} $offset={[3, 2]} d={REMAINING_CUP} />
        <ColourPlate fill="url(#dots)" d="M12 28H31.600L28 70H6Z" />
        <InkLines as="path" d={REMAINING_CUP} />
      </g>
    </g>
  );
}

/** A cup as a dotted outline. */
function MissingCup() {
  return (
    <InkLines>
      <g className="chalk" strokeWidth="5" strokeDasharray="1 11">
        <path d={`${CUP}${LID}M-35.7-20H35.700M-32.3 20H32.3`} />
      </g>
    </InkLines>
  );
}

const STEPS = "M34 262V212H146V162H258V112H370V262Z";
const RISERS = "M34 212V262H60V236H172V186H284V136H370V112H258V162H146V212Z";
const FIGURE = {
  body: "M0-78C4-64 2-52 0-38",
  limbs:
    "M0-40C-8-26-22-18-32-2M0-40C10-28 8-14 14-2M2-70C-10-62-20-54-22-42M2-70C12-62 18-54 18-42",
};

/** Picture of the deprivation finding: a person walks down from the third step to the second. 400 by 300 units. */
export function DeprivationPicture() {
  return (
    <g>
      <PanelBackground ink="vermilion" />
      <Knockout d={STEPS} />
      <ColourPlate fill={INKS.ultramarine} $offset={[-3, 2]} d={RISERS} />
      <ColourPlate fill="url(#dots)" d="M60 236H172V186H284V136H370V262H60Z" />
      <InkLines>
        <path d={STEPS} />
        <path d="M-300 262H700" strokeWidth="5" />
      </InkLines>
      <g transform="translate(316 110) scale(.9)">
        <InkLines>
          <g className="chalk" strokeWidth="5" strokeDasharray="1 10">
            <path d={FIGURE.body} />
            <path d={FIGURE.limbs} />
            <circle cx="0" cy="-96" r="13" />
          </g>
        </InkLines>
      </g>
      <g transform="translate(204 158)">
        <g stroke="var(--c-paper)" fill="none" strokeLinecap="round">
          <path d={FIGURE.body} strokeWidth="30" />
          <path d={FIGURE.limbs} strokeWidth="19" />
          <circle cx="0" cy="-96" r="19" fill="var(--c-paper)" stroke="none" />
        </g>
        <ColourPlate
          $offset={[-2, 2]}
          fill="none"
          stroke={INKS.marigold}
          strokeWidth="22"
          strokeLinecap="round"
          d={FIGURE.body}
        />
        <InkLines>
          <path d={FIGURE.limbs} strokeWidth="10" />
          <circle className="solid" cx="0" cy="-96" r="13" />
          <path className="paper" d="M-40-40H-4V-10H-40Z" />
          <path d="M-30-40C-30-50-14-50-14-40" strokeWidth="3" />
        </InkLines>
      </g>
    </g>
  );
}
