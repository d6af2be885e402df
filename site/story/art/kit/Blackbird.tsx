import { keyframes, styled } from "styled-components";
import { BLACKBIRD, SONG } from "../../../../widget/answer/figures.ts";
import type { DrainStage } from "../../stages.ts";
import { FadeOut, loopAnimation } from "../drain.ts";
import { Figure } from "../Figure.tsx";

/**
 * The blackbird, which is in every scene, facing right, about 130 units long, with its feet
 * at 0,0. It stops singing in the stage `silentAt`.
 */
export function Blackbird({ silentAt }: { silentAt: DrainStage }) {
  return (
    <>
      <FadeOut data-stage={silentAt}>
        <SoundWaves>
          <Figure shapes={SONG} stage={silentAt} />
        </SoundWaves>
      </FadeOut>
      <Figure shapes={BLACKBIRD} stage={silentAt} />
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
