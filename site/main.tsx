import "./kit/fonts.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { routeFor } from "./routes.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("site/index.html has no #root for the page to stand in");

const route = routeFor(window.location.pathname);
const { Page } = await route.load();
const page = (
  <App bare={route.bare ?? false}>
    <Page />
  </App>
);
if (root.firstElementChild === null) {
  // The development server sends the bare template, with no head of its own.
  document.title = route.head.title;
  createRoot(root).render(page);
} else {
  // In slices, as the page is there already: a tap in between is answered at once.
  startTransition(() => {
    hydrateRoot(root, page);
  });
}
