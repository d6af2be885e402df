import { css } from "styled-components";
import { openingSign } from "../../widget/components/Button.tsx";
import { fieldFrame } from "../../widget/components/field.ts";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { stack } from "./layout.ts";

/** The style of a field, and of a button beside it. */
export const fieldStyle = css`
  min-block-size: max(3rem, ${TARGET_SIZE});
  padding: ${SPACE.s} ${SPACE.m};
  ${fieldFrame}
  color: ${colour("ink")};
  font: inherit;
`;

/** A line through a square from corner to corner, `width` percent of it: two are a chevron, or a cross. */
const line = (degrees: number, width: number) =>
  `linear-gradient(${degrees}deg,transparent ${50 - width / 2}%,${colour("ink")} 0 ${50 + width / 2}%,transparent 0)`;

const chevron = css`
  background-image: ${line(45, 24)}, ${line(-45, 24)};
  background-position: right 1.125rem center, right 0.75rem center;
  background-size: 0.4375rem 0.4375rem;
  background-repeat: no-repeat;
`;

/** Selects with a chevron; with forced colours, which leave no drawing, with the browser's own sign. */
export const selectStyle = css`
  @media (forced-colors: none) {
    select {
      appearance: none;
      padding-inline-end: 2.375rem;
      ${chevron}
    }
  }
`;

/** The style of a form's labels and fields. A label stands above its field. */
export const formStyle = css`
  :is(label, legend) {
    font-weight: 700;
  }
  :where(label) {
    ${stack("xs")}
    align-content: start;
  }
  :where(input:not([type="checkbox"], [type="radio"]), select, textarea) {
    ${fieldStyle}
    inline-size: 100%;
    min-inline-size: 0;
    font-weight: 400;
  }
  ${selectStyle}
  @media (forced-colors: none) {
    ::-webkit-calendar-picker-indicator {
      inline-size: 2.5rem;
      margin-inline-end: -${SPACE.m};
      ${chevron}
    }
    ::-webkit-search-cancel-button {
      appearance: none;
      inline-size: 0.875rem;
      block-size: 0.875rem;
      background: ${line(45, 12)}, ${line(-45, 12)};
      cursor: pointer;
    }
  }
  [type="color"] {
    padding: ${SPACE.xs};
    cursor: pointer;
  }
  ::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  ::-webkit-color-swatch {
    border: 0;
  }
  ::-moz-color-swatch {
    border: 0;
  }
  [type="file"] {
    padding: 0;
  }
  ::file-selector-button {
    min-block-size: calc(max(3rem, ${TARGET_SIZE}) - 4px);
    margin-inline-end: ${SPACE.m};
    padding-inline: ${SPACE.m};
    border: 0;
    border-inline-end: 2px solid;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 700;
    cursor: pointer;
  }
`;

/** The style of what opens a `details`. */
export const summaryStyle = css`
  summary {
    ${openingSign}
    min-block-size: ${TARGET_SIZE};
    padding-block: ${SPACE.s};
    font-weight: 700;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;
