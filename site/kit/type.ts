import { css } from "styled-components";

/** The families, each before its size-adjusted fallbacks (`fonts.css`). */
export const FAMILY = {
  display:
    '"Bricolage Grotesque Variable", "Display Fallback Narrow", "Display Fallback", sans-serif',
  text: '"Instrument Sans Variable", "Text Fallback", sans-serif',
  /** The story's narration, in italics, and nothing else. */
  narration: '"Newsreader", "Narration Fallback", serif',
} as const;

/** A fluid scale of few steps: 390 px of width gets the first, 1440 px the second. */
export const SIZE = {
  small: "0.9375rem",
  body: "clamp(1.0625rem, 1.02rem + 0.18vw, 1.125rem)",
  lead: "clamp(1.125rem, 1.03rem + 0.42vw, 1.375rem)",
  subtitle: "clamp(1.375rem, 1.25rem + 0.5vw, 1.75rem)",
  title: "clamp(1.75rem, 1.33rem + 1.8vw, 2.75rem)",
} as const;

/** Display setting: the face at its narrowest and heaviest, set tight. */
export const display = css`
  font-family: ${FAMILY.display};
  font-weight: 800;
  font-stretch: 75%;
  letter-spacing: -0.02em;
  line-height: 0.95;
`;
