import "./style/fonts.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { routeFor } from "./routes.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("site/index.html has no #root for the page to stand in");

const route = routeFor(window.location.pathname);
const { Page } = await route.load();
if (root.firstElementChild === null) {
  // The development server sends the bare template, with no head of its own.
  document.title = route.head.title;
  createRoot(root).render(
    <App>
      <Page />
    </App>,
  );
} else {
  hydrateRoot(
    root,
    <App>
      <Page />
    </App>,
  );
}
