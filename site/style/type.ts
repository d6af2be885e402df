import { css } from "styled-components";

/** Font families, each followed by its size-adjusted fallbacks (`fonts.css`). */
export const FAMILY = {
  display:
    '"Bricolage Grotesque Variable", "Display Fallback Narrow", "Display Fallback", sans-serif',
  text: '"Instrument Sans Variable", "Text Fallback", sans-serif',
  narration: '"Newsreader", "Narration Fallback", serif',
} as const;

/** Fluid type scale. Each `clamp` grows from its minimum on a phone to its maximum at 1440 px. */
export const SIZE = {
  small: "0.9375rem",
  body: "clamp(1.0625rem, 1.02rem + 0.18vw, 1.125rem)",
  lead: "clamp(1.125rem, 1.03rem + 0.42vw, 1.375rem)",
  subtitle: "clamp(1.375rem, 1.25rem + 0.5vw, 1.75rem)",
  title: "clamp(1.75rem, 1.33rem + 1.8vw, 2.75rem)",
} as const;

/** Styles of headlines: the display face at its narrowest and heaviest, with tight spacing. */
export const display = css`
  font-family: ${FAMILY.display};
  font-weight: 800;
  font-stretch: 75%;
  letter-spacing: -0.02em;
  line-height: 0.95;
`;

/** Styles of a title within a section. */
export const subtitle = css`
  ${display}
  font-size: ${SIZE.subtitle};
`;

/** Styles of a headline in large type: its lines stand close, and each further one is a `span`. */
export const headline = css`
  ${display}
  line-height: 0.9;
  letter-spacing: -0.035em;
  span {
    display: block;
  }
`;

/** The text style of code. Long words break, so that code never scrolls sideways. */
export const codeStyle = css`
  font-family: ui-monospace, "Cascadia Mono", "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: 0.875em;
  line-height: 1.6;
  overflow-wrap: anywhere;
`;

/** Returns the factor, 0.6 to 1, of a headline's largest size, which has `room` for so many characters in a line. */
export function fitLine(lines: readonly string[], room: number): number {
  const longest = Math.max(...lines.map((line) => line.length));
  return Math.min(1, Math.max(0.6, room / longest));
}

export function scaled(size: string, factor: number): string {
  return factor === 1 ? size : `calc(${size} * ${factor.toFixed(3)})`;
}
