import { Brush } from "./Brush.tsx";
import { HalftoneDefs, Illustration, type Layers, Print } from "./illustration.tsx";

const ENVELOPE = "M-170-96H170V118H-170Z";
const LETTER = "M-142-176H142V30L0 96L-142 30Z";
const ENVELOPE_FRONT = "M-170-40L0 66L170-40V118H-170Z";

const BACK: Layers = { paper: ENVELOPE, "rose -3 3": ENVELOPE, ink: ENVELOPE };
const PAGE: Layers = {
  paper: LETTER,
  ink: LETTER,
  "ink 6": "M-108-136H-20M-108-98H108M-108-66H96M-108-34H108M-108-2H60",
};
const FRONT: Layers = {
  paper: ENVELOPE_FRONT,
  "vermilion -3 3": ENVELOPE_FRONT,
  dots: "M60 28L170-40V118H20Z",
  ink: `${ENVELOPE_FRONT}M-170 118L-34 44M170 118L34 44`,
};

/** Illustration of the `/tds` page: a letter in an open envelope, and a paintbrush. 560 by 460 units. */
export function LetterArt({ className }: { className?: string }) {
  return (
    <Illustration viewBox="0 0 560 460" className={className}>
      <HalftoneDefs />
      <g transform="translate(286 268) rotate(7)">
        <Print of={BACK} />
        <Print of={PAGE} />
        <Print of={FRONT} />
      </g>
      <g transform="translate(120 330) rotate(-24) scale(.62)">
        <Brush />
      </g>
    </Illustration>
  );
}
