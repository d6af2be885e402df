import { INKS } from "../../theme/tokens.ts";

/**
 * A shape of one ink: filled, or a line of a width. The people are the story's, with their feet at 0,0;
 * a part that moves alone in the story, or loses colour at another time, is a list of its own.
 */
export type Shape = { ink: keyof typeof INKS; line?: number; d: string };

/** Returns the attributes of a shape's `<path>`. */
export function shapeAttributes({ ink, line, d }: Shape) {
  const inks = line === undefined ? { fill: INKS[ink] } : { fill: "none", stroke: INKS[ink] };
  return {
    d,
    ...inks,
    strokeWidth: line,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  } as const;
}

/** Nell, the main character, walking right, 320 units tall, up to her scarf. */
export const NELL_BODY: readonly Shape[] = [
  {
    ink: "ink",
    d: "M-26-100-40-14h-22l2 14h46l4-14 14-80zM16-100 40-16l-8 16h46l2-12-20-6L46-104z",
  },
  {
    ink: "ultramarine",
    d: "M-28-238c-22 28-42 92-50 146 50 20 100 20 144-4-6-56-16-104-38-142-16-12-40-12-56 0z",
  },
  { ink: "paper", d: "M62-122a12 12 0 0 1 24 0 12 12 0 0 1-24 0z" },
  { ink: "ink", line: 5, d: "M-28-226c-22 28-42 80-50 134 50 20 100 20 144-4-6-56-16-104-34-134" },
  {
    ink: "ink",
    line: 3,
    d: "M74-134a12 12 0 1 1-.1 0M24-222c26 30 44 66 52 92M44-206c20 26 34 52 40 76",
  },
];

/** Nell's head, in place above her feet. */
export const NELL_HEAD: readonly Shape[] = [
  { ink: "paper", d: "M-30-288c0-52 62-52 62-4 0 34-12 52-30 52s-32-16-32-48z" },
  { ink: "rose", d: "M3-262a10 10 0 0 1 20 0 10 10 0 0 1-20 0z" },
  { ink: "ink", d: "M-34-250c-14-58 8-82 34-82 30 0 44 22 38 46-26 4-40-2-50-14-2 18-6 30-12 50z" },
  { ink: "ink", line: 6, d: "M18-284v8" },
];

export const NELL_SCARF: readonly Shape[] = [
  { ink: "vermilion", d: "M-34-252c20 16 52 16 68-2l6 24c-24 20-58 20-78 4z" },
  { ink: "ink", line: 3, d: "M32-292c0 34-12 52-30 52" },
];

export const NELL_SCARF_END: readonly Shape[] = [
  {
    ink: "vermilion",
    d: "M-28-244c-30 0-46 22-66 22s-26-24-60-26l-8 34c26 0 32 22 62 22s44-14 74-24z",
  },
  { ink: "ink", line: 3, d: "M-162-214l-16 8M-158-228l-18 2M-154-244l-18-4" },
];

export const NELL_WITH_LETTER: readonly Shape[] = [
  ...NELL_BODY,
  ...NELL_HEAD,
  ...NELL_SCARF,
  ...NELL_SCARF_END,
  { ink: "paper", d: "M58-196 160-214l12 72-102 18z" },
  { ink: "ink", line: 4, d: "M58-196 160-214l12 72-102 18zM58-196l60 38 42-56" },
  { ink: "vermilion", d: "M140-166l18-3 3 18-18 3z" },
  { ink: "paper", d: "M86-122a12 12 0 0 1-24 0 12 12 0 0 1 24 0z" },
  { ink: "ink", line: 3, d: "M62-122a12 12 0 0 1 24 0 12 12 0 0 1-24 0z" },
];

