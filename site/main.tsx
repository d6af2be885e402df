import "./style/fonts.css";
import { startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { otherLanguagePath } from "./document/entry.ts";
import { pageInDocument } from "./document/shown-page.ts";
import { routeFor } from "./routes.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("site/index.html contains no element with the id root");

const route = routeFor(window.location.pathname);
const { Page } = await route.load();
const shown = pageInDocument();
const page = (
  <App
    page={shown}
    path={otherLanguagePath(route)}
    compactMasthead={route.compactMasthead ?? false}
  >
    <Page />
  </App>
);
if (root.firstElementChild === null) {
  // The development server sends the template without prerendered content or title.
  if (import.meta.env.DEV) document.title = Page.headOf(shown).title;
  // Whole before its script starts, as a built page is.
  flushSync(() => createRoot(root).render(page));
  if (import.meta.env.DEV && route.script?.startsWith("pages/")) {
    await import(/* @vite-ignore */ `/${route.script}`);
  }
} else {
  // The page is visible already. A transition hydrates it in slices, so that taps stay responsive.
  startTransition(() => {
    hydrateRoot(root, page);
  });
}
