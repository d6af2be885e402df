import { createGlobalStyle } from "styled-components";
import { MOTION, themeCss } from "../../widget/theme/tokens.ts";

/**
 * The story is one print: its page is the same for readers who ask for a
 * dark one. A link into it leads to the exact top of a scene.
 */
export const InOneInk = createGlobalStyle`
  :root:root {
    color-scheme: light;
    scroll-padding-block-start: 0;
    ${themeCss("light")}
  }
  /* While it is filmed the controls leave the screen, and come back to whoever looks for them. */
  [data-bar], [data-start] {
    transition: opacity ${MOTION.slow} ${MOTION.ease};
  }
  [data-clear] {
    cursor: none;
    [data-bar], [data-start] { opacity: 0; }
  }
  @media (prefers-reduced-motion: reduce) {
    [data-bar], [data-start] { transition: none; }
  }
`;
