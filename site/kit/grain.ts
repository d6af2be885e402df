import { css } from "styled-components";
import { colour } from "../../widget/theme/tokens.ts";
import tile from "./grain.svg?inline";

/** The fleck tile, once for the page: a file of its own would be the last thing its picture waits for. */
export const grainTile = css`
  --grain: url("${tile}");
`;

/**
 * The flaws of a hand-pulled print, as a layer over what is printed: flecks
 * where the ink did not take. A mask, so that the flecks are the paper's own
 * colour in every theme.
 */
export const flecks = css`
  content: "";
  position: absolute;
  inset: 0;
  pointer-events: none;
  background: ${colour("paper")};
  mask: var(--grain) 0 0 / 200px;
  @media (forced-colors: active), print {
    display: none;
  }
`;
