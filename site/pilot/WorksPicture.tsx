import type { ReactNode } from "react";
import { INKS } from "../../widget/theme/tokens.ts";
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
