import type { ReactNode } from "react";
import styled from "styled-components";
import { colour } from "../../widget/theme/tokens.ts";
import { display } from "../kit/type.ts";

/** A tag stamped on the poster by hand, and so not quite straight. */
export function Stamp({ className, children }: { className?: string; children: ReactNode }) {
  return <Tag className={className}>{children}</Tag>;
}

const Tag = styled.p`
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
