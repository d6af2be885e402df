import { type RefObject, useEffect, useState } from "react";
import { PATHS } from "../../api/contract/paths.ts";
import type { ContactTdElement, ElementEvents } from "../../widget/index.ts";
import { en } from "./wording/en.ts";

/** One entry of the event log: an event of the element, or a campaign event that was not sent. */
export interface LogEntry {
  readonly id: number;
  readonly type: keyof ElementEvents | "not-counted";
  /** The event's detail, or the body of the request, as JSON. */
  readonly detail: string;
}

/**
 * Logs the events of the element in the preview, and the campaign events that it would have sent,
 * the newest first. Stops the campaign events, so that the preview is not counted.
 */
export function useEventLog(ref: RefObject<ContactTdElement | null>): readonly LogEntry[] {
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  useEffect(() => {
    const element = ref.current;
    const add = (type: LogEntry["type"], detail: string) =>
      setLog((before) => [{ id: before.length, type, detail }, ...before]);
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

/**
 * Keeps the preview out of the campaign's statistics: wraps `page.fetch` so that a
 * campaign event is not sent, but gets the response that the server would give.
 * All other requests are sent unchanged.
 *
 * @param page the global object whose `fetch` the element calls
 * @param onEvent receives the body of each event that was not sent
 * @returns a function that restores `page.fetch`
 */
export function interceptEvents(
  page: Pick<typeof globalThis, "fetch">,
  onEvent: (body: string) => void,
): () => void {
  const { fetch } = page;
  page.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (init?.method !== "POST" || !url.endsWith(PATHS.events)) {
      return fetch.call(page, input, init);
    }
    onEvent(String(init.body));
    return new Response(null, { status: 204 });
  };
  return () => {
    page.fetch = fetch;
  };
}
