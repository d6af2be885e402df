import { afterFirstPaint } from "./kit/after-first-paint.ts";

/**
 * Loads the scripts of a page that React hydrates, when the page has been painted: it can be read
 * without them. Their paths stand in this script's own tag, so that they load beside each other.
 */
afterFirstPaint(() => {
  const tag = document.querySelector<HTMLScriptElement>("script[data-modules]");
  const [entry, ...others] = tag?.dataset.modules?.split(" ") ?? [];
  if (entry === undefined) throw new Error("The page names no scripts");
  for (const href of others) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  import(/* @vite-ignore */ entry);
});
