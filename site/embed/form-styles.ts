import styled, { css } from "styled-components";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { fieldStyle } from "../kit/field-style.ts";

/** The style of the form fields on this page. */
export const settingsFieldStyle = css`
  ${fieldStyle}
  box-sizing: border-box;
  inline-size: 100%;
  min-inline-size: 0;
  background: ${colour("paperRaised")};
  font-weight: 400;
  &::placeholder {
    color: ${colour("inkSoft")};
    opacity: 1;
  }
`;

/** A button that looks like a link, for use inside a text. */
export const TextButton = styled.button`
  display: inline-flex;
  align-items: center;
  min-block-size: ${TARGET_SIZE};
  padding: 0 ${SPACE.s};
  margin-inline-start: -${SPACE.s};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;
`;
