import { Fiddle } from "../../drawings/Fiddle.tsx";
import {
  circle,
  HalftoneDefs,
  Illustration,
  type Layers,
  Print,
  Sun,
} from "../../drawings/illustration.tsx";
import { ShiningLight } from "../../drawings/StageLight.tsx";

const OUTLINE =
  "M0-336C-44-336-66-316-70-282L-82-196C-88-152-122-136-122-90C-122-50-104-28-104 8C-104 44-152 66-152 148C-152 262-96 320 0 320C96 320 152 262 152 148C152 66 104 44 104 8C104-28 122-50 122-90C122-136 88-152 82-196L70-282C66-316 44-336 0-336Z";
const CASE: Layers = {
  paper: OUTLINE,
  "ultramarine -4 3": OUTLINE,
  dots: "M20-334C50-330 66-316 70-282L82-196C88-152 122-136 122-90C122-50 104-28 104 8C104 44 152 66 152 148C152 262 96 320 20 319C92 286 112 226 108 152C104 88 66 52 66 8C66-30 82-54 80-92C78-136 50-150 46-196Z",
  ink: OUTLINE,
  "ink 13": "M-108-8C-176-24-192 62-142 92",
};
const LATCH: Layers = {
  paper: "M-22-18H22V18H-22Z",
  "marigold 2 1": "M-22-18H22V18H-22Z",
  "ink 3.5": "M-22-18H22V18H-22ZM-22 0H22",
};
const FIDDLE_STICKER: Layers = {
  paper: circle(0, 0, 62),
  "rose 2 1": circle(0, 0, 62),
  "ink 3": circle(0, 0, 62),
};
const FLAG_STICKER: Layers = {
  paper: "M-52-30H52V30H-52Z",
  "viridian -2 1": "M-52-30H0V30H-52Z",
  "marigold 2 2": "M0-30H52V30H0Z",
  "ink 3": "M-52-30H52V30H-52Z",
};
const LUGGAGE_TAG: Layers = {
  "ink 3": "M0-44C-4-90 18-110 46-132",
  paper: "M-30-40L0-62L30-40V62H-30Z",
  "dots-fine": "M-30 50H30V62H-30Z",
  ink: "M-30-40L0-62L30-40V62H-30Z",
  "hollow 3": circle(0, -42, 6),
  "ink 2.5 1 6": "M-18-8H18M-18 12H18M-18 32H18",
};

/** Illustration of the privacy page: a closed fiddle case under a stage light, with a blank luggage tag. */
export function FiddleCaseArt({ className }: { className?: string }) {
  return (
    <Illustration viewBox="0 0 800 900" className={className}>
      <HalftoneDefs />
      <Sun x={472} />
      <ShiningLight at="translate(660 110) rotate(24)" length={1060} spread={402} />
      <g transform="translate(420 520) rotate(-11) scale(1.08)">
        <Print of={CASE} />
        <g transform="scale(.9 .945)">
          <Print of={{ "ink 2": OUTLINE }} />
        </g>
        <g transform="translate(-72 -190)">
          <Print of={LATCH} />
        </g>
        <g transform="translate(-142 190)">
          <Print of={LATCH} />
        </g>
        <g transform="translate(34 -78) rotate(24)">
          <Print of={FIDDLE_STICKER} />
          <g transform="translate(2 22) scale(.205)">
            <Fiddle />
          </g>
        </g>
        <g transform="translate(44 206) rotate(-14)">
          <Print of={FLAG_STICKER} />
        </g>
      </g>
      <g transform="translate(214 716) rotate(9) scale(1.25)">
        <Print of={LUGGAGE_TAG} />
      </g>
    </Illustration>
  );
}
