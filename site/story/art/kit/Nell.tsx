import { keyframes, styled } from "styled-components";
import { INKS } from "../../../../widget/theme/tokens.ts";
import type { DrainStage } from "../../stages.ts";
import { DrainingFill, loopAnimation, Outlines } from "../drain.ts";

/**
 * Nell, the main character, walking right, 320 units tall, with her feet at 0,0. Her scarf
 * loses its colour last.
 */
export function Nell() {
  return (
    <>
      <path
        fill={INKS.ink}
        d="M-26-100-40-14h-22l2 14h46l4-14 14-80zM16-100 40-16l-8 16h46l2-12-20-6L46-104z"
      />
      <DrainingFill
        as="path"
        $ink="ultramarine"
        $drained="slate"
        data-stage={3}
        d="M-28-238c-22 28-42 92-50 146 50 20 100 20 144-4-6-56-16-104-38-142-16-12-40-12-56 0z"
      />
      <circle fill={INKS.paper} cx="74" cy="-122" r="12" />
      <Outlines>
        <path d="M-28-226c-22 28-42 80-50 134 50 20 100 20 144-4-6-56-16-104-34-134" />
        <path
          className="thin"
          d="M74-134a12 12 0 1 1-.1 0M24-222c26 30 44 66 52 92M44-206c20 26 34 52 40 76"
        />
      </Outlines>
      <NellHead />
    </>
  );
}

/** Nell's head and scarf, at their position when her feet are at 0,0. */
export function NellHead({ scarfAt = 5 }: { scarfAt?: DrainStage }) {
  return (
    <>
      <path fill={INKS.paper} d="M-30-288c0-52 62-52 62-4 0 34-12 52-30 52s-32-16-32-48z" />
      <DrainingFill
        as="circle"
        $ink="rose"
        $drained="ash"
        data-stage={2}
        cx="13"
        cy="-262"
        r="10"
      />
      <path
        fill={INKS.ink}
        d="M-34-250c-14-58 8-82 34-82 30 0 44 22 38 46-26 4-40-2-50-14-2 18-6 30-12 50z"
      />
      <DrainingFill
        as="path"
        $ink="vermilion"
        $drained="lead"
        data-stage={scarfAt}
        d="M-34-252c20 16 52 16 68-2l6 24c-24 20-58 20-78 4z"
      />
      <ScarfEnd>
        <DrainingFill
          as="path"
          $ink="vermilion"
          $drained="lead"
          data-stage={scarfAt}
          d="M-28-244c-30 0-46 22-66 22s-26-24-60-26l-8 34c26 0 32 22 62 22s44-14 74-24z"
        />
        <Outlines>
          <path className="thin" d="M-162-214l-16 8M-158-228l-18 2M-154-244l-18-4" />
        </Outlines>
      </ScarfEnd>
      <Outlines>
        <path className="thin" d="M32-292c0 34-12 52-30 52" />
      </Outlines>
      <path d="M18-284v8" stroke={INKS.ink} strokeWidth="6" strokeLinecap="round" />
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
