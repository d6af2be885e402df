import styled, { css } from "styled-components";
import { Button } from "../../widget/parts/Button.tsx";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { fieldStyle } from "../style/field-style.ts";
import { INSET, MEDIUM, WIDE } from "../style/layout.ts";
import { display, SIZE } from "../style/type.ts";

/** A page for staff: its title and its parts, one below the other. */
export const StaffPage = styled.div`
  display: grid;
  align-content: start;
  gap: ${SPACE.xxl};
  min-block-size: 60svh;
  padding: ${SPACE.s} ${INSET} ${SPACE.xxxl};
  ${WIDE} {
    padding-block-start: ${SPACE.xl};
  }
  @media print {
    padding: 0;
  }
`;

/** The title of a page for staff. */
export const StaffTitle = styled.h1`
  ${display}
  font-size: clamp(2.5rem, 9cqi, 4rem);
  line-height: 0.88;
  letter-spacing: -0.035em;
`;

/** A raised panel with a border. */
export const Panel = styled.section`
  display: grid;
  gap: ${SPACE.l};
  padding: ${SPACE.xl};
  border: 3px solid ${colour("ink")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  background: ${colour("paperRaised")};
  > p {
    max-inline-size: 44rem;
  }
  ${MEDIUM} {
    padding: ${SPACE.xxl};
  }
`;

/** A part of a page that is closed at first, and printed while it is open, but for a form. */
export const Details = styled.details`
  @media print {
    &:not([open]),
    &:has(form) {
      display: none;
    }
  }
  summary {
    min-block-size: ${TARGET_SIZE};
    padding-block: ${SPACE.s};
    font-weight: 700;
    cursor: pointer;
  }
`;

/** The heading of a panel or a section. */
export const PanelHeading = styled.h2<{ $tone?: "done" | "urgent" }>`
  ${display}
  font-size: ${SIZE.title};
  ${({ $tone }) => $tone && `color: ${colour($tone)};`}
`;

/** An error message. */
export const ErrorText = styled.p`
  color: ${colour("urgent")};
  font-size: ${SIZE.lead};
  font-weight: 700;
  overflow-wrap: anywhere;
`;

/** The kit's button in the page's font: the kit leaves the font to its host. */
export const PageButton = styled(Button)`
  font-family: inherit;
  font-size: inherit;
  ${({ $variant }) => $variant === "quiet" && "background: none;"}
`;

/** Buttons in a row that wraps. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.m} ${SPACE.xl};
`;

/** The label of a checkbox or radio button, which stands before its text. */
export const ChoiceLabel = styled.label`
  && {
    display: flex;
    align-items: center;
    gap: ${SPACE.m};
    min-block-size: ${TARGET_SIZE};
  }
  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${colour("link")};
  }
`;

/** A form of a few fields, each within its label. */
export const SmallForm = styled.form`
  display: grid;
  justify-items: start;
  gap: ${SPACE.l};
  max-inline-size: 44rem;
  label {
    display: grid;
    gap: ${SPACE.xs};
    inline-size: 100%;
    font-weight: 700;
  }
  input:not([type="checkbox"]) {
    ${fieldStyle}
    inline-size: 100%;
    min-inline-size: 0;
    font-weight: 400;
  }
`;

/** The bar of a `progress` or `meter`. Each browser has its own names for its parts. */
export const barStyle = css`
  appearance: none;
  overflow: hidden;
  inline-size: 100%;
  block-size: 1.5rem;
  border: 3px solid ${colour("ink")};
  background: ${colour("paper")};
  &::-webkit-meter-inner-element {
    display: block;
    block-size: 100%;
  }
  &::-webkit-progress-bar,
  &::-webkit-meter-bar {
    block-size: 100%;
    border: 0;
    border-radius: 0;
    background: ${colour("paper")};
  }
  &::-webkit-progress-value,
  &::-webkit-meter-optimum-value {
    block-size: 100%;
    border-inline-end: 3px solid ${colour("ink")};
    background: ${colour("marigold")};
  }
  &::-moz-progress-bar,
  &::-moz-meter-bar {
    background: ${colour("marigold")};
  }
`;
