import { css } from "styled-components";

/** Hides controls in print. Use it after the styles that display them. */
export const screenOnly = css`
  @media print {
    && {
      display: none;
    }
  }
`;
