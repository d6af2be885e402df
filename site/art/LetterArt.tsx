import { INKS } from "../../widget/theme/tokens.ts";
import { Brush } from "./Brush.tsx";
import { Key, Knockout, Plate, PressTiles, Print } from "./press.tsx";

const BACK = "M-170-96H170V118H-170Z";
const LETTER = "M-142-176H142V30L0 96L-142 30Z";
const POCKET = "M-170-40L0 66L170-40V118H-170Z";

/** A letter half out of its envelope, and the brush that wrote it: about 560 by 460 units. */
export function LetterArt({ className }: { className?: string }) {
  return (
    <Print viewBox="0 0 560 460" className={className}>
      <PressTiles />
      <g transform="translate(286 268) rotate(7)">
        <Knockout>
          <path d={BACK} />
        </Knockout>
        <Plate $shift={[-3, 3]} fill={INKS.rose}>
          <path d={BACK} />
        </Plate>
        <Key>
          <path d={BACK} />
        </Key>
        <Knockout>
          <path d={LETTER} />
        </Knockout>
        <Key>
          <path d={LETTER} />
          <path d="M-108-136H-20M-108-98H108M-108-66H96M-108-34H108M-108-2H60" strokeWidth="6" />
        </Key>
        <Knockout>
          <path d={POCKET} />
        </Knockout>
        <Plate $shift={[-3, 3]} fill={INKS.vermilion}>
          <path d={POCKET} />
        </Plate>
        <Plate fill="url(#dots)">
          <path d="M60 28L170-40V118H20Z" />
        </Plate>
        <Key>
          <path d={POCKET} />
          <path d="M-170 118L-34 44M170 118L34 44" />
        </Key>
      </g>
      <g transform="translate(120 330) rotate(-24) scale(.62)">
        <Brush />
      </g>
    </Print>
  );
}
