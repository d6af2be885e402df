import { INKS } from "../../widget/theme/tokens.ts";
import { Key, Knockout, Plate } from "../art/press.tsx";
import { Flood } from "./Flood.tsx";

const STEPS = "M34 262V212H146V162H258V112H370V262Z";
const RISERS = "M34 212V262H60V236H172V186H284V136H370V112H258V162H146V212Z";
const WALKER = {
  body: "M0-78C4-64 2-52 0-38",
  limbs:
    "M0-40C-8-26-22-18-32-2M0-40C10-28 8-14 14-2M2-70C-10-62-20-54-22-42M2-70C12-62 18-54 18-42",
};

/** Steps one, two and three high: someone comes down from the third to the second; 400 by 300. */
export function Deprivation() {
  return (
    <g>
      <Flood ink="vermilion" />
      <Knockout>
        <path d={STEPS} />
      </Knockout>
      <Plate fill={INKS.ultramarine} $shift={[-3, 2]}>
        <path d={RISERS} />
      </Plate>
      <Plate fill="url(#dots)">
        <path d="M60 236H172V186H284V136H370V262H60Z" />
      </Plate>
      <Key>
        <path d={STEPS} />
        <path d="M-300 262H700" strokeWidth="5" />
      </Key>
      <g transform="translate(316 110) scale(.9)">
        <Key>
          <g className="chalk" strokeWidth="5" strokeDasharray="1 10">
            <path d={WALKER.body} />
            <path d={WALKER.limbs} />
            <circle cx="0" cy="-96" r="13" />
          </g>
        </Key>
      </g>
      <g transform="translate(204 158)">
        <g stroke="var(--c-paper)" fill="none" strokeLinecap="round">
          <path d={WALKER.body} strokeWidth="30" />
          <path d={WALKER.limbs} strokeWidth="19" />
          <circle cx="0" cy="-96" r="19" fill="var(--c-paper)" stroke="none" />
        </g>
        <Plate fill={INKS.marigold} $shift={[-2, 2]}>
          <g stroke={INKS.marigold} fill="none" strokeLinecap="round">
            <path d={WALKER.body} strokeWidth="22" />
          </g>
        </Plate>
        <Key>
          <path d={WALKER.limbs} strokeWidth="10" />
          <circle className="solid" cx="0" cy="-96" r="13" />
        </Key>
        <Key>
          <path className="paper" d="M-40-40H-4V-10H-40Z" />
          <path d="M-30-40C-30-50-14-50-14-40" strokeWidth="3" />
        </Key>
      </g>
    </g>
  );
}
