import { keyframes, styled } from "styled-components";
import { INKS } from "../../../../widget/theme/tokens.ts";
import { Fill, loopAnimation, Outlines } from "../drain.tsx";

/** A man with shopping, walking left, 330 units tall, with his feet at 0,0. */
export function Shopper() {
  return (
    <>
      <path
        fill={INKS.ink}
        d="M-30-120-52-12h-18l-2 12h44l4-12 20-100 26 100-4 12h46l2-12-20-6-12-102z"
      />
      <Fill
        ink="vermilion"
        drained="slate"
        stage={3}
        d="M-40-266c-18 60-18 120-10 164H52c8-60 2-120-14-164-22-14-54-14-78 0z"
      />
      <path fill={INKS.paper} d="M-34-304c-2-44 60-44 60 0 0 32-10 46-28 46s-32-16-32-46z" />
      <path fill={INKS.ink} d="M-36-300c-8-50 70-54 66 4-2 18-8 22-16 26 0-20-14-34-50-30z" />
      <Fill ink="viridian" drained="lead" stage={2} d="M30-150h62v70H30z" />
      <Outlines>
        <path d="M-40-266c-18 60-18 120-10 164H52c8-60 2-120-14-164" />
        <path
          className="thin"
          d="M-34-300c0 26 14 42 32 42M-24-298v8M16-246c22 40 36 70 46 98M-6-240c20 40 30 70 38 98M30-150h62v70H30zM44-150c2-24 32-24 34 0"
        />
      </Outlines>
    </>
  );
}

/** A woman with a pram, walking right, 320 units tall, with her feet at 0,0. */
export function WomanWithPram() {
  return (
    <>
      <path
        fill={INKS.ink}
        d="M-20-96-34-10h-18l2 10h42l2-10 14-70 14 70-2 10h42l2-10-20-4-12-82z"
      />
      <Fill
        ink="rose"
        drained="lead"
        stage={3}
        d="M-30-240c-20 50-32 100-34 150H60c-2-60-12-110-28-150-18-14-44-14-62 0z"
      />
      <path fill={INKS.paper} d="M-28-284c0-46 60-46 60 0 0 32-12 48-30 48s-30-16-30-48z" />
      <path
        fill={INKS.ink}
        d="M-32-262c-16-50 8-66 32-66s42 14 36 44c-28 2-40-8-46-16-4 14-10 26-22 38z"
      />
      <Fill
        ink="ultramarine"
        stage={2}
        d="M112-160h120c0 60-24 92-60 92s-60-32-60-92zM112-160c0-60 60-84 90-60l-30 60z"
      />
      <PramWheels>
        <Outlines>
          <circle cx="138" cy="-28" r="26" />
          <circle cx="208" cy="-28" r="26" />
          <path className="thin" d="M138-54v52M112-28h52M208-54v52M182-28h52" />
        </Outlines>
      </PramWheels>
      <Outlines>
        <path d="M112-160h120c0 60-24 92-60 92s-60-32-60-92zM112-160c0-60 60-84 90-60l-30 60M112-160 92-196M150-68l-12 14M196-68l12 14" />
        <path d="M-30-240c-20 50-32 100-34 150H60c-2-60-12-110-28-150" />
        <path
          className="thin"
          d="M20-224c20 20 46 30 72 30M16-202c20 20 46 28 72 24M32-284c0 32-12 48-30 48M20-282v8"
        />
      </Outlines>
    </>
  );
}

const roll = keyframes`
  0%, 100% { transform: translateX(0); }
  50% { transform: translateX(3px); }
`;

const PramWheels = styled.g`
  ${loopAnimation(roll, 0.6)}
`;
