import { keyframes, styled } from "styled-components";
import { INKS } from "../../../../widget/theme/tokens.ts";
import type { DrainStage } from "../../stages.ts";
import { DrainingFill, FadeOut, loopAnimation } from "../drain.ts";

/**
 * The blackbird, which is in every scene, facing right, about 130 units long, with its feet
 * at 0,0. It stops singing in the stage `silentAt`.
 */
export function Blackbird({ silentAt }: { silentAt: DrainStage }) {
  return (
    <>
      <FadeOut data-stage={silentAt}>
        <SoundWaves
          as="path"
          stroke={INKS.ink}
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
          d="M92-104q14 12 8 34M112-118q26 22 14 62M134-130q36 32 20 88"
        />
      </FadeOut>
      <path
        fill={INKS.ink}
        d="M-84-2C-60-30-40-64-4-84 4-110 30-120 50-108c14 8 18 22 14 34C60-40 34-12-6-12c-24 0-36 6-54 22-8 6-30 8-24-12z"
      />
      <DrainingFill $ink="marigold" $drained="slate" data-stage={silentAt}>
        <path d="M62-100 92-98 64-84z" />
        <path d="M63-86 86-78 60-76z" />
        <circle cx="46" cy="-94" r="5" />
      </DrainingFill>
      <path d="M-4-14 0 2M14-16 20 2M-10 2h22M10 2h22" stroke={INKS.ink} strokeWidth="5" />
    </>
  );
}

const sing = keyframes`
  0%, 60%, 100% { opacity: 1; transform: translate(0, 0); }
  30% { opacity: .25; transform: translate(8px, -6px); }
`;

const SoundWaves = styled.g`
  ${loopAnimation(sing, 1.2)}
`;