/** The fiddler, 350 units tall, and his open case, without the arm that bows. */
export const FIDDLER: readonly Shape[] = [
  { ink: "viridian", d: "M-150-8-120-34h78l20 26z" },
  { ink: "ink", d: "M-36-120-44-10l-22 10h54l10-104 12 104h54l-22-10-6-110z" },
  { ink: "marigold", d: "M-48-264c-24 60-24 120-20 166h126c4-50 2-116-18-166-24-16-62-16-88 0z" },
  {
    ink: "rose",
    d: "M-26-300c-4-46 62-48 62-2 0 30-10 46-28 46s-32-16-34-44zM144-262a14 14 0 0 1 28 0 14 14 0 0 1-28 0z",
  },
  {
    ink: "ink",
    d: "M-34-308c-6-48 74-54 78-6l26 6v10l-38-2-66 2zM2-272c10-8 24-8 34 0-8 6-26 6-34 0z",
  },
  { ink: "marigold", line: 30, d: "M34-236c30 24 80 18 116-22" },
  {
    ink: "vermilion",
    d: "M14-262c10-26 44-24 54-6 14-10 36-6 38 10s-16 24-32 20c-4 20-34 28-50 14-16-12-18-26-10-38z",
  },
  {
    ink: "ink",
    line: 3,
    d: "M14-262c10-26 44-24 54-6 14-10 36-6 38 10s-16 24-32 20c-4 20-34 28-50 14-16-12-18-26-10-38zM40-250l140-20M44-240l136-26M-48-258c-24 60-24 114-20 160h126",
  },
  { ink: "ink", line: 5, d: "M-150-8-120-34h78l20 26zM-120-34l-24-30h78l24 30" },
];

/** The fiddler's arm with the bow. */
export const FIDDLER_BOW_ARM: readonly Shape[] = [
  { ink: "ink", line: 5, d: "M-74-160 108-312" },
  { ink: "marigold", line: 30, d: "M-40-240c-34 16-48 44-44 62 14 6 30 0 42-8" },
  { ink: "rose", d: "M-52-190a14 14 0 0 1 28 0 14 14 0 0 1-28 0z" },
];

/** The blackbird, facing right, about 130 units long. */
export const BLACKBIRD: readonly Shape[] = [
  {
    ink: "ink",
    d: "M-84-2C-60-30-40-64-4-84 4-110 30-120 50-108c14 8 18 22 14 34C60-40 34-12-6-12c-24 0-36 6-54 22-8 6-30 8-24-12z",
  },
  {
    ink: "marigold",
    d: "M62-100 92-98 64-84zM63-86 86-78 60-76zM41-94a5 5 0 0 1 10 0 5 5 0 0 1-10 0z",
  },
  { ink: "ink", line: 5, d: "M-4-14 0 2M14-16 20 2M-10 2h22M10 2h22" },
];

export const SONG: readonly Shape[] = [
  { ink: "ink", line: 5, d: "M92-104q14 12 8 34M112-118q26 22 14 62M134-130q36 32 20 88" },
];

/** Hills below the sky, 1000 units wide, around the horizon. */
export const HILLS: readonly Shape[] = [
  { ink: "rose", d: "M-10-110c140-90 260-96 380-30s220 50 330-30 210-60 320 10V10H-10z" },
  { ink: "viridian", d: "M-10-40c120-60 260-70 400-20s220 10 320-30 200-30 300 0V10H-10z" },
];

/** A house of the street, behind the fiddler. */
export const HOUSE: readonly Shape[] = [
  { ink: "paper", d: "M-110 0v-380h280V0z" },
  { ink: "rose", d: "M-84-340h46v74h-46zM92-340h46v74H92z" },
  { ink: "ultramarine", d: "M-120-404h300v28h-300z" },
  { ink: "ink", line: 5, d: "M-110 0v-376M-120-404h300v28h-300zM170 0v-376" },
  { ink: "ink", line: 3, d: "M-84-340h46v74h-46zM-61-340v74M92-340h46v74H92zM115-340v74" },
];

/** Returns the path of a ticket's stub from 0,0, torn at the right edge, through the holes. */
export function stubPath(width: number, height: number, radius: number): string {
  const notch = 2 * radius;
  const holes = Math.floor((height - 2 * notch - 2 * radius) / (4 * radius));
  const gap = (height - 2 * notch - holes * 2 * radius) / (holes + 1);
  const hole = `v${gap}a${radius} ${radius} 0 0 0 0 ${2 * radius}`;
  const corner = `a${notch} ${notch} 0 0 0 `;
  return `M0 0H${width - notch}${corner}${notch} ${notch}${hole.repeat(holes)}v${gap}${corner}${-notch} ${notch}H0z`;
}
