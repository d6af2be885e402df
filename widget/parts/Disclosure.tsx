import { type ReactNode, useId, useState } from "react";
import { Button } from "./Button.tsx";

/** A quiet button that shows and hides what follows it. What is hidden keeps its state. */
export function Disclosure(props: { title: string; isOpenAtFirst: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(props.isOpenAtFirst);
  const id = useId();
  return (
    <>
      <Button
        $variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {props.title}
      </Button>
      <div id={id} hidden={!isOpen}>
        {props.children}
      </div>
    </>
  );
}
