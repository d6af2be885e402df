import styled from "styled-components";
import { INKS } from "../theme/tokens.ts";
import { NELL_WITH_LETTER } from "./figures.ts";
import { ShapePath } from "./ShapePath.tsx";

/** The main character of the story on her way with the letter. It is decoration. */
export function Messenger() {
  return (
    <MessengerSvg viewBox="-184 -346 368 346" aria-hidden="true">
      <circle cx="10" cy="-170" r="160" fill={INKS.rose} />
      {NELL_WITH_LETTER.map((shape) => (
        <ShapePath key={shape.ink + shape.d} {...shape} />
      ))}
    </MessengerSvg>
  );
}

const MessengerSvg = styled.svg`
  display: block;
  /* The sun is printed over the ground. */
  circle {
    mix-blend-mode: multiply;
  }
  @media (forced-colors: active) {
    display: none;
  }
`;
