import styled from "styled-components";
import { Button } from "../../widget/kit/Button.tsx";

/** The kit's button in the page's font: the kit leaves the font to its host. */
export const PageButton = styled(Button)`
  font-family: inherit;
  font-size: inherit;
  ${({ $variant }) => $variant === "quiet" && "background: none;"}
`;
