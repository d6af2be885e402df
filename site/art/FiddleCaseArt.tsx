import { INKS } from "../../widget/theme/tokens.ts";
import { Fiddle } from "./Fiddle.tsx";
import {
  ColourPlate,
  HalftoneDefs,
  Illustration,
  InkLines,
  Knockout,
  Sun,
} from "./illustration.tsx";
import { ShiningLight } from "./StageLight.tsx";

const CASE =
  "M0-336C-44-336-66-316-70-282L-82-196C-88-152-122-136-122-90C-122-50-104-28-104 8C-104 44-152 66-152 148C-152 262-96 320 0 320C96 320 152 262 152 148C152 66 104 44 104 8C104-28 122-50 122-90C122-136 88-152 82-196L70-282C66-316 44-336 0-336Z";
const SHADOW =
  "M20-334C50-330 66-316 70-282L82-196C88-152 122-136 122-90C122-50 104-28 104 8C104 44 152 66 152 148C152 262 96 320 20 319C92 286 112 226 108 152C104 88 66 52 66 8C66-30 82-54 80-92C78-136 50-150 46-196Z";
const LUGGAGE_TAG = "M-30-40L0-62L30-40V62H-30Z";

/** Illustration of the privacy page: a closed fiddle case under a stage light, with a blank luggage tag. */
export function FiddleCaseArt({ className }: { className?: string }) {
  return (
    <Illustration viewBox="0 0 800 900" className={className}>
      <HalftoneDefs />
      <Sun x={472} />
      <ShiningLight at="translate(660 110) rotate(24)" length={1060} spread={402} />
      <g transform="translate(420 520) rotate(-11) scale(1.08)">
        <Knockout d={CASE} />
        <ColourPlate $offset={[-4, 3]} fill={INKS.ultramarine} d={CASE} />
        <ColourPlate fill="url(#dots)" d={SHADOW} />
        <InkLines>
          <path d={CASE} />
          <path d={CASE} transform="scale(.9 .945)" strokeWidth="2" />
          <path d="M-108-8C-176-24-192 62-142 92" strokeWidth="13" />
        </InkLines>
        <Latch y={-190} x={-72} />
        <Latch y={190} x={-142} />
        <g transform="translate(34 -78) rotate(24)">
          <Knockout as="circle" r="62" />
          <ColourPlate as="circle" $offset={[2, 1]} fill={INKS.rose} r="62" />
          <InkLines>
            <circle r="62" strokeWidth="3" />
          </InkLines>
          <g transform="translate(2 22) scale(.205)">
            <Fiddle />
          </g>
        </g>
        <g transform="translate(44 206) rotate(-14)">
          <Knockout d="M-52-30H52V30H-52Z" />
          <ColourPlate $offset={[-2, 1]} fill={INKS.viridian} d="M-52-30H0V30H-52Z" />
          <ColourPlate $offset={[2, 2]} fill={INKS.marigold} d="M0-30H52V30H0Z" />
          <InkLines>
            <path d="M-52-30H52V30H-52Z" strokeWidth="3" />
          </InkLines>
        </g>
      </g>
      <g transform="translate(214 716) rotate(9) scale(1.25)">
        <InkLines>
          <path d="M0-44C-4-90 18-110 46-132" strokeWidth="3" />
        </InkLines>
        <Knockout d={LUGGAGE_TAG} />
        <ColourPlate fill="url(#dots-fine)" d="M-30 50H30V62H-30Z" />
        <InkLines>
          <path d={LUGGAGE_TAG} />
          <circle className="paper" cx="0" cy="-42" r="6" strokeWidth="3" />
          <path d="M-18-8H18M-18 12H18M-18 32H18" strokeWidth="2.5" strokeDasharray="1 6" />
        </InkLines>
      </g>
    </Illustration>
  );
}

function Latch({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Knockout d="M-22-18H22V18H-22Z" />
      <ColourPlate $offset={[2, 1]} fill={INKS.marigold} d="M-22-18H22V18H-22Z" />
      <InkLines>
        <path d="M-22-18H22V18H-22ZM-22 0H22" strokeWidth="3.5" />
      </InkLines>
    </g>
  );
}
