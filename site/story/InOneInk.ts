import { createGlobalStyle, keyframes } from "styled-components";
import { MOTION, themeCss } from "../../widget/theme/tokens.ts";

/* From something, as what is not there at all is not the page's first picture. */
const dawn = keyframes`from { opacity: 0.35; }`;

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
  /* The day breaks once, as the page comes (spec §2). */
  @media (prefers-reduced-motion: no-preference) {
    [data-scene="0"] > * { animation: ${dawn} 900ms ${MOTION.ease}; }
  }
  @media (prefers-reduced-motion: reduce) {
    [data-bar], [data-start] { transition: none; }
  }
`;
