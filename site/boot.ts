import { isSupported } from "../widget/theme/browser-floor.ts";
import { keepPlace } from "./browser/kept-text.ts";
import { afterFirstPaint, askToReload } from "./browser/loading.ts";

keepPlace();

// React's controls do nothing before their scripts are there: they find out here what was pressed.
// React listens below the document, so a press that it carried out itself comes too late to count.
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element) target.closest("button")?.setAttribute("data-pressed", "");
});

/**
 * Loads the scripts of a page that React hydrates after the first paint, because the page can be
 * read without them. Their paths are in this script's own tag, each after those that it imports.
 * They load in parallel, and each runs in a task of its own, so that a phone answers a press
 * between them.
 */
async function loadScripts(): Promise<void> {
  const tag = document.querySelector<HTMLScriptElement>("script[data-modules]");
  const modules = tag?.dataset.modules?.split(" ") ?? [];
  if (modules.length === 0) throw new Error("The page names no scripts");
  for (const href of modules) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  for (const module of modules) {
    await import(/* @vite-ignore */ module);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

if (isSupported()) afterFirstPaint(() => void loadScripts().catch(askToReload));
// What the page loads later, Vite's loader reports.
addEventListener("vite:preloadError", askToReload);
