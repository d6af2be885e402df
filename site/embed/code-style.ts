import { css } from "styled-components";

/** The text style of code. Long words break, so that code never scrolls sideways. */
export const codeStyle = css`
  font-family: ui-monospace, "Cascadia Mono", "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: 0.875em;
  line-height: 1.6;
  overflow-wrap: anywhere;
`;
