import { css, keyframes } from "styled-components";
import { visuallyHidden } from "../../widget/kit/visually-hidden.ts";
import { MOTION } from "../../widget/theme/tokens.ts";

const roll = keyframes`
  from { transform: none; }
`;

/**
 * The styles of a figure that `showRollingNumber` fills: its text for assistive technology, then a
 * row of windows, each with a column of ten digits. The digits are CSS content, so that searching
 * and copying do not find them.
 */
export const rollingNumber = css`
  > span:first-child {
    ${visuallyHidden}
  }
  > span + span {
    display: inline-flex;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  > span + span > span {
    block-size: 1em;
    overflow: clip;
  }
  > span + span > :empty::before {
    content: ",";
  }
  > span + span > span > span {
    display: block;
    white-space: pre;
    transform: translateY(calc(var(--digit) * -10%));
    animation: ${roll} 900ms ${MOTION.ease};
    transition: transform 900ms ${MOTION.ease};
    &::before {
      content: "0\\a 1\\a 2\\a 3\\a 4\\a 5\\a 6\\a 7\\a 8\\a 9";
    }
    @media (prefers-reduced-motion: reduce) {
      animation: none;
      transition: none;
    }
  }
`;
