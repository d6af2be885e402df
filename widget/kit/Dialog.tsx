import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styled, { keyframes } from "styled-components";
import { colour, MOTION, SPACE } from "../theme/tokens.ts";

/**
 * A modal dialog: native, so focus stays inside, Escape closes it and the
 * page behind is inert. Open while it is rendered.
 *
 * @param props.title its name, shown as its heading
 * @param props.onClose Escape, or a press beside the panel
 * @param props.beside shown in the same top layer, outside the panel
 */
export function Dialog(props: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  beside?: ReactNode;
}) {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  return (
    <Layer
      ref={dialog}
      part="dialog"
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) props.onClose();
      }}
    >
      <Panel>
        <Title id={title} ref={heading} tabIndex={-1}>
          {props.title}
        </Title>
        {props.children}
      </Panel>
      {props.beside}
    </Layer>
  );
}

const rise = keyframes`from { transform: translateY(${SPACE.l}); opacity: 0; }`;

const Layer = styled.dialog`
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

const Panel = styled.div`
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

const Title = styled.h2`
  margin: 0 0 ${SPACE.s};
  font-family: var(--bia-font-display, inherit);
  font-size: 2em;
  font-weight: 800;
  line-height: 1.05;
  letter-spacing: -0.01em;
  &:focus {
    outline: none;
  }
`;
