import { INKS } from "../../widget/theme/tokens.ts";
import { ColourPlate, InkLines, Knockout, PanelBackground } from "../art/illustration.tsx";

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
