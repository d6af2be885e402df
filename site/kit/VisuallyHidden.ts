import styled from "styled-components";
import { visuallyHidden } from "../../widget/kit/visually-hidden.ts";

/** A text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
