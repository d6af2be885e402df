import { createElement, type JSX, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import type {} from "bia-contact-td";

/** A React 19 page that a server renders, as Next does, and the browser hydrates. */
export function ServerPage({ apiBase }: { apiBase: string }) {
  const [events, setEvents] = useState<string[]>([]);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  const add = (text: string) => setEvents((before) => [...before, text]);
  return createElement(
    "main",
    null,
    createElement("h1", null, "React on a server"),
    createElement<JSX.IntrinsicElements["bia-contact-td"]>(
      "bia-contact-td",
      {
        partner: "my-gallery",
        "api-base": apiBase,
        constituency: "Clare",
        className: "campaign",
        style: { maxWidth: "60rem" },
        "onbia-lookup": ({ detail }) => add(`lookup: ${detail.constituency}`),
        "onbia-sent": ({ detail }) => add(`sent: ${detail.provider}`),
      },
      createElement("a", { href: apiBase }, "Contact your TD"),
    ),
    createElement("output", null, events.join(", ")),
    createElement("p", null, isHydrated ? "Hydrated" : "From the server"),
  );
}

if (typeof document === "object") {
  const apiBase = document.documentElement.dataset.campaign ?? "";
  hydrateRoot(document.body, createElement(ServerPage, { apiBase }));
}
