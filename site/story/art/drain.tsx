import styled, { css, type keyframes } from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";
import type { DrainStage } from "../timing.ts";

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

interface ShapeProps {
  ink: Ink;
  stage: DrainStage;
  opacity?: number;
  /** The shape, as the data of a path. */
  d: string;
}

interface DrainingProps extends ShapeProps {
  /** The ink without colour, if not that of `DRAINED`. */
  drained?: Ink;
}

/** The inks without colour that take the place of colours; `ash` takes that of the others. */
export const DRAINED: Partial<Record<Ink, Ink>> = {
  marigold: "slate",
  rose: "ash",
  ultramarine: "slate",
  vermilion: "lead",
  viridian: "slate",
};

/** A shape whose ink changes from `ink` to `drained` in its stage. */
export function Fill({ stage, opacity, d, ...inks }: DrainingProps) {
  return <FillPath $colour={fade(inks)} data-stage={stage} opacity={opacity} d={d} />;
}

/** A line of a width whose ink changes from `ink` to `drained` in its stage. */
export function Stroke({ stage, width, d, ...inks }: DrainingProps & { width: number }) {
  return <StrokePath $colour={fade(inks)} data-stage={stage} strokeWidth={width} d={d} />;
}

function fade({ ink, drained = DRAINED[ink] ?? "ash" }: Pick<DrainingProps, "ink" | "drained">) {
  return `color-mix(in oklab, ${INKS[drained]} calc(100% * ${PROGRESS}), ${INKS[ink]})`;
}

/** A shape that multiplies with the colours below it, and fades out in its stage. */
export function Overprint({ ink, stage, d }: ShapeProps) {
  return <OverprintPath $ink={ink} data-stage={stage} d={d} />;
}

const FillPath = styled.path<StageProps & { $colour: string }>`
  fill: ${({ $colour }) => $colour};
`;

const StrokePath = styled.path<StageProps & { $colour: string }>`
  fill: none;
  stroke: ${({ $colour }) => $colour};
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const OverprintPath = styled.path<StageProps & { $ink: Ink }>`
  opacity: calc(1 - ${PROGRESS});
  fill: ${({ $ink }) => INKS[$ink]};
  mix-blend-mode: multiply;
`;

/** Returns the path of a circle. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x + radius} ${y}a${radius} ${radius} 0 1 1 ${-2 * radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0z`;
}

/** The path of a whole picture. */
export const WHOLE = "M0 0h2000v1600H0z";

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
