import styled from "styled-components";
import { colour } from "../../widget/theme/tokens.ts";
import { display } from "../kit/type.ts";

/** A slightly rotated label with a double border, like a rubber stamp. */
export const StampedBadge = styled.p`
  ${display}
  position: relative;
  z-index: 1;
  padding: 0.5em 0.7em 0.46em;
  transform: rotate(-5deg);
  background: ${colour("marigold")};
  background-clip: padding-box;
  color: ${colour("onMarigold")};
  border: 0.11em solid ${colour("onMarigold")};
  outline: 0.045em solid ${colour("onMarigold")};
  outline-offset: -0.27em;
  line-height: 1;
  letter-spacing: 0.01em;
  text-transform: uppercase;
  white-space: nowrap;
`;
