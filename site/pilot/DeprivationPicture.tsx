import { INKS } from "../../widget/theme/tokens.ts";
import { ColourPlate, InkLines, Knockout, PanelBackground } from "../art/illustration.tsx";

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
