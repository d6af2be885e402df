import { type Layers, Print } from "./illustration.tsx";

const COVER = "M-232-72L-224-90L-6 16H6L224-90L232-72L246 88L14 178Q0 184-14 178L-246 88Z";
const PAGES =
  "M0 2C36-52 124-88 214-84L226 72C136 66 44 98 0 150ZM0 2C-36-52-124-88-214-84L-226 72C-136 66-44 98 0 150Z";
const BOARDS: Layers = { paper: COVER, "ultramarine -4 3": COVER, ink: COVER };

/** The lines of text follow the curve of the paper. */
const LEAVES: Layers = {
  paper: PAGES,
  "dots-fine": "M0 2C-12-16-30-33-53-46L-60 105C-35 117-15 132 0 150Z",
  "dots-open": "M0 2C7-9 16-19 27-28L32 121C20 130 9 140 0 150Z",
  "rose 3 2": "M35-15C74-44 130-63 189-65L194 3C135 5 78 22 37 50Z",
  "marigold -2 1": "M89-17C120-29 155-36 191-37L194 3C158 4 123 11 92 22Z",
  ink: `${PAGES}M0 2V150`,
  "ink 4.5":
    "M-28-7C-67-39-126-60-189-62M-29 11C-68-21-128-41-190-44M-29 29C-69-3-129-23-192-25M-30 47C-70 15-130-5-193-6M-30 65C-71 34-132 14-194 12M-31 82C-72 52-133 32-196 31M-31 100C-49 87-71 76-94 68M38 71C79 44 136 26 195 25M38 91C65 73 98 60 134 52",
};

/** An open book, seen from the reader's side. It is 490 units wide; the gutter is at x = 0. */
export function Book() {
  return (
    <g>
      <Print of={BOARDS} />
      <Print of={LEAVES} />
    </g>
  );
}
