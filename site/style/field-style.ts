import { css } from "styled-components";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";

const frame = css`
  border: 2px solid ${colour("ink")};
  border-radius: 4px;
  background: ${colour("paper")};
  color: ${colour("ink")};
  font: inherit;
`;

/** The style of a field in a form with several fields. */
export const fieldStyle = css`
  min-block-size: max(3rem, ${TARGET_SIZE});
  padding: ${SPACE.s} ${SPACE.m};
  ${frame}
`;

/** The style of the only field of a form, and of the button beside it. */
export const largeFieldStyle = css`
  min-block-size: max(3.375rem, ${TARGET_SIZE});
  padding: ${SPACE.s} ${SPACE.l};
  ${frame}
`;
