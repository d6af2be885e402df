import { useEffect, useRef, useState } from "react";
import styled, { keyframes } from "styled-components";
import { colour, MOTION, SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { useFocusOnRemoval } from "./focus-on-removal.ts";
import { screenOnly, visuallyHidden } from "./hidden.ts";
import { Icon } from "./Icon.tsx";

/** The content of a toast; with `screenReaderOnly`, announced but not visible. */
export type ToastText = {
  id: number;
  title: string;
  text: string;
  failure: boolean;
  screenReaderOnly?: boolean;
};

/**
 * A short message in the top layer or in a dialog: a `status`, or an `alert` for a failure. Both regions
 * exist before a message does, because screen readers announce a change of a region.
 */
export function Toast(props: {
  toast: ToastText | null;
  dismissText: string;
  onDismiss: () => void;
  isInDialog?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  /** The element that had the focus before the toast. */
  const focusBefore = useRef<HTMLElement>(null);
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  const toast = isMounted ? props.toast : null;
  const isShown = toast !== null && !toast.screenReaderOnly;
  // Every toast enters the top layer again, which an element that moves within the page leaves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toast triggers the effect
  useEffect(() => {
    const popover = box.current;
    if (!popover?.isConnected) return;
    if (popover.popover && !popover.matches(":popover-open")) popover.showPopover();
    return isShown ? stayBesideFocus(popover) : undefined;
  }, [toast?.id, isShown]);
  const message = toast && (
    <Message key={toast.id}>
      <strong>{toast.title}</strong> <span>{toast.text}</span>
    </Message>
  );
  return (
    <ToastBox
      ref={box}
      popover={props.isInDialog ? undefined : "manual"}
      tabIndex={-1}
      data-shown={isShown || undefined}
      onFocus={(event) => {
        const from = event.relatedTarget as HTMLElement | null;
        if (!event.currentTarget.contains(from)) focusBefore.current = from;
      }}
    >
      {isShown ? <Icon name={toast.failure ? "alert" : "check"} /> : null}
      <div role="status">{toast?.failure ? null : message}</div>
      <div role="alert">{toast?.failure ? message : null}</div>
      {isShown ? (
        <Dismiss
          text={props.dismissText}
          onPress={props.onDismiss}
          focusBefore={() => (focusBefore.current?.isConnected ? focusBefore.current : box.current)}
        />
      ) : null}
    </ToastBox>
  );
}

/** Keeps the toast above the send bar, and off what has the focus, until the returned function is called. */
function stayBesideFocus(box: HTMLElement): () => void {
  const root = box.getRootNode() as ShadowRoot;
  const isCovered = (control: Element | null) => {
    if (control === null) return false;
    const [toast, place] = [box.getBoundingClientRect(), control.getBoundingClientRect()];
    const isApart = toast.bottom + GAP <= place.top + 1 || place.bottom + GAP < toast.top;
    // An empty region that has the focus is invisible.
    return !isApart && toast.right > place.left && place.height > 0;
  };
  const dodge = () => {
    const focused = root.activeElement;
    if (focused !== null && box.contains(focused)) return;
    box.removeAttribute("data-aside");
    const bar = root.querySelector("[data-bar]");
    box.style.removeProperty("--bar");
    if (bar && isCovered(bar)) {
      box.style.setProperty("--bar", `${innerHeight - bar.getBoundingClientRect().top + GAP}px`);
    }
    box.toggleAttribute("data-aside", isCovered(focused));
  };
  // In an iframe, the visible part is known one animation frame after the focus has moved.
  const dodgeLater = () => requestAnimationFrame(() => requestAnimationFrame(dodge));
  dodge();
  root.addEventListener("focusin", dodgeLater);
  window.addEventListener("scroll", dodgeLater, { passive: true });
  return () => {
    root.removeEventListener("focusin", dodgeLater);
    window.removeEventListener("scroll", dodgeLater);
  };
}

/** Room for the focus ring, and for the slide of a toast, in pixels. */
const GAP = 16;

/** The button of a toast, whose removal moves the focus back. */
function Dismiss(props: {
  text: string;
  onPress: () => void;
  focusBefore: () => HTMLElement | null;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnRemoval(button, props.focusBefore);
  return (
    <DismissButton ref={button} type="button" aria-label={props.text} onClick={props.onPress}>
      <Icon name="x" />
    </DismissButton>
  );
}

const slide = keyframes`from { transform: translateY(${SPACE.l}); opacity: 0; }`;

const ToastBox = styled.div`
  position: fixed;
  inset: auto ${SPACE.m} calc(var(--bar, 0px) + ${SPACE.m});
  z-index: 2147483647;
  width: auto;
  max-width: 26em;
  height: auto;
  margin: 0 0 0 auto;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  outline: 0;
  &[data-aside] {
    inset-block: ${SPACE.m} auto;
  }
  &[data-shown] {
    display: flex;
    align-items: center;
    gap: ${SPACE.m};
    padding-left: ${SPACE.l};
    border: 2px solid ${colour("paper")};
    border-radius: var(--bia-radius, 4px);
    background: ${colour("ink")};
    color: ${colour("paper")};
    line-height: 1.35;
    animation: ${slide} ${MOTION.slow} ${MOTION.ease};
    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
    dialog & {
      margin-top: ${SPACE.s};
    }
  }
  /* The region without the message takes no room. */
  > [role]:not(:empty) {
    flex: 1;
  }
  > [role]:empty {
    position: absolute;
  }
  dialog & {
    position: static;
    grid-area: 3 / 1;
    align-self: end;
    max-width: none;
    margin-inline-start: 0;
  }
  ${screenOnly}
`;

const Message = styled.p`
  [data-shown] & {
    padding-block: ${SPACE.m};
  }
  strong {
    display: block;
  }
  :not([data-shown]) > * > & {
    ${visuallyHidden}
  }
  /* A window of few lines keeps its room for the dialog: only the title is visible. */
  @container bia-dialog (max-height: 30em) {
    span {
      ${visuallyHidden}
    }
  }
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
