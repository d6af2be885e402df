import styled, { css, type keyframes } from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";
import type { DrainStage } from "../stages.ts";

/** The name of an ink. */
export type Ink = keyof typeof INKS;

/** How far an element's stage is, 0 to 1, in CSS. The element has the attribute `data-stage`. */
export const PROGRESS = "var(--progress)";

export interface StageProps {
  "data-stage": DrainStage;
}

/** Fades out in its stage. */
export const FadeOut = styled.g<StageProps>`
  opacity: calc(1 - ${PROGRESS});
`;

/** Fades in in its stage. */
export const FadeIn = styled.g<StageProps>`
  opacity: ${PROGRESS};
`;

interface InkProps extends StageProps {
  $ink: Ink;
  /** The ink without colour; `ash` by default. */
  $drained?: Ink;
}

/** Filled shapes whose ink changes from `$ink` to `$drained` in their stage. */
export const DrainingFill = styled.g<InkProps>`
  fill: color-mix(in oklab, ${({ $drained = "ash" }) => INKS[$drained]} calc(100% * ${PROGRESS}), ${({ $ink }) => INKS[$ink]});
`;

/** Lines whose ink changes from `$ink` to `$drained` in their stage. */
export const DrainingStroke = styled.g<InkProps>`
  fill: none;
  stroke: color-mix(in oklab, ${({ $drained = "ash" }) => INKS[$drained]} calc(100% * ${PROGRESS}), ${({ $ink }) => INKS[$ink]});
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
