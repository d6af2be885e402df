import { createElement, type JSX, useEffect, useRef, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import type { ContactTdElement } from "bia-contact-td";

/**
 * A React 19 page that a server renders, as Next does, and the browser hydrates. Nothing renders it again
 * before the first event, so it listens through a ref: React attaches no handler of a custom element
 * when it hydrates.
 */
export function ServerPage({ apiBase }: { apiBase: string }) {
  const [events, setEvents] = useState<string[]>([]);
  const ref = useRef<ContactTdElement>(null);
  useEffect(() => {
    const element = ref.current;
    const listeners = new AbortController();
    const { signal } = listeners;
    const add = (text: string) => setEvents((before) => [...before, text]);
    element?.addEventListener("bia-lookup", (e) => add(`lookup: ${e.detail.constituency}`), { signal });
    element?.addEventListener("bia-sent", (e) => add(`sent: ${e.detail.provider}`), { signal });
    document.title = "Hydrated";
    return () => listeners.abort();
  }, []);
  return createElement(
    "main",
    null,
    createElement("h1", null, "React on a server"),
    createElement<JSX.IntrinsicElements["bia-contact-td"]>(
      "bia-contact-td",
      {
        ref,
        partner: "my-gallery",
        "api-base": apiBase,
        constituency: "Clare",
        className: "campaign",
        style: { maxWidth: "60rem" },
      },
      createElement("a", { href: apiBase }, "Contact your TD"),
    ),
    createElement("output", null, events.join(", ")),
  );
}

if (typeof document === "object") {
  const apiBase = document.documentElement.dataset.campaign ?? "";
  hydrateRoot(document.body, createElement(ServerPage, { apiBase }));
}
