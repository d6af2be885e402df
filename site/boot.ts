import { isSupported } from "../widget/theme/browser-floor.ts";
import { keepPlace } from "./browser/kept-text.ts";
import { afterFirstPaint, askToReload } from "./browser/loading.ts";

keepPlace();

// React's controls do nothing before their scripts are there: this attribute says what was pressed.
// React listens below the document, so a press that React carried out comes too late to count.
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element) target.closest("button")?.setAttribute("data-pressed", "");
});

/** Loads the page's scripts in order, each in a task of its own, so that a phone answers a press between two. */
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
// Vite's loader reports what the page cannot load later.
addEventListener("vite:preloadError", askToReload);
