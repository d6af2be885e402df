import { INKS } from "../../widget/theme/tokens.ts";
import {
  ColourPlate,
  HalftoneDefs,
  Illustration,
  InkLines,
  Knockout,
  Sun,
} from "./illustration.tsx";
import { ShiningLight } from "./StageLight.tsx";

const WINDOW = "M-232-210H232V226H-232Z";
const WINDOW_BAR = "M-232-210H232V-158H-232Z";
/** The poster. Its lower right corner is still loose. */
const POSTER = "M-112-150H112V96L52 152H-112Z";
const LOOSE_CORNER = "M112 96C92 92 74 96 62 104C66 120 62 138 52 152Z";
const BRISTLES =
  "M-66 0C-72-34-70-62-60-88C-44-78-34-92-18-86C-4-80 8-94 24-88C40-82 50-92 62-86C70-60 72-32 66 0Z";
const PASTE_ON_BRISTLES =
  "M-68-40C-66-58-66-72-60-88C-44-78-34-92-18-86C-4-80 8-94 24-88C40-82 50-92 62-86C66-70 68-56 68-42C40-30-30-26-68-40Z";
const HANDLE =
  "M-66 44H66C62 84 26 92 22 132L16 420C16 440-16 440-16 420L-22 132C-26 92-62 84-66 44Z";
const BUCKET = "M-112-70L-86 112C-80 132 80 132 86 112L112-70Z";
const DRIPPING_PASTE =
  "M-112-70C-112-92 112-92 112-70C112-62 104-58 98-56C96-40 94-6 84-6C74-6 78-40 70-50C56-44 42-46 30-46C28-30 30 34 18 34C6 34 10-30 6-46C-20-44-40-46-58-50C-60-38-58-16-68-16C-78-16-76-42-80-54C-98-58-112-62-112-70Z";

/** Illustration of the page for partners: a poster pasted into a browser window, with a brush and a paste bucket. */
export function BillPostingArt({ className }: { className?: string }) {
  return (
    <Illustration viewBox="0 0 800 900" className={className}>
      <HalftoneDefs />
      <Sun x={472} />
      <ShiningLight at="translate(660 110) rotate(24)" length={1060} spread={402} />
      <g transform="translate(430 484) rotate(-5)">
        <Knockout d={WINDOW} />
        <ColourPlate $offset={[-3, 3]} fill={INKS.ultramarine} d={WINDOW_BAR} />
        <ColourPlate
          $offset={[2, 2]}
          fill={INKS.viridian}
          d="M-204-128H-126V-22L-142-14L-156-26L-172-12L-190-22L-204-14Z"
        />
        <ColourPlate
          $offset={[-2, 2]}
          fill={INKS.rose}
          d="M126 20L140 12L158 24L176 10L204 22V200H126Z"
        />
        <ColourPlate fill="url(#dots-fine)" d="M126 120H204V200H126ZM-204-128H-126V-92H-204Z" />
        <InkLines>
          <path d={WINDOW} strokeWidth="5" />
          <path d="M-232-158H232" strokeWidth="5" />
          <circle className="paper" cx="-204" cy="-184" r="10" strokeWidth="3" />
          <circle className="paper" cx="-172" cy="-184" r="10" strokeWidth="3" />
          <circle className="paper" cx="-140" cy="-184" r="10" strokeWidth="3" />
          <path className="paper" d="M-108-196H204V-172H-108Z" strokeWidth="3" />
          <path
            d="M-204 28H-132M-204 60H-132M-204 92H-150M-204 156H-132M-204 188H-132M132-116H204M132-84H204M132-52H176"
            strokeWidth="6"
          />
        </InkLines>
        <g transform="translate(6 42) rotate(9)">
          <Knockout d={POSTER} />
          <ColourPlate $offset={[-4, 3]} fill={INKS.vermilion} d={POSTER} />
          <ColourPlate fill="url(#dots)" d="M-112 90C-60 60 0 120 60 100L52 152H-112Z" />
          <InkLines as="path" d={POSTER} />
          <g transform="translate(-2 -30) rotate(-4)">
            <Knockout d="M-78-52H78V52H-78Z" />
            <ColourPlate $offset={[2, 2]} fill={INKS.marigold} d="M-78-52L0 14L78-52Z" />
            <InkLines as="path" d="M-78-52H78V52H-78ZM-78-52L0 14L78-52M-78 52L-22-4M78 52L22-4" />
          </g>
          <Knockout d={LOOSE_CORNER} />
          <ColourPlate fill="url(#dots-fine)" d={LOOSE_CORNER} />
          <InkLines>
            <path d={LOOSE_CORNER} />
            <path d="M-84 66H24M-84 92H-10" strokeWidth="9" stroke={INKS.paper} />
          </InkLines>
        </g>
      </g>
      <g transform="translate(536 590) rotate(-38)">
        <Knockout d={`${BRISTLES}${HANDLE}M-70 0H70V44H-70Z`} />
        <ColourPlate $offset={[2, 3]} fill={INKS.marigold} d={PASTE_ON_BRISTLES} />
        <ColourPlate $offset={[-2, 3]} fill={INKS.viridian} d={HANDLE} />
        <ColourPlate fill="url(#dots-fine)" d="M0 0H70V44H0Z" />
        <InkLines>
          <path d={`${BRISTLES}M-70 0H70V44H-70Z${HANDLE}`} />
          <path d="M-44-8V-54M-22-8V-66M0-8V-58M22-8V-68M44-8V-56" strokeWidth="2.5" />
          <path className="scratch" d="M-10 120C-12 200-10 300-8 380" strokeWidth="4" />
          <path d="M-56 12V32M56 12V32" strokeWidth="3" />
        </InkLines>
      </g>
      <g transform="translate(226 724)">
        <Knockout d={BUCKET} />
        <ColourPlate $offset={[-4, 3]} fill={INKS.ultramarine} d={BUCKET} />
        <ColourPlate fill="url(#dots)" d="M40-60H112L86 112C82 122 50 128 30 128Z" />
        <Knockout d={DRIPPING_PASTE} />
        <InkLines>
          <path d={BUCKET + DRIPPING_PASTE} />
          <path d="M-98-70C-98-82 98-82 98-70C98-60-98-60-98-70Z" strokeWidth="3" />
          <path d="M-108-62C-140-190 140-190 108-62" strokeWidth="7" />
        </InkLines>
      </g>
    </Illustration>
  );
}
