import { INKS } from "../../widget/theme/tokens.ts";
import { Brush } from "./Brush.tsx";
import { ColourPlate, HalftoneDefs, Illustration, InkLines, Knockout } from "./illustration.tsx";

const ENVELOPE_BACK = "M-170-96H170V118H-170Z";
const LETTER = "M-142-176H142V30L0 96L-142 30Z";
const ENVELOPE_FRONT = "M-170-40L0 66L170-40V118H-170Z";

/** Illustration of the `/tds` page: a letter in an open envelope, and a paintbrush. 560 by 460 units. */
export function LetterArt({ className }: { className?: string }) {
  return (
    <Illustration viewBox="0 0 560 460" className={className}>
      <HalftoneDefs />
      <g transform="translate(286 268) rotate(7)">
        <Knockout d={ENVELOPE_BACK} />
        <ColourPlate $offset={[-3, 3]} fill={INKS.rose} d={ENVELOPE_BACK} />
        <InkLines as="path" d={ENVELOPE_BACK} />
        <Knockout d={LETTER} />
        <InkLines>
          <path d={LETTER} />
          <path d="M-108-136H-20M-108-98H108M-108-66H96M-108-34H108M-108-2H60" strokeWidth="6" />
        </InkLines>
        <Knockout d={ENVELOPE_FRONT} />
        <ColourPlate $offset={[-3, 3]} fill={INKS.vermilion} d={ENVELOPE_FRONT} />
        <ColourPlate fill="url(#dots)" d="M60 28L170-40V118H20Z" />
        <InkLines>
          <path d={`${ENVELOPE_FRONT}M-170 118L-34 44M170 118L34 44`} />
        </InkLines>
      </g>
      <g transform="translate(120 330) rotate(-24) scale(.62)">
        <Brush />
      </g>
    </Illustration>
  );
}
