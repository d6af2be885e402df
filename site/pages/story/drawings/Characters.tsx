import { keyframes, styled } from "styled-components";
import {
  BLACKBIRD,
  FIDDLER,
  FIDDLER_BOW_ARM,
  NELL_BODY,
  NELL_HEAD,
  NELL_SCARF,
  NELL_SCARF_END,
  pathOf,
  type Shape,
  SONG,
} from "../../../../widget/poster/people.ts";
import type { DrainStage } from "../timing.ts";
import { DRAINED, FadeOut, Layer, loopAnimation, toAndFro } from "./Drawing.tsx";

/**
 * Nell, the main character, walking right, 320 units tall, with her feet at the place `at`. Her
 * scarf loses its colour last.
 */
export function Nell({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Figure shapes={NELL_BODY} stage={3} />
      <NellHead />
    </g>
  );
}

/** Nell's head and scarf, whose place is that of her feet. */
export function NellHead({ at }: { at?: string }) {
  return (
    <g transform={at}>
      <Figure shapes={NELL_HEAD} stage={2} />
      <Figure shapes={NELL_SCARF} stage={5} />
      <ScarfEnd>
        <Figure shapes={NELL_SCARF_END} stage={5} />
      </ScarfEnd>
    </g>
  );
}

/** The loose end of the scarf, moving in the wind. */
const ScarfEnd = styled.g`
  transform-origin: -28px -232px;
  ${toAndFro(1.7, "transform: rotate(-3deg)", "transform: rotate(5deg) scaleX(.96)")}
`;

/** The fiddler, 350 units tall, with his feet at the place `at`. His colours fade in `stage`. */
export function Fiddler({ at, stage }: { at: string; stage: DrainStage }) {
  return (
    <g transform={at}>
      <Figure shapes={FIDDLER} stage={stage} />
      <BowArm>
        <Figure shapes={FIDDLER_BOW_ARM} stage={stage} />
      </BowArm>
    </g>
  );
}

const BowArm = styled.g`
  ${toAndFro(0.9, "transform: translate(0, 0)", "transform: translate(26px, -20px)")}
`;

/** The fiddler's chalk outline, with the feet at 0,0. */
export function FiddlerChalk() {
  return (
    <path d="M-66-6 -48-110C-76-160-74-220-52-266-34-280-30-282-34-300-44-366 68-366 56-296c-2 14 2 18 12 26 30-12 84-16 92-6 22 8 18 36-8 36-14 26-44 34-68 34 4 40 2 70 0 100l18 104H44L32-100h-18L2-6zM-150-8l30-26h78" />
  );
}

/**
 * The blackbird, which is in every scene, facing right, about 130 units long, with its feet
 * at the place `at`. It stops singing in the stage `silentAt`.
 */
export function Blackbird({ at, silentAt }: { at: string; silentAt: DrainStage }) {
  return (
    <g transform={at}>
      <FadeOut data-stage={silentAt}>
        <SoundWaves>
          <Figure shapes={SONG} stage={silentAt} />
        </SoundWaves>
      </FadeOut>
      <Figure shapes={BLACKBIRD} stage={silentAt} />
    </g>
  );
}

const sing = keyframes`
  0%, 60%, 100% { opacity: 1; transform: translate(0, 0); }
  30% { opacity: .25; transform: translate(8px, -6px); }
`;

const SoundWaves = styled.g`
  ${loopAnimation(1.2, sing)}
`;

/** A part of a figure, whose colours fade in `stage`. */
export function Figure({ shapes, stage }: { shapes: readonly Shape[]; stage: DrainStage }) {
  return shapes.map((shape) => {
    const { ink, line, d } = shape;
    if (DRAINED[ink] === undefined) return <path key={d} {...pathOf(shape)} />;
    const width = line === undefined ? "" : (` ${line}px` as const);
    return <Layer key={d} of={`${ink} ${stage}${width}`} d={d} />;
  });
}
