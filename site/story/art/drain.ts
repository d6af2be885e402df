import styled, { css, type keyframes } from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";

/**
 * A stage of a picture's loss of colour. Pictures read the custom property `--drain`: 0 is full
 * colour, 1 none. Colours fade in six overlapping stages, so that a scene loses one thing
 * after another. Each stage takes 0.3 of `--drain`, and they start 0.13 apart.
 */
export type DrainStage = 0 | 1 | 2 | 3 | 4 | 5;

/** The name of an ink. */
export type Ink = keyof typeof INKS;

/** Returns a CSS expression for the progress of a stage, 0 to 1. */
export function stageProgress(stage: DrainStage): string {
  return `clamp(0, (var(--drain) - ${(stage * 0.13).toFixed(2)}) / .3, 1)`;
}

interface StageProps {
  $stage: DrainStage;
}

/** Fades out in its stage. */
export const FadeOut = styled.g<StageProps>`
  opacity: calc(1 - ${({ $stage }) => stageProgress($stage)});
`;

/** Fades in in its stage. */
export const FadeIn = styled.g<StageProps>`
  opacity: ${({ $stage }) => stageProgress($stage)};
`;

interface InkProps extends StageProps {
  $ink: Ink;
  /** The ink without colour; `ash` by default. */
  $drained?: Ink;
}

/** Filled shapes whose ink changes from `$ink` to `$drained` in their stage. */
export const DrainingFill = styled.g<InkProps>`
  fill: color-mix(in oklab, ${({ $drained = "ash" }) => INKS[$drained]} calc(100% * ${({ $stage }) => stageProgress($stage)}), ${({ $ink }) => INKS[$ink]});
`;

/** Lines whose ink changes from `$ink` to `$drained` in their stage. */
export const DrainingStroke = styled.g<InkProps>`
  fill: none;
  stroke: color-mix(in oklab, ${({ $drained = "ash" }) => INKS[$drained]} calc(100% * ${({ $stage }) => stageProgress($stage)}), ${({ $ink }) => INKS[$ink]});
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** Shapes that multiply with the colours below them, and fade out in their stage. */
export const Overprint = styled(FadeOut)<{ $ink: Ink }>`
  fill: ${({ $ink }) => INKS[$ink]};
  mix-blend-mode: multiply;
`;

/** Black outlines, which never fade. */
export const Outlines = styled.g`
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

/** Dashed outlines of something that has faded out, such as a chalk mark. */
export const DashedOutlines = styled(FadeIn)`
  fill: none;
  stroke: ${INKS.ink};
  stroke-width: 4;
  stroke-dasharray: 3 12;
  stroke-linecap: round;
`;

/**
 * A small animation in a loop. Runs only inside an element with `data-moving`, and never with
 * reduced motion.
 */
export function loopAnimation(frames: ReturnType<typeof keyframes>, seconds: number) {
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
