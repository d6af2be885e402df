import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styled, { keyframes } from "styled-components";
import { colour, MOTION, SPACE } from "../theme/tokens.ts";

/**
 * A modal dialog that is open while it is rendered. It uses the native element, which keeps the
 * focus inside, closes on Escape and makes the page behind it inert.
 *
 * @param props.title the heading and accessible name
 * @param props.titleSize `small` where another text of the dialog is the most important one
 * @param props.description the id of the text that describes the dialog to screen readers
 * @param props.onClose called on Escape and on a click outside the panel
 * @param props.overlay content of the same top layer outside the panel, such as toasts
 */
export function Dialog(props: {
  title: string;
  titleSize?: "large" | "small";
  description?: string;
  onClose: () => void;
  children: ReactNode;
  overlay?: ReactNode;
}) {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  return (
    <DialogLayer
      ref={dialog}
      part="dialog"
      aria-labelledby={title}
      aria-describedby={props.description}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) props.onClose();
      }}
    >
      <DialogPanel>
        <DialogTitle $isSmall={props.titleSize === "small"} id={title} ref={heading} tabIndex={-1}>
          {props.title}
        </DialogTitle>
        {props.children}
      </DialogPanel>
      {props.overlay}
    </DialogLayer>
  );
}

const rise = keyframes`from { transform: translateY(${SPACE.l}); opacity: 0; }`;

const DialogLayer = styled.dialog`
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: ${SPACE.l};
  border: 0;
  background: ${colour("scrim")};
  color: inherit;
  overflow: auto;
  overscroll-behavior: contain;
  &[open] {
    display: grid;
  }
  &::backdrop {
    background: none;
  }
`;

const DialogPanel = styled.div`
  place-self: center;
  width: 100%;
  max-width: 30em;
  padding: ${SPACE.xl};
  border: 3px solid ${colour("ink")};
  border-radius: var(--bia-radius, 4px);
  background: ${colour("paperRaised")};
  p + p {
    margin-top: ${SPACE.m};
  }
  animation: ${rise} ${MOTION.slow} ${MOTION.ease};
`;

const DialogTitle = styled.h2<{ $isSmall: boolean }>`
  margin: 0 0 ${SPACE.s};
  font-family: var(--bia-font-display, inherit);
  font-size: ${({ $isSmall }) => ($isSmall ? 1.25 : 2)}em;
  font-weight: 800;
  line-height: 1.05;
  letter-spacing: -0.01em;
  &:focus {
    outline: none;
  }
`;
