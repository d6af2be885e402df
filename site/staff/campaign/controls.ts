import styled from "styled-components";
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
