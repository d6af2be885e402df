import { createGlobalStyle, keyframes } from "styled-components";
import { COLOURS } from "../../../widget/theme/all-colours.ts";
import { MOTION, TARGET_SIZE, themeCss } from "../../../widget/theme/tokens.ts";
import { TOP_BAR } from "../../parts/Masthead.tsx";

/* Not from 0: a fully transparent picture does not count as the page's largest contentful paint. */
const fadeIn = keyframes`from { opacity: 0.35; }`;

/** The story's global styles. Its pictures are in one colour scheme, so the page is always light. */
export const StoryGlobalStyle = createGlobalStyle`
  :root:root {
    color-scheme: light;
    /* Links to a scene scroll to its exact top. */
    scroll-padding-block-start: 0;
    --top-bar: ${TOP_BAR.row};
    ${TOP_BAR.twoRows} {
      &:not(:has([data-clear])) { --top-bar: calc(${TOP_BAR.row} + ${TARGET_SIZE}); }
    }
    ${themeCss("light", COLOURS)}
  }
  /* In some browsers the bar would be fixed to a container, and not to the screen. */
  #main { container-type: normal; }
  /* The controls are hidden during a recording; see useHiddenControls. */
  [data-clear] {
    cursor: none;
    [data-bar], [data-start] { opacity: 0; }
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-bar], [data-start] { transition: opacity ${MOTION.slow} ${MOTION.ease}; }
    /* The first scene fades in when the page loads. */
    [data-scene="0"] > * { animation: ${fadeIn} 900ms ${MOTION.ease}; }
  }
`;
