import type { MouseEvent } from "react";
import styled, { css } from "styled-components";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { Icon, type IconName } from "../../kit/Icon.tsx";
import { WIDE } from "../../kit/layout.ts";

interface ControlProps {
  icon: IconName;
  /** The accessible name, visible beside the icon where there is room. */
  name: string;
  onClick: (event: MouseEvent) => void;
  busy?: boolean;
}

/** A button of the bar. */
export function Control({ icon, name, onClick, busy = false }: ControlProps) {
  return (
    <ControlButton
      type="button"
      title={name}
      aria-label={name}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
      <ControlLabel>{name}</ControlLabel>
    </ControlButton>
  );
}

/** The style of the bar's buttons and links. */
export const controlStyle = css`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${SPACE.s};
  min-inline-size: ${TARGET_SIZE};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 0.9375rem;
  font-weight: 700;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  touch-action: manipulation;
  svg {
    inline-size: 20px;
    block-size: 20px;
  }
  &:hover {
    background: ${colour("onDark")};
    color: ${colour("inkGround")};
  }
  ${WIDE} {
    padding-inline: ${SPACE.l};
  }
`;

const ControlButton = styled.button`
  ${controlStyle}
`;

/** The label of a control, visible on wide screens. */
export const ControlLabel = styled.span`
  display: none;
  ${WIDE} {
    display: inline;
  }
`;
