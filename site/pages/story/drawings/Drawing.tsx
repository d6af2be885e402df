import styled, { css, keyframes } from "styled-components";
import { INKS } from "../../../../widget/theme/tokens.ts";
import type { DrainStage } from "../timing.ts";
import { Halftone, isTone } from "./ScenePicture.tsx";

export { circle } from "../../../drawings/illustration.tsx";

type Ink = keyof typeof INKS;

/**
 * The layers of a drawing, the lowest first: the data of a path by its paint. A paint is an ink and,
 * if it loses its colour, the ink that it then has (if not that of `DRAINED`) and the stage:
 * `rose`, `rose 2`, `rose lead 2`. It fills the path, is a line of a width (`ink 5px`), or multiplies
 * with what is below it and fades out (`rose 2 over`). `dots light` is a halftone.
 */
export type Layers = Readonly<Record<string, string>>;

const PAINT = /^([a-z]+)(?: ([a-z]+))?(?: ([0-5]))?(?: ([0-9]+)px| (over))?$/;

/** Draws layers. */
export function Drawing({ of: layers }: { of: Layers }) {
  return Object.entries(layers).map(([paint, d]) => <Layer key={paint} of={paint} d={d} />);
}

/** Draws one layer. Throws for an unknown paint. */
export function Layer({ of: paint, d }: { of: string; d: string }) {
  const [, ink = "", second = "", stage, width, over] = PAINT.exec(paint) ?? [];
  if (ink === "dots" && isTone(second)) return <Halftone tone={second} d={d} />;
  const drained = second === "" && isInk(ink) ? (DRAINED[ink] ?? "ash") : second;
  if (!isInk(ink) || !isInk(drained)) throw new Error(`'${paint}' is not a paint`);
  const $colour =
    stage === undefined
      ? INKS[ink]
      : `color-mix(in oklab, ${INKS[drained]} calc(100% * ${PROGRESS}), ${INKS[ink]})`;
  const shape = { "data-stage": stage, d };
  if (over) return <OverprintPath $ink={ink} {...shape} />;
  if (width) return <StrokePath $colour={$colour} strokeWidth={width} {...shape} />;
  return <FillPath $colour={$colour} {...shape} />;
}

function isInk(word: string): word is Ink {
  return word in INKS;
}

/** The inks without colour that take the place of colours; `ash` takes that of the others. */
export const DRAINED: Partial<Record<Ink, Ink>> = {
  marigold: "slate",
  rose: "ash",
  ultramarine: "slate",
  vermilion: "lead",
  viridian: "slate",
};

/** How far an element's stage is, 0 to 1, in CSS. The element has the attribute `data-stage`. */
export const PROGRESS = "var(--progress)";

export interface StageProps {
  "data-stage": DrainStage;
}

/** Fades out in its stage. */
export const FadeOut = styled.g<StageProps>`
  opacity: calc(1 - ${PROGRESS});
`;

/** Dashed outlines that fade in, of something that has faded out, such as a chalk mark. */
export const DashedOutlines = styled.g<StageProps>`
  opacity: ${PROGRESS};
  fill: none;
  stroke: ${INKS.ink};
  stroke-width: 4;
  stroke-dasharray: 3 12;
  stroke-linecap: round;
`;

const FillPath = styled.path<{ $colour: string }>`
  fill: ${({ $colour }) => $colour};
`;

const StrokePath = styled.path<{ $colour: string }>`
  fill: none;
  stroke: ${({ $colour }) => $colour};
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const OverprintPath = styled.path<{ $ink: Ink }>`
  opacity: calc(1 - ${PROGRESS});
  fill: ${({ $ink }) => INKS[$ink]};
  mix-blend-mode: multiply;
`;

/** The path of a whole picture. */
export const WHOLE = "M0 0h2000v1600H0z";

/**
 * A small animation in a loop. Runs only inside an element with `data-moving`, and never with
 * reduced motion.
 */
export function loopAnimation(seconds: number, frames: ReturnType<typeof keyframes>) {
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

/** A small movement to and fro between two styles. */
export function toAndFro(seconds: number, from: string, to: string) {
  return loopAnimation(seconds, keyframes`0%, 100% { ${from} } 50% { ${to} }`);
}
