import { css } from "styled-components";

/** Setting for what a machine reads. Long words break, so that nothing has to be scrolled sideways. */
export const code = css`
  font-family: ui-monospace, "Cascadia Mono", "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: 0.875em;
  line-height: 1.6;
  overflow-wrap: anywhere;
`;
