import { keyframes, styled } from "styled-components";
import { INKS } from "../../../../widget/theme/tokens.ts";
import type { DrainStage } from "../../stages.ts";
import { DrainingFill, DrainingStroke, loopAnimation, Outlines } from "../drain.ts";

/** The fiddler, 350 units tall, with his feet at 0,0. His colours fade in `stage`. */
export function Fiddler({ stage }: { stage: DrainStage }) {
  return (
    <>
      <DrainingFill
        as="path"
        $ink="viridian"
        $drained="slate"
        data-stage={stage}
        d="M-150-8 -120-34h78l20 26z"
      />
      <path fill={INKS.ink} d="M-36-120-44-10l-22 10h54l10-104 12 104h54l-22-10-6-110z" />
      <DrainingFill
        as="path"
        $ink="marigold"
        $drained="slate"
        data-stage={stage}
        d="M-48-264c-24 60-24 120-20 166h126c4-50 2-116-18-166-24-16-62-16-88 0z"
      />
      <DrainingFill $ink="rose" $drained="ash" data-stage={stage}>
        <path d="M-26-300c-4-46 62-48 62-2 0 30-10 46-28 46s-32-16-34-44z" />
        <circle cx="158" cy="-262" r="14" />
      </DrainingFill>
      <path
        fill={INKS.ink}
        d="M-34-308c-6-48 74-54 78-6l26 6v10l-38-2-66 2zM2-272c10-8 24-8 34 0-8 6-26 6-34 0z"
      />
      <DrainingStroke
        as="path"
        $ink="marigold"
        $drained="slate"
        data-stage={stage}
        strokeWidth="30"
        d="M34-236c30 24 80 18 116-22"
      />
      <DrainingFill
        as="path"
        $ink="vermilion"
        $drained="lead"
        data-stage={stage}
        d="M14-262c10-26 44-24 54-6 14-10 36-6 38 10s-16 24-32 20c-4 20-34 28-50 14-16-12-18-26-10-38z"
      />
      <Outlines>
        <path
          className="thin"
          d="M14-262c10-26 44-24 54-6 14-10 36-6 38 10s-16 24-32 20c-4 20-34 28-50 14-16-12-18-26-10-38zM40-250l140-20M44-240l136-26M-48-258c-24 60-24 114-20 160h126"
        />
      </Outlines>
      <BowArm>
        <path d="M-74-160 108-312" stroke={INKS.ink} strokeWidth="5" />
        <DrainingStroke
          as="path"
          $ink="marigold"
          $drained="slate"
          data-stage={stage}
          strokeWidth="30"
          d="M-40-240c-34 16-48 44-44 62 14 6 30 0 42-8"
        />
        <DrainingFill
          as="circle"
          $ink="rose"
          $drained="ash"
          data-stage={stage}
          cx="-38"
          cy="-190"
          r="14"
        />
      </BowArm>
      <Outlines as="path" d="M-150-8-120-34h78l20 26zM-120-34l-24-30h78l24 30" />
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
