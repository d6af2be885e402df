import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styled, { keyframes } from "styled-components";
import { colour, MOTION, SPACE } from "../theme/tokens.ts";
import { keepWheel } from "./field.ts";
import { screenOnly } from "./hidden.ts";

/**
 * A native modal dialog that is open while it is rendered, with the focus on the title at first.
 *
 * @param props.isPoster whether the dialog has a small title on a poster's ground, and stays at the top
 *   of the window, so that nothing moves when one of its parts opens
 * @param props.isSheet whether the dialog stands at the foot of the screen, with the first action at
 *   the place of the send bar's button
 * @param props.description the id of the text that describes the dialog to screen readers
 * @param props.onClose called on Escape and on a click outside the panel
 * @param props.actions buttons that stay in view below the scrolling content
 * @param props.notices toasts below the panel, which becomes shorter where it must
 */
export function Dialog(props: {
  title: string;
  isPoster?: boolean;
  isSheet?: boolean;
  description?: string | undefined;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  notices?: ReactNode;
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
      data-poster={props.isPoster}
      data-sheet={props.isSheet}
      part="dialog"
      aria-labelledby={title}
      aria-describedby={props.description}
      onWheel={keepWheel}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && !isSecondPress(event)) props.onClose();
      }}
    >
      <DialogPanel>
        <DialogContent>
          <DialogTitle id={title} ref={heading} tabIndex={-1}>
            {props.title}
          </DialogTitle>
          {props.children}
        </DialogContent>
        {props.actions === undefined ? null : (
          <DialogActions
            onClickCapture={(event) => isSecondPress(event) && event.stopPropagation()}
          >
            {props.actions}
          </DialogActions>
        )}
      </DialogPanel>
      {props.notices}
    </DialogLayer>
  );
}

/** Whether a press is the second of a double press, which opened the dialog below the pointer. */
const isSecondPress = ({ detail }: MouseEvent) => detail > 1;

const rise = keyframes`from { transform: translateY(${SPACE.l}); opacity: 0; }`;

/* As if the send bar grew. */
const grow = keyframes`from { transform: translateY(30%); }`;

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
  overflow: hidden;
  /* The children depend on the height in lines of text, which a screen's pixels do not say. */
  container: bia-dialog / size;
  /* The panel in the middle gives way to notices that are higher than the row below. */
  &[open] {
    display: grid;
    grid-template: minmax(0, 1fr) minmax(0, auto) minmax(min-content, 1fr) / minmax(0, 30em);
    justify-content: center;
  }
  /* Room for a notice, so that the panel keeps its size when one comes. */
  &::after {
    content: "";
    grid-area: 3 / 1;
    height: 9em;
  }
  @container bia-dialog (max-height: 30em) {
    &::after {
      content: none;
    }
  }
  @media (max-height: 480px) {
    padding: ${SPACE.s};
  }
  &[data-poster] {
    grid-template: 0 minmax(0, auto) minmax(min-content, 1fr) / minmax(0, 34em);
    /* The longest dialog is whole on a phone, above short notices. */
    @media (max-width: 599px) {
      padding: ${SPACE.s};
      &::after {
        height: 6.5em;
      }
    }
  }
  &[data-sheet] {
    grid-template: minmax(0, 1fr) minmax(0, auto) auto / minmax(0, 34em);
    padding: ${SPACE.xl} 0 0;
    &::after {
      content: none;
    }
  }
  &::backdrop {
    background: none;
  }
  ${screenOnly}
`;

const DialogPanel = styled.div`
  grid-row: 2;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  border: 3px solid ${colour("ink")};
  border-radius: var(--bia-radius, 4px);
  background: ${colour("paperRaised")};
  animation: ${rise} ${MOTION.slow} ${MOTION.ease};
  [data-sheet] > & {
    border-width: 3px 0 0;
    border-radius: 0;
    animation-name: ${grow};
  }
`;

const DialogContent = styled.div`
  padding: ${SPACE.xl};
  overflow: auto;
  overscroll-behavior: contain;
  p + p {
    margin-top: ${SPACE.m};
  }
`;

const DialogActions = styled.div`
  display: flex;
  gap: ${SPACE.s};
  padding: ${SPACE.s} ${SPACE.xl};
  border-top: 2px solid ${colour("ink")};
  > * {
    flex: auto;
  }
  [data-sheet] & {
    display: grid;
    padding: ${SPACE.m} ${SPACE.l} calc(${SPACE.s} + env(safe-area-inset-bottom));
    border: 0;
    > * {
      /* The heights of the send bar's button and of the row below the button. */
      min-height: 70px;
      justify-content: center;
      font-size: 1.25em;
    }
    > * + * {
      min-height: 54px;
      font-size: 1em;
    }
  }
  @container bia-dialog (max-height: 30em) {
    &,
    [data-sheet] & {
      padding-block: ${SPACE.s};
    }
  }
`;

const DialogTitle = styled.h2`
  margin: 0 0 ${SPACE.s};
  font-family: var(--bia-font-display, inherit);
  font-size: 2em;
  font-weight: 800;
  line-height: 1.05;
  letter-spacing: -0.01em;
  [data-poster] & {
    margin: -${SPACE.xl} -${SPACE.xl} 0;
    padding: ${SPACE.l} ${SPACE.xl} 0;
    background: ${colour("marigold")};
    color: ${colour("onMarigold")};
    font-size: 1.25em;
  }
  &:focus {
    outline: none;
  }
`;
