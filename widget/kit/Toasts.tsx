import { useEffect, useRef } from "react";
import styled, { keyframes } from "styled-components";
import { colour, MOTION, SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { Icon } from "./Icon.tsx";
import { visuallyHidden } from "./visually-hidden.ts";

/** What one toast says; an `unseen` one is there for assistive technology alone. */
export type ToastText = {
  id: number;
  title: string;
  text: string;
  failure: boolean;
  unseen?: boolean;
};

/**
 * Short notices over the page: news in a `status` region, failures in an
 * `alert`. Both regions stand from the start, so that what is put into them
 * is read out. In the top layer, above whatever the host page stacks.
 */
export function Toasts(props: {
  toasts: readonly ToastText[];
  dismissText: string;
  onDismiss: (id: number) => void;
}) {
  const stack = useRef<HTMLDivElement>(null);
  // Again with every notice: what is moved within its page leaves the top layer. And only while it
  // is in a page: taken out before this ran, it would throw at its host.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice is what it waits for
  useEffect(() => {
    const layer = stack.current;
    if (!layer?.isConnected || !("popover" in layer)) return;
    if (!layer.matches(":popover-open")) layer.showPopover();
  }, [props.toasts]);
  const show = (failure: boolean) =>
    props.toasts
      .filter((toast) => toast.failure === failure)
      .map((toast) =>
        toast.unseen ? (
          <Heard key={toast.id}>
            {toast.title} {toast.text}
          </Heard>
        ) : (
          <Toast key={toast.id} $failure={failure}>
            <Icon name={failure ? "alert" : "check"} />
            <p>
              <strong>{toast.title}</strong> <span>{toast.text}</span>
            </p>
            <Dismiss
              type="button"
              aria-label={props.dismissText}
              onClick={() => props.onDismiss(toast.id)}
            >
              <Icon name="x" />
            </Dismiss>
          </Toast>
        ),
      );
  return (
    <Stack ref={stack} popover="manual">
      <div role="status">{show(false)}</div>
      <div role="alert">{show(true)}</div>
    </Stack>
  );
}

const slide = keyframes`from { transform: translateY(${SPACE.l}); opacity: 0; }`;

const Stack = styled.div`
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
  /* On a phone the foot of the screen belongs to the send button. */
  @media (max-width: 599px) {
    inset: 0 ${SPACE.s} auto;
    dialog & {
      inset: auto ${SPACE.s} ${SPACE.l};
    }
  }
  @media print {
    display: none;
  }
`;

const Toast = styled.div<{ $failure: boolean }>`
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
`;

const Heard = styled.p`
  ${visuallyHidden}
`;

const Dismiss = styled.button`
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
