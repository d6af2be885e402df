import { css } from "styled-components";
import { type Colour, colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import grainTile from "./grain.svg";

/* The widths of `main` in letters: `rem` follows the text size of the reader, and a scrollbar takes its part. */

/** Wide pages: the layout has twelve columns. */
export const WIDE = "@container (min-width: 64rem)";

/** Pages between a phone and `WIDE`: room for two items side by side. */
export const MEDIUM = "@container (min-width: 40rem)";

/** No room for a picture beside a text: the smallest phones, and larger ones with larger text. */
export const NARROW = "@container (max-width: 22.5rem)";

/** A phone with room for a picture beside a text. */
export const PHONE = "@container (22.5rem < width < 40rem)";

export const LARGE_TEXT = "@container (max-width: 19.99rem)";

export const MARGIN = "clamp(16px, 5cqi, 4rem)";
export const MEASURE = "82rem";

/** Inline padding that keeps the content at `MEASURE` and centred on wide screens. */
export const INSET = `max(${MARGIN}, (100% - ${MEASURE}) / 2)`;

/** Steps of the space between items: one, or those of rows and columns. */
type Gaps = readonly (keyof typeof SPACE)[];

/** Items below each other, or in the columns that further rules give. */
export const stack = (...gaps: Gaps) => css`
  display: grid;
  gap: ${gaps.map((gap) => SPACE[gap]).join(" ")};
`;

/** Items beside each other, in the middle of their line, as many as have room. */
export const row = (...gaps: Gaps) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gaps.map((gap) => SPACE[gap]).join(" ")};
`;

/** A ground with what stands on it. */
export const painted = (ground: Colour, text: Colour) => css`
  background: ${colour(ground)};
  color: ${colour(text)};
`;

/** Above what covers the parent. */
export const above = css`
  position: relative;
  z-index: 1;
`;

/** A marigold ground. It is too bright for a dark theme, where only its upper edge is marigold. */
export const marigoldGround = css`
  @media screen {
    background: ${colour("marigold")};
    color: ${colour("onMarigold")};
  }
  @media screen and (prefers-color-scheme: dark) {
    background: ${colour("paper")};
    border-block-start: 3px solid ${colour("marigold")};
    color: ${colour("ink")};
  }
  @media print {
    padding: 0;
  }
`;

export const notPrinted = css`
  @media print {
    display: none;
  }
`;

/** Styles of pages that print `main` alone. Firefox begins no sheet in a grid, and loses texts in a container. */
export const mainAloneOnPaper = css`
  @media print {
    #root,
    #root > main {
      display: block;
      container: none;
    }
    #root > :not(main) {
      display: none;
    }
  }
`;

export const printedOnly = css`
  @media not print {
    display: none;
  }
`;

/** Hides what needs a script where none runs, as in browsers that are too old, and on paper. */
export const scriptedOnly = css`
  @media (scripting: none), print {
    display: none;
  }
  @supports not (container-type: inline-size) {
    display: none;
  }
`;

/** The size of a link that is pressed by itself, with its text in the middle. */
export const target = css`
  display: inline-flex;
  align-items: center;
  min-block-size: ${TARGET_SIZE};
`;

/** A link that looks like a button or a label, and is underlined under the pointer. */
export const underlinedOnHover = css`
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`;

/** A link like a printed label with a hard shadow, in the colours of its ground, its text and its edge. */
export const labelLink = (ground: Colour, text: Colour, edge: Colour) => css`
  ${target}
  padding: ${SPACE.m} ${SPACE.xl};
  border: 3px solid ${colour(edge)};
  background: ${colour(ground)};
  box-shadow: 5px 5px 0 ${colour(edge)};
  color: ${colour(text)};
  ${underlinedOnHover}
`;

/** A sheet of paper with a hard shadow, on a coloured ground or a picture. */
export const raisedSheet = css`
  border: 3px solid ${colour("ink")};
  background: ${colour("paperRaised")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  color: ${colour("ink")};
  @media print {
    box-shadow: none;
  }
`;

/** Styles of a pseudo-element that covers its parent with small specks in the paper's colour. */
export const grainOverlay = css`
  content: "";
  position: absolute;
  inset: 0;
  pointer-events: none;
  background: ${colour("paper")};
  mask: url("${grainTile}") 0 0 / 200px;
  @media (forced-colors: active), print {
    display: none;
  }
`;

export const grain = css`
  &::after {
    ${grainOverlay}
  }
`;

/** A blue ground with the print texture, below its children. */
export const blueGround = css`
  position: relative;
  /* Visible in forced colours. */
  border-block-start: 3px solid transparent;
  background: ${colour("blueGround")};
  color: ${colour("onDark")};
  &::after {
    ${grainOverlay}
    background: ${colour("onDark")};
    opacity: 0.5;
  }
  > * {
    position: relative;
    z-index: 1;
  }
  :focus-visible {
    outline-color: ${colour("onDark")};
  }
`;
