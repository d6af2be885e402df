import styled, { css, keyframes } from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { raisedSheet, WIDE } from "../style/layout.ts";
import { FAMILY } from "../style/type.ts";

/** The sheet of a page that holds the element. */
export const ElementPanel = styled.div`
  position: relative;
  /* Above what follows, because the open list of constituencies overlaps it. */
  z-index: 2;
  bia-contact-td {
    /* No page of the site keeps a header at the top of the screen. */
    --under-header: 0px;
    --bia-paper: ${colour("paperRaised")};
    --bia-font: ${FAMILY.text};
    --bia-font-display: ${FAMILY.display};
    /* The element inherits the font width. Only the display face has a width axis. */
    font-stretch: 75%;
    display: block;
  }
  @media screen {
    min-block-size: min(24.5rem, 490px);
    padding-block: ${SPACE.s};
    ${raisedSheet}
    ${WIDE} {
      min-block-size: 17rem;
      padding: ${SPACE.xl};
      box-shadow: 10px 10px 0 ${colour("ink")};
    }
  }
  @media print {
    margin-block-start: ${SPACE.xl};
  }
`;

const stayHidden = keyframes`
  from { visibility: hidden; content-visibility: hidden; }
`;

/** The content that the element replaces, hidden for 3 seconds where scripts run, so that nobody sees the change. */
export const untilElement = css`
  @media (scripting: enabled) {
    /* A delay, in which browsers calculate no styles, unlike in a running animation. */
    animation: ${stayHidden} 1ms 3s backwards;
  }
`;
