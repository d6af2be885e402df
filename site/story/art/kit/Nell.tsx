import { keyframes, styled } from "styled-components";
import {
  NELL_BODY,
  NELL_HEAD,
  NELL_SCARF,
  NELL_SCARF_END,
} from "../../../../widget/answer/figures.ts";
import { loopAnimation } from "../drain.ts";
import { Figure } from "../Figure.tsx";

/**
 * Nell, the main character, walking right, 320 units tall, with her feet at 0,0. Her scarf
 * loses its colour last.
 */
export function Nell() {
  return (
    <>
      <Figure shapes={NELL_BODY} stage={3} />
      <NellHead />
    </>
  );
}

/** Nell's head and scarf, at their position when her feet are at 0,0. */
export function NellHead() {
  return (
    <>
      <Figure shapes={NELL_HEAD} stage={2} />
      <Figure shapes={NELL_SCARF} stage={5} />
      <ScarfEnd>
        <Figure shapes={NELL_SCARF_END} stage={5} />
      </ScarfEnd>
    </>
  );
}

const blow = keyframes`
  0%, 100% { transform: rotate(-3deg); }
  50% { transform: rotate(5deg) scaleX(.96); }
`;

/** The loose end of the scarf, moving in the wind. */
const ScarfEnd = styled.g`
  transform-origin: -28px -232px;
  ${loopAnimation(blow, 1.7)}
`;
