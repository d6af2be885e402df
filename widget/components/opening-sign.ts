import { css } from "styled-components";

/**
 * The sign before the words that open something, which no underline of the words reaches: a plus, and a
 * minus while it is open.
 */
export const openingSign = css`
  position: relative;
  padding-inline-start: 0.9em;
  &::before {
    content: "+";
    content: "+" / "";
    position: absolute;
    inset-inline-start: 0;
  }
  &:is([aria-expanded="true"], [open] > *)::before {
    content: "–";
    content: "–" / "";
  }
`;
