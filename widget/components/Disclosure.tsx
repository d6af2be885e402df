import { type ReactNode, useId, useState } from "react";
import styled from "styled-components";
import { SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { Button } from "./Button.tsx";

/**
 * A quiet button that shows and hides its details, which are rendered at the first press and stay.
 */
export function Disclosure(props: {
  title: string;
  label?: string | undefined;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState<boolean | null>(props.isOpenAtFirst || null);
  const id = useId();
  return (
    <>
      <Button
        $variant="quiet"
        aria-label={props.label}
        aria-expanded={isOpen ?? false}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {props.title}
      </Button>
      <div id={id} data-details hidden={!isOpen}>
        {isOpen === null ? null : props.children}
      </div>
    </>
  );
}

/** A row of controls, which wraps. The details of a disclosure among them stand below, as wide as the row. */
export const Row = styled.div<{ $gap?: string; $justify?: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap = `0 ${SPACE.l}` }) => $gap};
  min-height: ${TARGET_SIZE};
  > [data-details] {
    flex: 1 0 100%;
    min-width: 0;
  }
`;
