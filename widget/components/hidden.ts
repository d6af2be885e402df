import { css } from "styled-components";

/** Hides a text visually but keeps it for screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Hides controls in print. Use it after the styles that display them. */
export const screenOnly = css`
  @media print {
    && {
      display: none;
    }
  }
`;
