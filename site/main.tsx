import "./style/fonts.css";
import { startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { pageInDocument } from "./document/shown-page.ts";
import { loadPage } from "./load-page.ts";
import { routeFor } from "./routes.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("site/index.html contains no element with the id root");

const route = routeFor(window.location.pathname);
const Page = await loadPage(route);
const content = pageInDocument();
const page = (
  <App page={content} entry={route}>
    <Page />
  </App>
);
if (root.firstElementChild === null) {
  // The development server sends the template without prerendered content or title.
  if (import.meta.env.DEV) document.title = Page.headOf(content).title;
  flushSync(() => createRoot(root).render(page));
  if (import.meta.env.DEV && route.script === "starter") {
    await import(/* @vite-ignore */ `/pages/${route.folder}/starter.ts`);
  }
} else {
  // The page is visible already. A transition hydrates it in slices, so that taps stay responsive.
  startTransition(() => {
    hydrateRoot(root, page);
  });
}
