import { createGlobalStyle } from "styled-components";
import { themeCss } from "../../widget/theme/tokens.ts";

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
`;
