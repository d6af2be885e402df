import styled, { css } from "styled-components";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";

/** The label of a checkbox or radio button, which stands before its text. */
export const ChoiceLabel = styled.label`
  display: flex;
  align-items: center;
  gap: ${SPACE.m};
  min-block-size: ${TARGET_SIZE};
  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${colour("link")};
  }
`;

/** The look of a select. */
export const SELECT = css`
  min-block-size: 3rem;
  padding: ${SPACE.s} ${SPACE.m};
  border: 2px solid ${colour("ink")};
  border-radius: 4px;
  background: ${colour("paper")};
  color: ${colour("ink")};
  font: inherit;
`;
