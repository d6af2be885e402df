import { type ReactNode, useId, useState } from "react";
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
