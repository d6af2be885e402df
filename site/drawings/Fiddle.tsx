import { type Layers, Print } from "./illustration.tsx";

const BODY =
  "M0-178C38-178 85-168 85-114C85-86 62-78 74-50C58-44 52-20 54 2C55 24 62 40 81 45C71 70 104 76 104 114C104 160 56 178 0 178C-56 178-104 160-104 114C-104 76-71 70-81 45C-62 40-55 24-54 2C-52-20-58-44-74-50C-62-78-85-86-85-114C-85-168-38-178 0-178Z";
const OUTLINE = `${BODY}M-12-296L-10-352C-10-360-16-364-22-368A26 26 0 1 1 16-386C16-366 11-352 12-296Z`;
const PEGS =
  "M-45 -312a9 6 0 1 0 18 0a9 6 0 1 0-18 0zM27 -322a9 6 0 1 0 18 0a9 6 0 1 0-18 0zM-45 -334a9 6 0 1 0 18 0a9 6 0 1 0-18 0zM27 -344a9 6 0 1 0 18 0a9 6 0 1 0-18 0z";

/** The shade and the light on the body. */
const SHINE: Layers = {
  dots: "M60-190C70-120 44-80 40-30C36 30 66 60 58 110C52 150 20 170-30 186L120 190L120-190Z",
  paper:
    "M-72-128C-68-150-46-164-22-167C-44-154-58-140-62-112C-64-100-74-112-72-128ZM-92 96C-86 84-80 78-74 70C-80 88-84 96-84 108C-90 112-94 104-92 96Z",
};

/**
 * The scroll and the pegs; in solid ink the chin rest, the fingerboard, the tailpiece, the end pin
 * and the ends of the sound holes; the sound holes, the bridge and the strings.
 */
const PARTS: Layers = {
  "ink 3": `M10-388A20 20 0 0 0-27-387A15 15 0 0 0 2-386A10.5 10.5 0 0 0-18-386A6 6 0 0 0-6-386${PEGS}`,
  "ink 5": "M-10-312H-27M10-322H27M-10-334H-27M10-344H27",
  solid:
    "M-88 128C-82 104-34 106-18 122C-12 148-40 172-68 160C-84 154-92 142-88 128ZM-12-298H12L21-42C14-36-14-36-21-42ZM-14 64C-6 60 6 60 14 64L8 146Q0 154-8 146ZM-4 154H4V182H-4ZM-36.5 -24a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM29.5 -24a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM-34.5 43a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM27.5 43a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
  "ink 6": "M-30-24C-22-16-28-4-34 10C-40 24-42 38-34 44M30-24C22-16 28-4 34 10C40 24 42 38 34 44",
  "hollow 3": "M-26 30L-22 16C-10 8 10 8 22 16L26 30H12L8 24H-8L-12 30Z",
  "ink 1.6": "M-13-40L-10 64M-4.5-38L-3.5 62M4.5-38L3.5 62M13-40L10 64",
  "chalk 2": "M-7-294L-13-44M-2.5-294L-4.5-42M2.5-294L4.5-42M7-294L13-44",
};

/** An upright fiddle, about 600 units tall, with the middle of its body at 0,0. */
export function Fiddle() {
  return (
    <g>
      <clipPath id="fiddle-body">
        <path d={BODY} />
      </clipPath>
      <Print of={{ paper: OUTLINE, "vermilion -3 2": OUTLINE + PEGS }} />
      <g clipPath="url(#fiddle-body)">
        <Print of={SHINE} />
      </g>
      <Print of={{ ink: OUTLINE }} />
      <g transform="scale(.925 .945)">
        <Print of={{ "ink 1.4": BODY }} />
      </g>
      <Print of={PARTS} />
    </g>
  );
}
