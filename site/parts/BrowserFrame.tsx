import type { ReactNode } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { codeStyle } from "../style/type.ts";

/** A drawn browser window around the preview. */
export function BrowserFrame({ address, children }: { address: string; children: ReactNode }) {
  return (
    <WindowBorder>
      <AddressBar aria-hidden="true">
        <i />
        <i />
        <i />
        <span>{address}</span>
      </AddressBar>
      {children}
    </WindowBorder>
  );
}

const WindowBorder = styled.div`
  border: 3px solid ${colour("ink")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  background: ${colour("paperRaised")};
`;

const AddressBar = styled.div`
  ${codeStyle}
  display: flex;
  align-items: center;
  gap: ${SPACE.xs};
  padding: ${SPACE.s} ${SPACE.m};
  border-block-end: 3px solid ${colour("ink")};
  background: ${colour("blueGround")};
  color: ${colour("onDark")};
  font-size: 0.8125rem;
  i {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid ${colour("inkGround")};
    border-radius: 50%;
    background: ${colour("onDark")};
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
