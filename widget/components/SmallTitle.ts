import styled from "styled-components";
import { SPACE } from "../theme/tokens.ts";

/** A line that stands out from the text below, or as a heading the title of a part. */
export const SmallTitle = styled.p`
  break-after: avoid;
  font-size: 1.125em;
  font-weight: 700;
  &:is(h3, h4) {
    margin-block: ${SPACE.xs} ${SPACE.s};
  }
`;
