import { INKS } from "../../widget/theme/tokens.ts";
import { ColourPlate, InkLines, Knockout } from "./illustration.tsx";

const BODY =
  "M0-178C38-178 85-168 85-114C85-86 62-78 74-50C58-44 52-20 54 2C55 24 62 40 81 45C71 70 104 76 104 114C104 160 56 178 0 178C-56 178-104 160-104 114C-104 76-71 70-81 45C-62 40-55 24-54 2C-52-20-58-44-74-50C-62-78-85-86-85-114C-85-168-38-178 0-178Z";
const SCROLL_AND_PEGBOX =
  "M-12-296L-10-352C-10-360-16-364-22-368A26 26 0 1 1 16-386C16-366 11-352 12-296Z";
const PEGS =
  "M-45 -312a9 6 0 1 0 18 0a9 6 0 1 0-18 0zM27 -322a9 6 0 1 0 18 0a9 6 0 1 0-18 0zM-45 -334a9 6 0 1 0 18 0a9 6 0 1 0-18 0zM27 -344a9 6 0 1 0 18 0a9 6 0 1 0-18 0z";
/** The chin rest, the fingerboard, the tailpiece and the end pin, and the ends of the sound holes. */
const BLACK_PARTS =
  "M-88 128C-82 104-34 106-18 122C-12 148-40 172-68 160C-84 154-92 142-88 128ZM-12-298H12L21-42C14-36-14-36-21-42ZM-14 64C-6 60 6 60 14 64L8 146Q0 154-8 146ZM-4 154H4V182H-4ZM-36.5 -24a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM29.5 -24a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM-34.5 43a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM27.5 43a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z";

/** An upright fiddle, about 600 units tall, with the middle of its body at 0,0. */
export function Fiddle() {
  return (
    <g>
      <clipPath id="fiddle-body">
        <path d={BODY} />
      </clipPath>
      <Knockout d={BODY + SCROLL_AND_PEGBOX} />
      <ColourPlate $offset={[-3, 2]} fill={INKS.vermilion} d={BODY + SCROLL_AND_PEGBOX + PEGS} />
      <g clipPath="url(#fiddle-body)">
        <ColourPlate
          fill="url(#dots)"
          d="M60-190C70-120 44-80 40-30C36 30 66 60 58 110C52 150 20 170-30 186L120 190L120-190Z"
        />
        <Knockout d="M-72-128C-68-150-46-164-22-167C-44-154-58-140-62-112C-64-100-74-112-72-128ZM-92 96C-86 84-80 78-74 70C-80 88-84 96-84 108C-90 112-94 104-92 96Z" />
      </g>
      <InkLines>
        <path d={BODY + SCROLL_AND_PEGBOX} />
        <path d={BODY} transform="scale(.925 .945)" strokeWidth="1.4" />
        <path
          d="M10-388A20 20 0 0 0-27-387A15 15 0 0 0 2-386A10.5 10.5 0 0 0-18-386A6 6 0 0 0-6-386"
          strokeWidth="3"
        />
        <path d="M-10-312H-27M10-322H27M-10-334H-27M10-344H27" strokeWidth="5" />
        <path d={PEGS} strokeWidth="3" />
        <path className="solid" d={BLACK_PARTS} />
        <path
          d="M-30-24C-22-16-28-4-34 10C-40 24-42 38-34 44M30-24C22-16 28-4 34 10C40 24 42 38 34 44"
          strokeWidth="6"
        />
        <path
          className="paper"
          d="M-26 30L-22 16C-10 8 10 8 22 16L26 30H12L8 24H-8L-12 30Z"
          strokeWidth="3"
        />
        <path d="M-13-40L-10 64M-4.5-38L-3.5 62M4.5-38L3.5 62M13-40L10 64" strokeWidth="1.6" />
        <path className="scratch" d="M-7-294L-13-44M-2.5-294L-4.5-42M2.5-294L4.5-42M7-294L13-44" />
      </InkLines>
    </g>
  );
}
