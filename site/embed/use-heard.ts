import { type RefObject, useEffect, useState } from "react";
import type { ContactTdElement, ElementEvents } from "../../widget/index.ts";
import { type Heard, withHeard } from "./event-log.ts";
import { holdBackCounts } from "./hold-back.ts";
import { EVENTS } from "./words.ts";

/** What the element in the preview tells its page, and what it would have had counted. */
export function useHeard(element: RefObject<ContactTdElement | null>): readonly Heard[] {
  const [log, setLog] = useState<readonly Heard[]>([]);
  useEffect(() => {
    const told = element.current;
    const add = (what: Heard["what"], detail: string) =>
      setLog((before) => withHeard(before, what, detail, new Date()));
    const hear = (event: Event) => {
      if (event instanceof CustomEvent) {
        add(event.type as keyof ElementEvents, JSON.stringify(event.detail));
      }
    };
    const names = Object.keys(EVENTS.rows);
    for (const name of names) told?.addEventListener(name, hear);
    const release = holdBackCounts(window, (body) => add("held-back", body));
    return () => {
      for (const name of names) told?.removeEventListener(name, hear);
      release();
    };
  }, [element]);
  return log;
}
