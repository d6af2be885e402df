import { css } from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { Book } from "../../drawings/Book.tsx";
import { Brush } from "../../drawings/Brush.tsx";
import { Fiddle } from "../../drawings/Fiddle.tsx";
import { FilmStrip } from "../../drawings/FilmStrip.tsx";
import { HalftoneDefs, Illustration, Sun } from "../../drawings/illustration.tsx";
import { ShiningLight } from "../../drawings/StageLight.tsx";
import { MEDIUM, NARROW, WIDE } from "../../style/layout.ts";

/**
 * The place of the illustration at the top of a page, which sets where it is on a phone. Below large
 * text it stands between the text and what has an order of 1.
 */
export const heroArtPlace = css`
  position: absolute;
  color: ${colour("ink")};
  ${NARROW} {
    position: static;
    order: 1;
    inline-size: 100%;
    margin-block: ${SPACE.l} -45cqi;
  }
  ${MEDIUM} {
    inset-inline-end: -10rem;
    inline-size: 40rem;
  }
  ${WIDE} {
    inset-block-start: -4.25rem;
    inset-inline-end: -4cqi;
    inline-size: clamp(34rem, 51cqi, 52rem);
  }
  @media (forced-colors: active), print {
    display: none;
  }
`;

/**
 * Illustration of the action page: under a stage light, a fiddle with a paintbrush as its bow, an
 * open book, and a film strip behind the book.
 */
export function HeroArt({ className }: { className?: string }) {
  return (
    <Illustration viewBox="0 0 800 900" className={className}>
      <HalftoneDefs />
      <Sun x={492} />
      <g transform="translate(600 1010)">
        <FilmStrip radius={410} from={190} to={345} />
      </g>
      <ShiningLight at="translate(668 128) rotate(27)" length={1500} spread={542} />
      <g transform="translate(372 548) rotate(19) scale(1.3)">
        <Fiddle />
      </g>
      <g transform="translate(610 800)">
        <Book />
      </g>
      <g transform="translate(70 462) rotate(16)">
        <Brush />
      </g>
    </Illustration>
  );
}
