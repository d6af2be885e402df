import { INKS } from "../../../widget/theme/tokens.ts";
import { Brush } from "../../drawings/Brush.tsx";
import { ColourPlate, circle, type Layers, Print } from "../../drawings/illustration.tsx";

/** The ground of a picture. It extends past the edges, so that it fills any aspect ratio. */
const GROUND = "M-300-400H700V700H-300Z";

const LANDSCAPE: Layers = {
  "marigold 2 1": circle(-8, -14, 24),
  "viridian -2 0": "M-37 53V20L-10-8L12 26L24 10L37 28V53Z",
  "ink 3": "M-37 20L-10-8L12 26L24 10L37 28",
};
const MASKS: Layers = {
  "ultramarine 2 2": "M-26-40H26V-4A26 26 0 0 1-26-4Z",
  "vermilion -1 1": "M0 44L-26-2A26 26 0 0 1 26-2Z",
  "hollow 3": circle(-10, -18, 6) + circle(12, -18, 6),
};
const MUSIC: Layers = {
  "vermilion -2 1": circle(-6, 22, 13) + circle(22, 14, 13),
  "dots-fine": "M-37-53H37V-34H-37Z",
  "ink 5": "M7 22V-26L35-34V14",
  "ink 7": "M7-20L35-28",
};
/** The lower six tenths of a work. */
const PARTIAL_WORK = "M-38-10.800H38V54H-38Z";

/** Picture of the finding on new works: 3.6 framed works, each 76 by 108 units. 400 by 300 units. */
export function WorksPicture() {
  return (
    <g>
      <Print of={{ rose: GROUND }} />
      <FramedWork transform="translate(62 172) rotate(-8) scale(1.16)" layers={LANDSCAPE} />
      <FramedWork transform="translate(158 148) rotate(4) scale(1.16)" layers={MASKS} />
      <FramedWork transform="translate(252 168) rotate(-3) scale(1.16)" layers={MUSIC} />
      <g transform="translate(342 158) rotate(7) scale(1.16)">
        <Print of={{ paper: PARTIAL_WORK }} />
        <g clipPath="url(#part-printed)">
          <Print
            of={{ "ultramarine 1 2": circle(-10, 4, 26), "marigold -2 0": circle(12, 22, 26) }}
          />
        </g>
        <clipPath id="part-printed">
          <path d={PARTIAL_WORK} />
        </clipPath>
        <Print of={{ ink: "M-38-10.800V54H38V-10.8", "ink 4 2 9": "M-38-10.800V-54H38V-10.8" }} />
      </g>
    </g>
  );
}

/** A work in its outline. */
function FramedWork({ transform, layers }: { transform: string; layers: Layers }) {
  return (
    <g transform={transform}>
      <Print of={{ paper: "M-38-54H38V54H-38Z", ...layers, ink: "M-38-54H38V54H-38Z" }} />
    </g>
  );
}

/** Eight of the clock's twelve hours, from its top. */
const EIGHT_HOURS = "M0 0L0-108A108 108 0 1 1-94 54Z";
const FACE: Layers = {
  paper: circle(0, 0, 124),
  "rose 3 2": EIGHT_HOURS,
  "ultramarine -2 -1": "M0 0L0-72A72 72 0 1 1-62 36Z",
};
const DIAL: Layers = {
  ink: circle(0, 0, 124),
  "ink 2": circle(0, 0, 109),
  "ink 6":
    "M0-100L0-116M50-87L58-100M87-50L100-58M100 0L116 0M87 50L100 58M50 87L58 100M0 100L0 116M-50 87L-58 100M-87 50L-100 58M-100 0L-116 0M-87-50L-100-58M-50-87L-58-100",
  "ink 8": "M0 0V-92",
  "solid 3": "M-9-84L0-102L9-84Z",
};

