import { css } from "styled-components";
import { colour } from "../../widget/theme/tokens.ts";
import tile from "./grain.svg?no-inline";

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
  mask: url("${tile}") 0 0 / 200px;
  @media (forced-colors: active), print {
    display: none;
  }
`;
