import { keyframes, styled } from "styled-components";
import { FIDDLER, FIDDLER_BOW_ARM } from "../../../../widget/answer/figures.ts";
import type { DrainStage } from "../../stages.ts";
import { loopAnimation } from "../drain.ts";
import { Figure } from "../Figure.tsx";

/** The fiddler, 350 units tall, with his feet at 0,0. His colours fade in `stage`. */
export function Fiddler({ stage }: { stage: DrainStage }) {
  return (
    <>
      <Figure shapes={FIDDLER} stage={stage} />
      <BowArm>
        <Figure shapes={FIDDLER_BOW_ARM} stage={stage} />
      </BowArm>
    </>
  );
}

const bowing = keyframes`
  0%, 100% { transform: translate(0, 0); }
  50% { transform: translate(26px, -20px); }
`;

const BowArm = styled.g`
  ${loopAnimation(bowing, 0.9)}
`;

/** The fiddler's chalk outline, with the feet at 0,0. */
export function FiddlerChalk() {
  return (
    <path d="M-66-6 -48-110C-76-160-74-220-52-266-34-280-30-282-34-300-44-366 68-366 56-296c-2 14 2 18 12 26 30-12 84-16 92-6 22 8 18 36-8 36-14 26-44 34-68 34 4 40 2 70 0 100l18 104H44L32-100h-18L2-6zM-150-8l30-26h78" />
  );
}
