import type { ReactNode } from "react";
import { INKS } from "../../widget/theme/tokens.ts";
import { Key, Knockout, Plate } from "../art/press.tsx";
import { Flood } from "./Flood.tsx";

const SHEET = "M-38-54H38V54H-38Z";
/** Six tenths of a sheet, from its foot. */
const PART = "M-38-10.800H38V54H-38Z";

/** Three works and six tenths of the next: sheets 76 by 108 units, on a ground 400 by 300. */
export function Works() {
  return (
    <g>
      <Flood ink="rose" />
      <Sheet at="translate(62 172) rotate(-8) scale(1.16)">
        <Plate fill={INKS.marigold} $shift={[2, 1]}>
          <circle cx="-8" cy="-14" r="24" />
        </Plate>
        <Plate fill={INKS.viridian} $shift={[-2, 0]}>
          <path d="M-37 53V20L-10-8L12 26L24 10L37 28V53Z" />
        </Plate>
        <Key>
          <path d="M-37 20L-10-8L12 26L24 10L37 28" strokeWidth="3" />
        </Key>
      </Sheet>
      <Sheet at="translate(158 148) rotate(4) scale(1.16)">
        <Plate fill={INKS.ultramarine} $shift={[2, 2]}>
          <path d="M-26-40H26V-4A26 26 0 0 1-26-4Z" />
        </Plate>
        <Plate fill={INKS.vermilion} $shift={[-1, 1]}>
          <path d="M0 44L-26-2A26 26 0 0 1 26-2Z" />
        </Plate>
        <Key strokeWidth="3">
          <circle className="paper" cx="-10" cy="-18" r="6" strokeWidth="3" />
          <circle className="paper" cx="12" cy="-18" r="6" strokeWidth="3" />
        </Key>
      </Sheet>
      <Sheet at="translate(252 168) rotate(-3) scale(1.16)">
        <Plate fill={INKS.vermilion} $shift={[-2, 1]}>
          <circle cx="-6" cy="22" r="13" />
          <circle cx="22" cy="14" r="13" />
        </Plate>
        <Plate fill="url(#dots-fine)">
          <path d="M-37-53H37V-34H-37Z" />
        </Plate>
        <Key>
          <path d="M7 22V-26L35-34V14" strokeWidth="5" />
          <path d="M7-20L35-28" strokeWidth="7" />
        </Key>
      </Sheet>
      <g transform="translate(342 158) rotate(7) scale(1.16)">
        <Knockout>
          <path d={PART} />
        </Knockout>
        <g clipPath="url(#part-printed)">
          <Plate fill={INKS.ultramarine} $shift={[1, 2]}>
            <circle cx="-10" cy="4" r="26" />
          </Plate>
          <Plate fill={INKS.marigold} $shift={[-2, 0]}>
            <circle cx="12" cy="22" r="26" />
          </Plate>
        </g>
        <clipPath id="part-printed">
          <path d={PART} />
        </clipPath>
        <Key>
          <path d="M-38-10.800V54H38V-10.800" />
          <path d="M-38-10.800V-54H38V-10.800" strokeDasharray="2 9" />
        </Key>
      </g>
    </g>
  );
}

function Sheet({ at, children }: { at: string; children: ReactNode }) {
  return (
    <g transform={at}>
      <Knockout>
        <path d={SHEET} />
      </Knockout>
      {children}
      <Key>
        <path d={SHEET} />
      </Key>
    </g>
  );
}