/** Picture of the finding on practice: a clock with eight hours painted in; a paintbrush is its hand. 400 by 300 units. */
export function PracticePicture() {
  return (
    <g>
      <Print of={{ marigold: GROUND }} />
      <g transform="translate(196 152)">
        <Print of={FACE} />
        <ColourPlate fill="url(#dots)" d={EIGHT_HOURS} clipPath="url(#late-hours)" />
        <clipPath id="late-hours">
          <path d="M-130 0H130V130H-130Z" />
        </clipPath>
        <Print of={DIAL} />
        <g transform="rotate(-30) translate(-106 0) scale(.52)" clipPath="url(#short-handle)">
          <Brush />
        </g>
        <clipPath id="short-handle">
          <path d="M-20-60H262V60H-20Z" />
        </clipPath>
        <Print of={{ hollow: circle(0, 0, 9) }} />
      </g>
    </g>
  );
}

/** A cup with its lid, as a dotted outline. */
const MISSING_CUP: Layers = {
  "chalk 5 1 11": "M-40-70H40L28 70H-28ZM-46-86H46V-70H-46ZM-35.7-20H35.700M-32.3 20H32.3",
};
/** The lower three tenths of a cup. */
const REMAINING = "M-31.6 28H31.600L28 70H-28Z";
const REMAINING_CUP: Layers = {
  paper: REMAINING,
  "rose 3 2": REMAINING,
  dots: "M12 28H31.600L28 70H6Z",
  ink: REMAINING,
};

/** Picture of the finding on other jobs: 2.7 coffee cups fewer to serve, drawn as dotted outlines. 400 by 300 units. */
export function JobsPicture() {
  return (
    <g>
      <Print
        of={{ viridian: GROUND, "dots-open": "M-300 238H700V700H-300Z", "ink 5": "M-300 238H700" }}
      />
      <g transform="translate(78 168)">
        <Print of={MISSING_CUP} />
      </g>
      <g transform="translate(198 168)">
        <Print of={MISSING_CUP} />
      </g>
      <g transform="translate(318 168)">
        <Print of={MISSING_CUP} />
        <Print of={REMAINING_CUP} />
      </g>
    </g>
  );
}

const STEPS = "M34 262V212H146V162H258V112H370V262Z";
const STAIRS: Layers = {
  vermilion: GROUND,
  paper: STEPS,
  "ultramarine -3 2": "M34 212V262H60V236H172V186H284V136H370V112H258V162H146V212Z",
  dots: "M60 236H172V186H284V136H370V262H60Z",
  ink: STEPS,
  "ink 5": "M-300 262H700",
};
const FIGURE = {
  body: "M0-78C4-64 2-52 0-38",
  limbs:
    "M0-40C-8-26-22-18-32-2M0-40C10-28 8-14 14-2M2-70C-10-62-20-54-22-42M2-70C12-62 18-54 18-42",
};
const HEAD = circle(0, -96, 13);

/** Picture of the deprivation finding: a person walks down from the third step to the second. 400 by 300 units. */
export function DeprivationPicture() {
  return (
    <g>
      <Print of={STAIRS} />
      <g transform="translate(316 110) scale(.9)">
        <Print of={{ "chalk 5 1 10": FIGURE.body + FIGURE.limbs + HEAD }} />
      </g>
      <g transform="translate(204 158)">
        <g stroke="var(--c-paper)" fill="none" strokeLinecap="round">
          <path d={FIGURE.body} strokeWidth="30" />
          <path d={FIGURE.limbs} strokeWidth="19" />
          <circle cx="0" cy="-96" r="19" fill="var(--c-paper)" stroke="none" />
        </g>
        <ColourPlate
          transform="translate(-2 2)"
          fill="none"
          stroke={INKS.marigold}
          strokeWidth="22"
          strokeLinecap="round"
          d={FIGURE.body}
        />
        <Print of={PERSON} />
      </g>
    </g>
  );
}

/** The person's limbs and head, and a bag. */
const PERSON: Layers = {
  "ink 10": FIGURE.limbs,
  solid: HEAD,
  hollow: "M-40-40H-4V-10H-40Z",
  "ink 3": "M-30-40C-30-50-14-50-14-40",
};
