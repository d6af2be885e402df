import { css, styled } from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";

/**
 * The press that the story is printed on. A scene reads one custom property,
 * `--drain`: 0 is full colour, 1 none. Its inks leave in six overlapping
 * stages, so that a scene loses one thing after the other; each stage takes
 * three tenths of the scene.
 */
export type Stage = 0 | 1 | 2 | 3 | 4 | 5;

/** From 0 to 1 while a stage passes, as a CSS number. */
export function passed(stage: Stage): string {
  return `clamp(0, (var(--drain) - ${(stage * 0.13).toFixed(2)}) / .3, 1)`;
}

interface Staged {
  $at: Stage;
}

/** Something that is lost at its stage. */
export const Goes = styled.g<Staged>`
  opacity: calc(1 - ${({ $at }) => passed($at)});
`;

/** What is there instead. */
export const Comes = styled.g<Staged>`
  opacity: ${({ $at }) => passed($at)};
`;

/** Inks overprint: what is drawn in here multiplies with what is under it. */
export const overprint = css`
  mix-blend-mode: multiply;
`;

/** The scene's sheet, cut to its heart on a phone and shown whole on a wide screen. */
export const Sheet = styled.svg.attrs({
  viewBox: "0 0 2000 1600",
  preserveAspectRatio: "xMidYMid slice",
  "aria-hidden": true,
  focusable: false,
})`
  display: block;
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  isolation: isolate;
  background: ${INKS.paper};
`;
