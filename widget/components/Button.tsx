import type { ButtonHTMLAttributes, MouseEvent } from "react";
import styled, { css } from "styled-components";
import { colour, MOTION, SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { screenOnly } from "./hidden.ts";

/** The sign before words that open something: a plus, and a minus while it is open. */
export const openingSign = css`
  position: relative;
  padding-inline-start: 0.9em;
  &::before {
    content: "+";
    content: "+" / "";
    position: absolute;
    inset-inline-start: 0;
  }
  &:is([aria-expanded="true"], [open] > *)::before {
    content: "–";
    content: "–" / "";
  }
`;

export const BUTTON_VARIANTS = {
  /** The most important action: one per screen. */
  primary: css`
    border-color: ${colour("ink")};
    background: ${colour("urgent")};
    color: ${colour("onUrgent")};
    font-size: 1.125em;
    padding-block: ${SPACE.m};
  `,
  /** All other actions. */
  outline: css`
    border-color: ${colour("ink")};
    background: ${colour("paperRaised")};
    color: ${colour("ink")};
    &:hover:not(:disabled, [aria-disabled="true"]) {
      background: ${colour("ink")};
      color: ${colour("paper")};
    }
  `,
  /** Secondary actions. */
  quiet: css`
    padding-inline: 0;
    /* Aligns the text with its surroundings: the border is visible only in forced colours. */
    margin-inline-start: -2px;
    border-color: transparent;
    color: ${colour("link")};
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    &[aria-expanded] {
      ${openingSign}
    }
    @media (forced-colors: active) {
      padding-inline: ${SPACE.s};
    }
  `,
} as const;

export type ButtonVariant = keyof typeof BUTTON_VARIANTS;

const buttonStyles = css<{ $variant?: ButtonVariant }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${SPACE.s};
  min-height: ${TARGET_SIZE};
  min-width: ${TARGET_SIZE};
  /* The focus scrolls the button into view with its outline. */
  scroll-margin-block: ${SPACE.s};
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
  &:active:not(:disabled, [aria-disabled="true"]) {
    transform: translateY(2px);
  }
  &:disabled,
  &[aria-disabled="true"] {
    cursor: not-allowed;
    background: ${colour("rule")};
    color: ${colour("inkSoft")};
    border-color: ${colour("inkSoft")};
  }
  ${screenOnly}
`;

/**
 * A button, by default one that submits no form. A click focuses it in Safari too, unless the default is
 * prevented, as by an action that moves the focus: each move of the focus delays the response to the press.
 */
export const Button = styled.button.attrs<ButtonHTMLAttributes<HTMLButtonElement>>(
  ({ type = "button", onClick }) => ({
    type,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      onClick?.(event);
      if (!event.defaultPrevented) event.currentTarget.focus({ preventScroll: true });
    },
  }),
)<{
  $variant?: ButtonVariant;
}>`
  ${buttonStyles}
`;

/** The attributes of a link that opens a new tab and tells the other page nothing. */
export const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" } as const;

/** A link that looks like a button. */
export const LinkButton = styled.a<{ $variant?: ButtonVariant }>`
  ${buttonStyles}
`;
