import styled, { css } from "styled-components";
import { colour, MOTION, SPACE, TARGET_SIZE } from "../theme/tokens.ts";

/** The looks a button can have, and when to use each. */
export const BUTTON_VARIANTS = {
  /** The urgent thing: one per screen. */
  primary: css`
    border-color: ${colour("ink")};
    background: ${colour("urgent")};
    color: ${colour("onUrgent")};
    font-size: 1.125em;
    padding-block: ${SPACE.m};
  `,
  /** Everything else that does something. */
  outline: css`
    border-color: ${colour("ink")};
    background: ${colour("paperRaised")};
    color: ${colour("ink")};
    &:hover:not(:disabled) {
      background: ${colour("ink")};
      color: ${colour("paper")};
    }
  `,
  /** What may be overlooked. */
  quiet: css`
    padding-inline: 0;
    /* Its frame is seen in forced colours alone; its text stands on the edge of what it is among. */
    margin-inline-start: -2px;
    border-color: transparent;
    color: ${colour("link")};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  `,
} as const;

export type ButtonVariant = keyof typeof BUTTON_VARIANTS;

const look = css<{ $variant?: ButtonVariant }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${SPACE.s};
  min-height: ${TARGET_SIZE};
  min-width: ${TARGET_SIZE};
  padding: ${SPACE.s} ${SPACE.l};
  border: 2px solid;
  border-radius: var(--bia-radius, 4px);
  font-weight: 700;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: transform ${MOTION.fast} ${MOTION.ease};
  touch-action: manipulation;
  ${({ $variant = "outline" }) => BUTTON_VARIANTS[$variant]}
  &:active:not(:disabled) {
    transform: translateY(2px);
  }
  &:disabled {
    cursor: not-allowed;
    background: ${colour("rule")};
    color: ${colour("inkSoft")};
    border-color: ${colour("inkSoft")};
  }
`;

/** A button; it submits nothing unless told to. */
export const Button = styled.button.attrs<{ type?: string }>(({ type = "button" }) => ({ type }))<{
  $variant?: ButtonVariant;
}>`
  ${look}
`;

/** A link that looks like a button: it leads somewhere, it does not do something here. */
export const LinkButton = styled.a<{ $variant?: ButtonVariant }>`
  ${look}
`;
