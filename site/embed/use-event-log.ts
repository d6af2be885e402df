import { type RefObject, useEffect, useState } from "react";
import type { ContactTdElement, ElementEvents } from "../../widget/index.ts";
import { interceptEvents } from "./intercept-events.ts";
import { addEntry, type LogEntry } from "./log-entries.ts";
import { en } from "./wording/en.ts";

/**
 * Logs the events of the element in the preview, and the campaign events that it
 * would have sent. Stops the campaign events, so that the preview is not counted.
 */
export function useEventLog(ref: RefObject<ContactTdElement | null>): readonly LogEntry[] {
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  useEffect(() => {
    const element = ref.current;
    const add = (type: LogEntry["type"], detail: string) =>
      setLog((before) => addEntry(before, type, detail, new Date()));
    const onEvent = (event: Event) => {
      if (event instanceof CustomEvent) {
        add(event.type as keyof ElementEvents, JSON.stringify(event.detail));
      }
    };
    const types = Object.keys(en.events.rows);
    for (const type of types) element?.addEventListener(type, onEvent);
    const restore = interceptEvents(window, (body) => add("not-counted", body));
    return () => {
      for (const type of types) element?.removeEventListener(type, onEvent);
      restore();
    };
  }, [ref]);
  return log;
}
