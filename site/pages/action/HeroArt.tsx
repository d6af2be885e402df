import { css } from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { Print } from "../../drawings/Print.tsx";
import { MEDIUM, NARROW, WIDE } from "../../style/layout.ts";
import hero from "./hero.svg?raw";

/**
 * The place of the illustration at the top of a page, which sets where it is on a phone. Below large
 * text it stands at the end.
 */
export const heroArtPlace = css`
  position: absolute;
  color: ${colour("ink")};
  ${NARROW} {
    position: static;
    order: 2;
    inline-size: 100%;
    margin-block: ${SPACE.xl} -45cqi;
  }
  ${MEDIUM} {
    inset-inline-end: -10rem;
    inline-size: 40rem;
  }
  ${WIDE} {
    inset-block-start: 1.25rem;
    inset-inline-end: -4cqi;
    inline-size: clamp(34rem, 51cqi, 52rem);
  }
  @media (forced-colors: active), print {
    display: none;
  }
`;

/** The illustration of the action page: a fiddle, a book and a film strip under a stage light. */
export function HeroArt({ className }: { className?: string }) {
  return <Print of={hero} className={className} isMain />;
}
