import { INKS } from "../../widget/theme/tokens.ts";
import { Key, Knockout, Plate } from "../art/press.tsx";
import { Flood } from "./Flood.tsx";

const CUP = "M-40-70H40L28 70H-28Z";
const LID = "M-46-86H46V-70H-46Z";
/** What is left of the third cup: three tenths, from its foot. */
const REST = "M-31.600 28H31.600L28 70H-28Z";

/** Two cups and seven tenths of a third that nobody has to serve; on a ground 400 by 300. */
export function Jobs() {
  return (
    <g>
      <Flood ink="viridian" />
      <Plate fill="url(#dots-open)">
        <path d="M-300 238H700V700H-300Z" />
      </Plate>
      <Key>
        <path d="M-300 238H700" strokeWidth="5" />
      </Key>
      <g transform="translate(78 168)">
        <Gone />
      </g>
      <g transform="translate(198 168)">
        <Gone />
      </g>
      <g transform="translate(318 168)">
        <Gone />
        <Knockout>
          <path d={REST} />
        </Knockout>
        <Plate fill={INKS.rose} $shift={[3, 2]}>
          <path d={REST} />
        </Plate>
        <Plate fill="url(#dots)">
          <path d="M12 28H31.600L28 70H6Z" />
        </Plate>
        <Key>
          <path d={REST} />
        </Key>
      </g>
    </g>
  );
}

/* Where a cup stood: its outline in chalk. */
function Gone() {
  return (
    <Key>
      <g className="chalk" strokeWidth="5" strokeDasharray="1 11">
        <path d={CUP} />
        <path d={LID} />
        <path d="M-35.700-20H35.700M-32.300 20H32.300" />
      </g>
    </Key>
  );
}
