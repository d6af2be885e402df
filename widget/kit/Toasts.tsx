import { useEffect, useRef } from "react";
import styled, { keyframes } from "styled-components";
import { colour, MOTION, SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { useFocusOnRemoval } from "./focus-on-removal.ts";
import { Icon } from "./Icon.tsx";
import { screenOnly } from "./screen-only.ts";
import { visuallyHidden } from "./visually-hidden.ts";

/** The content of a toast. With `screenReaderOnly` it is announced but not visible. */
export type ToastText = {
  id: number;
  title: string;
  text: string;
  failure: boolean;
  screenReaderOnly?: boolean;
};

/**
 * Short messages over the page: a `status` region for news and an `alert` region for failures.
 * Both regions exist from the start, because screen readers announce only changes of an existing
 * region. They are in the top layer, above all content of the host page.
 *
 * @param props.isInDialog whether they stand in the flow of an open dialog, so that they cover
 *   none of its buttons
 */
export function Toasts(props: {
  toasts: readonly ToastText[];
  dismissText: string;
  onDismiss: (id: number) => void;
  isInDialog?: boolean;
}) {
  const container = useRef<HTMLDivElement>(null);
  /** The element that had the focus before the toasts received it. */
  const focusBefore = useRef<HTMLElement>(null);
  // Runs with every change of the toasts, because an element that moves within the page leaves the
  // top layer. The isConnected check avoids an exception if the element was removed meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toasts trigger the effect
  useEffect(() => {
    const popover = container.current;
    if (!popover?.isConnected || !popover.popover) return;
    if (!popover.matches(":popover-open")) popover.showPopover();
  }, [props.toasts]);
  const renderToasts = (failure: boolean) =>
    props.toasts
      .filter((toast) => toast.failure === failure)
      .map((toast) =>
        toast.screenReaderOnly ? (
          <AnnouncedText key={toast.id}>
            {toast.title} {toast.text}
          </AnnouncedText>
        ) : (
          <Toast
            key={toast.id}
            toast={toast}
            dismissText={props.dismissText}
            onDismiss={() => props.onDismiss(toast.id)}
            focusBefore={() =>
              focusBefore.current?.isConnected ? focusBefore.current : container.current
            }
          />
        ),
      );
  return (
    <ToastStack
      ref={container}
      popover={props.isInDialog ? undefined : "manual"}
      tabIndex={-1}
      onFocus={(event) => {
        const from = event.relatedTarget as HTMLElement | null;
        if (!event.currentTarget.contains(from)) focusBefore.current = from;
      }}
    >
      <div role="status">{renderToasts(false)}</div>
      <div role="alert">{renderToasts(true)}</div>
    </ToastStack>
  );
}

function Toast(props: {
  toast: ToastText;
  dismissText: string;
  onDismiss: () => void;
  focusBefore: () => HTMLElement | null;
}) {
  const { title, text, failure } = props.toast;
  const box = useRef<HTMLDivElement>(null);
  useFocusOnRemoval(box, props.focusBefore);
  return (
    <ToastBox ref={box} $failure={failure}>
      <Icon name={failure ? "alert" : "check"} />
      <p>
        <strong>{title}</strong> <span>{text}</span>
      </p>
      <DismissButton type="button" aria-label={props.dismissText} onClick={props.onDismiss}>
        <Icon name="x" />
      </DismissButton>
    </ToastBox>
  );
}

const slide = keyframes`from { transform: translateY(${SPACE.l}); opacity: 0; }`;

const ToastStack = styled.div`
  position: fixed;
  inset: auto ${SPACE.l} ${SPACE.l} auto;
  z-index: 2147483647;
  width: auto;
  max-width: 26em;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  pointer-events: none;
  outline: 0;
  /* On a phone the send button is at the bottom of the screen. */
  @media (max-width: 599px) {
    inset: 0 ${SPACE.s} auto;
  }
  /* A dialog has room for a notice from the start, so that it keeps its size when one comes. */
  dialog & {
    position: static;
    grid-row: 3;
    align-self: end;
    display: grid;
    align-content: end;
    min-height: 9em;
    max-width: none;
    @media (max-height: 480px) {
      min-height: 0;
    }
  }
  ${screenOnly}
`;

const ToastBox = styled.div<{ $failure: boolean }>`
  display: flex;
  align-items: center;
  gap: ${SPACE.m};
  margin-top: ${SPACE.s};
  padding-left: ${SPACE.l};
  border: 2px solid ${colour("paper")};
  border-radius: var(--bia-radius, 4px);
  background: ${colour("ink")};
  color: ${colour("paper")};
  line-height: 1.35;
  pointer-events: auto;
  animation: ${slide} ${MOTION.slow} ${MOTION.ease};
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  p {
    flex: 1;
    margin: 0;
    padding-block: ${SPACE.m};
  }
  strong {
    display: block;
  }
  /* A dialog shows the newest notice, and in a short window only its title. */
  dialog &:not(:last-child) {
    display: none;
  }
  @media (max-height: 480px) {
    dialog & span {
      ${visuallyHidden}
    }
  }
`;

const AnnouncedText = styled.p`
  ${visuallyHidden}
`;

const DismissButton = styled.button`
  display: grid;
  place-items: center;
  align-self: stretch;
  min-width: ${TARGET_SIZE};
  min-height: ${TARGET_SIZE};
  cursor: pointer;
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -6px;
  }
`;
