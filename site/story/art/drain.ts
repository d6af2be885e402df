import styled, { css, type keyframes } from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";

/**
 * The press that the story is printed on. A picture reads one custom property,
 * `--drain`: 0 is full colour, 1 none. Its inks leave in six overlapping
 * stages, so that a scene loses one thing after the other; each stage takes
 * three tenths of the scene.
 */
export type Stage = 0 | 1 | 2 | 3 | 4 | 5;

/** An ink by name. */
export type Ink = keyof typeof INKS;

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

interface Inked extends Staged {
  /** What it is printed in, and what is left of that (`ash` when not said). */
  $ink: Ink;
  $left?: Ink;
}

/** A flat, opaque shape whose ink turns into what is left of it. */
export const Solid = styled.g<Inked>`
  fill: color-mix(in oklab, ${({ $left = "ash" }) => INKS[$left]} calc(100% * ${({ $at }) => passed($at)}), ${({ $ink }) => INKS[$ink]});
`;

/** The same for lines. */
export const Line = styled.g<Inked>`
  fill: none;
  stroke: color-mix(in oklab, ${({ $left = "ash" }) => INKS[$left]} calc(100% * ${({ $at }) => passed($at)}), ${({ $ink }) => INKS[$ink]});
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** A second ink over the first, multiplying with it; nothing is left of it. */
export const Over = styled(Goes)<{ $ink: Ink }>`
  fill: ${({ $ink }) => INKS[$ink]};
  mix-blend-mode: multiply;
`;

/** The key plate: the outlines, which stay. */
export const Key = styled.g`
  fill: none;
  stroke: ${INKS.ink};
  stroke-width: 5;
  stroke-linejoin: round;
  stroke-linecap: round;
  .solid {
    fill: ${INKS.ink};
  }
  .thin {
    stroke-width: 3;
  }
  .blank {
    fill: ${INKS.paper};
  }
`;

/** Drawn lines that are all there is of a thing: chalk, construction. */
export const Ghost = styled(Comes)`
  fill: none;
  stroke: ${INKS.ink};
  stroke-width: 4;
  stroke-dasharray: 3 12;
  stroke-linecap: round;
`;

/**
 * One small movement of a scene: a loop that runs while the page lets it
 * (`data-moving`), and never where the reader asks for stillness.
 */
export function living(frames: ReturnType<typeof keyframes>, seconds: number) {
  return css`
    @media (prefers-reduced-motion: no-preference) {
      animation: ${frames} ${seconds}s ease-in-out infinite;
      animation-play-state: paused;
      [data-moving] & {
        animation-play-state: running;
      }
    }
  `;
}
