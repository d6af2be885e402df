import styled from "styled-components";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { useTexts } from "../shown-page.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** A link to the main content, visible only while it has keyboard focus. */
export function SkipLink() {
  return <SkipAnchor href="#main">{useTexts({ en, ga }).skip}</SkipAnchor>;
}

const SkipAnchor = styled.a`
  position: absolute;
  z-index: 10;
  inset-block-start: ${SPACE.s};
  inset-inline-start: ${SPACE.s};
  min-block-size: ${TARGET_SIZE};
  padding: ${SPACE.m} ${SPACE.l};
  background: ${colour("paperRaised")};
  border: 2px solid ${colour("ink")};
  color: ${colour("ink")};
  &:not(:focus) {
    clip-path: inset(50%);
    block-size: 1px;
    inline-size: 1px;
    min-block-size: 0;
    padding: 0;
    overflow: hidden;
  }
`;
