import { css } from "styled-components";
import { colour } from "../../widget/theme/tokens.ts";
import tile from "./grain.svg";

/**
 * Styles of a pseudo-element that covers its parent with small specks in the paper's colour. Their tile is a
 * file, because the first layout would parse one in the style sheet.
 */
export const grainOverlay = css`
  content: "";
  position: absolute;
  inset: 0;
  pointer-events: none;
  background: ${colour("paper")};
  mask: url("${tile}") 0 0 / 200px;
  @media (forced-colors: active), print {
    display: none;
  }
`;

/** A blue ground with the print texture, below its children. */
export const blueGround = css`
  position: relative;
  /* Visible in forced colours. */
  border-block-start: 3px solid transparent;
  background: ${colour("blueGround")};
  color: ${colour("onDark")};
  &::after {
    ${grainOverlay}
    background: ${colour("onDark")};
    opacity: 0.5;
  }
  > * {
    position: relative;
    z-index: 1;
  }
  :focus-visible {
    outline-color: ${colour("onDark")};
  }
`;
