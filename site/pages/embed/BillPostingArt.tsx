import { INKS } from "../../../widget/theme/tokens.ts";
import {
  circle,
  HalftoneDefs,
  Illustration,
  type Layers,
  Print,
  Sun,
} from "../../drawings/illustration.tsx";
import { ShiningLight } from "../../drawings/StageLight.tsx";

const WINDOW: Layers = {
  paper: "M-232-210H232V226H-232Z",
  "ultramarine -3 3": "M-232-210H232V-158H-232Z",
  "viridian 2 2": "M-204-128H-126V-22L-142-14L-156-26L-172-12L-190-22L-204-14Z",
  "rose -2 2": "M126 20L140 12L158 24L176 10L204 22V200H126Z",
  "dots-fine": "M126 120H204V200H126ZM-204-128H-126V-92H-204Z",
  "ink 5": "M-232-210H232V226H-232ZM-232-158H232",
  "hollow 3": `${[-204, -172, -140].map((x) => circle(x, -184, 10)).join("")}M-108-196H204V-172H-108Z`,
  "ink 6":
    "M-204 28H-132M-204 60H-132M-204 92H-150M-204 156H-132M-204 188H-132M132-116H204M132-84H204M132-52H176",
};

const POSTER_OUTLINE = "M-112-150H112V96L52 152H-112Z";
/** The poster, whose lower right corner is still loose, and the envelope on it. */
const POSTER: Layers = {
  paper: POSTER_OUTLINE,
  "vermilion -4 3": POSTER_OUTLINE,
  dots: "M-112 90C-60 60 0 120 60 100L52 152H-112Z",
  ink: POSTER_OUTLINE,
};
const ENVELOPE: Layers = {
  paper: "M-78-52H78V52H-78Z",
  "marigold 2 2": "M-78-52L0 14L78-52Z",
  ink: "M-78-52H78V52H-78ZM-78-52L0 14L78-52M-78 52L-22-4M78 52L22-4",
};
const CORNER_OUTLINE = "M112 96C92 92 74 96 62 104C66 120 62 138 52 152Z";
const LOOSE_CORNER: Layers = {
  paper: CORNER_OUTLINE,
  "dots-fine": CORNER_OUTLINE,
  ink: CORNER_OUTLINE,
};

const HANDLE =
  "M-66 44H66C62 84 26 92 22 132L16 420C16 440-16 440-16 420L-22 132C-26 92-62 84-66 44Z";
const BRUSH_OUTLINE = `M-66 0C-72-34-70-62-60-88C-44-78-34-92-18-86C-4-80 8-94 24-88C40-82 50-92 62-86C70-60 72-32 66 0ZM-70 0H70V44H-70Z${HANDLE}`;
const BRUSH: Layers = {
  paper: BRUSH_OUTLINE,
  "marigold 2 3":
    "M-68-40C-66-58-66-72-60-88C-44-78-34-92-18-86C-4-80 8-94 24-88C40-82 50-92 62-86C66-70 68-56 68-42C40-30-30-26-68-40Z",
  "viridian -2 3": HANDLE,
  "dots-fine": "M0 0H70V44H0Z",
  ink: BRUSH_OUTLINE,
  "ink 2.5": "M-44-8V-54M-22-8V-66M0-8V-58M22-8V-68M44-8V-56",
  "chalk 2": "M-10 120C-12 200-10 300-8 380",
  "ink 3": "M-56 12V32M56 12V32",
};

const BUCKET_OUTLINE = "M-112-70L-86 112C-80 132 80 132 86 112L112-70Z";
const BUCKET: Layers = {
  paper: BUCKET_OUTLINE,
  "ultramarine -4 3": BUCKET_OUTLINE,
  dots: "M40-60H112L86 112C82 122 50 128 30 128Z",
};
const DRIPPING_PASTE =
  "M-112-70C-112-92 112-92 112-70C112-62 104-58 98-56C96-40 94-6 84-6C74-6 78-40 70-50C56-44 42-46 30-46C28-30 30 34 18 34C6 34 10-30 6-46C-20-44-40-46-58-50C-60-38-58-16-68-16C-78-16-76-42-80-54C-98-58-112-62-112-70Z";
const PASTE: Layers = {
  paper: DRIPPING_PASTE,
  ink: BUCKET_OUTLINE + DRIPPING_PASTE,
  "ink 3": "M-98-70C-98-82 98-82 98-70C98-60-98-60-98-70Z",
  "ink 7": "M-108-62C-140-190 140-190 108-62",
};

/** Illustration of the page for partners: a poster pasted into a browser window, with a brush and a paste bucket. */
export function BillPostingArt({ className }: { className?: string }) {
  return (
    <Illustration viewBox="0 0 800 900" className={className}>
      <HalftoneDefs />
      <Sun x={472} />
      <ShiningLight at="translate(660 110) rotate(24)" length={1060} spread={402} />
      <g transform="translate(430 484) rotate(-5)">
        <Print of={WINDOW} />
        <g transform="translate(6 42) rotate(9)">
          <Print of={POSTER} />
          <g transform="translate(-2 -30) rotate(-4)">
            <Print of={ENVELOPE} />
          </g>
          <Print of={LOOSE_CORNER} />
          <path
            d="M-84 66H24M-84 92H-10"
            stroke={INKS.paper}
            strokeWidth="9"
            strokeLinecap="round"
          />
        </g>
      </g>
      <g transform="translate(536 590) rotate(-38)">
        <Print of={BRUSH} />
      </g>
      <g transform="translate(226 724)">
        <Print of={BUCKET} />
        <Print of={PASTE} />
      </g>
    </Illustration>
  );
}
