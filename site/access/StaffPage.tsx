import type { ReactElement } from "react";
import styled from "styled-components";
import { Button } from "../../widget/components/Button.tsx";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { formStyle, summaryStyle } from "../style/controls.ts";
import { INSET, MEDIUM, raisedSheet, row, stack, WIDE } from "../style/layout.ts";
import { display, SIZE } from "../style/type.ts";

/** A page for staff, which styles the plain headings, forms, folds and lists of its parts. */
export const StaffPage = styled.div`
  ${stack("xxl")}
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-block-size: 60svh;
  padding: ${SPACE.s} ${INSET} ${SPACE.xxxl};
  ${WIDE} {
    padding-block-start: ${SPACE.xl};
  }
  :is(h1, h2, h3) {
    ${display}
  }
  h1 {
    font-size: clamp(2.5rem, 9cqi, 4rem);
    line-height: 0.88;
    letter-spacing: -0.035em;
  }
  h2 {
    font-size: ${SIZE.title};
  }
  h3 {
    font-size: ${SIZE.subtitle};
  }
  ${formStyle}
  ${summaryStyle}
  [aria-invalid="true"] {
    border-color: ${colour("urgent")};
    outline: 1px solid ${colour("urgent")};
  }
  :where(form) {
    ${stack("l")}
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    max-inline-size: 44rem;
  }
  :where(form > :not(button)) {
    inline-size: 100%;
  }
  :where(button) {
    justify-self: start;
  }
  :where(section) {
    ${stack("m")}
    grid-template-columns: minmax(0, 1fr);
  }
  :where(legend) {
    padding: 0;
  }
  dialog form {
    margin-block-start: ${SPACE.l};
    overflow-wrap: anywhere;
  }
  :where(ul, ol) {
    padding-inline-start: ${SPACE.xl};
    list-style: revert;
  }
  @media print {
    padding: 0;
    /* Open folds are printed, but no form. */
    details:not([open]),
    :is(details, section):has(form, button),
    fieldset {
      display: none;
    }
  }
`;

export const Panel = styled.section`
  ${stack("l")}
  padding: ${SPACE.xl};
  ${raisedSheet}
  > p {
    max-inline-size: 44rem;
  }
  ${MEDIUM} {
    padding: ${SPACE.xxl};
  }
`;

/** A part of a page below a line, with a heading and what is edited in it. */
export const Part = styled.section`
  && {
    gap: ${SPACE.l};
  }
  padding-block-start: ${SPACE.l};
  border-block-start: 3px solid ${colour("ink")};
  font-size: ${SIZE.small};
  h2 + & {
    padding-block-start: 0;
    border: 0;
  }
`;

/** A list of entries. A button beside a text wraps below the text. Entries beyond eight are folded. */
export function Rows({ items }: { items: readonly ReactElement[] }) {
  const others = items.slice(MAX_UNFOLDED);
  if (items.length === 0) return null;
  return (
    <>
      <RowList>{items.slice(0, MAX_UNFOLDED)}</RowList>
      {others.length > 0 && (
        <details>
          <summary>{`${others.length} more`}</summary>
          <RowList>{others}</RowList>
        </details>
      )}
    </>
  );
}

const MAX_UNFOLDED = 8;

const RowList = styled.ol`
  padding: 0;
  list-style: none;
  li {
    ${row("s", "xl")}
    justify-content: space-between;
    padding-block: ${SPACE.m};
    border-block-start: 1px solid ${colour("rule")};
    overflow-wrap: anywhere;
  }
  li > :not(button, details) {
    flex: 1 1 20rem;
  }
  li > [open] {
    flex-basis: 100%;
  }
`;

export const ErrorText = styled.p`
  color: ${colour("urgent")};
  /* Readable as text on every paper. */
  color: color-mix(in srgb, ${colour("urgent")} 75%, ${colour("ink")});
  font-weight: 700;
  overflow-wrap: anywhere;
`;

/** The element's button, which leaves its font to the page around it. */
export const PageButton = styled(Button)`
  font-family: inherit;
  font-size: inherit;
  ${({ $variant }) => $variant === "quiet" && "background: none;"}
`;

export const Actions = styled.div`
  ${row("m", "xl")}
`;
