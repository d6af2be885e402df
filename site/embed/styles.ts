import styled, { css } from "styled-components";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { display, SIZE } from "../kit/type.ts";

/** Hides what needs a script where none runs, and on paper. */
export const scriptedOnly = css`
  @media (scripting: none), print {
    display: none;
  }
`;

/** The title of a section, as wide as the column. */
export const SectionTitle = styled.h2`
  ${display}
  font-size: clamp(min(2.75rem, 15cqi), 11cqi, 6rem);
  line-height: 0.9;
  letter-spacing: -0.03em;
  @media print {
    font-size: 1.5rem;
  }
`;

/** The title of a part of the builder. */
export const Subtitle = styled.h2`
  ${display}
  font-size: ${SIZE.subtitle};
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

/** Light text on black, of code; on paper dark text without a ground. */
export const codeGround = css`
  background: ${colour("inkGround")};
  color: ${colour("onDark")};
  @media print {
    padding: 0;
    background: none;
    color: ${colour("ink")};
  }
`;
