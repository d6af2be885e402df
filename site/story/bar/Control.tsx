import type { MouseEvent } from "react";
import styled, { css } from "styled-components";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { Icon, type IconName } from "../../kit/Icon.tsx";

interface ControlProps {
  icon: IconName;
  /** What it does; written beside the icon where there is room, and always its name. */
  name: string;
  onClick: (event: MouseEvent) => void;
  busy?: boolean;
}

/** One thing that the bar does. */
export function Control({ icon, name, onClick, busy = false }: ControlProps) {
  return (
    <Button
      type="button"
      title={name}
      aria-label={name}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
      <Word>{name}</Word>
    </Button>
  );
}

/** The look of what can be pressed in the bar. */
export const control = css`
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
  &:hover {
    background: ${colour("onDark")};
    color: ${colour("inkGround")};
  }
  @media (min-width: 64rem) {
    padding-inline: ${SPACE.l};
  }
`;

const Button = styled.button`
  ${control}
`;

/** A control's name, where the bar has room for words. */
export const Word = styled.span`
  display: none;
  @media (min-width: 64rem) {
    display: inline;
  }
`;
