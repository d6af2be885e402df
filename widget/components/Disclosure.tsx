import { type ReactNode, useId, useState } from "react";
import { Button } from "./Button.tsx";

/**
 * A quiet button that shows and hides what follows it, which is rendered at the first press and stays.
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
      <div id={id} hidden={!isOpen}>
        {isOpen === null ? null : props.children}
      </div>
    </>
  );
}
