/** The script that turns a quoted post into the post; it may be asked for only after a click. */
export const EMBED_SCRIPT = "https://www.instagram.com/embed.js";

/** What a page that can show a post has to be allowed, and no other page. */
export const EMBED_POLICY = {
  "script-src": [EMBED_SCRIPT],
  "frame-src": ["https://www.instagram.com"],
} as const;

/** What the script leaves behind. */
export interface Embeds {
  /** Turns every quoted post of the page into the post. */
  process(): void;
}

declare global {
  interface Window {
    instgrm?: { Embeds: Embeds };
  }
}

/**
 * Loads the script, once for the page however often it is asked; null when it
 * is blocked or does not do its work. A script that failed is asked again.
 */
export function loadEmbeds(): Promise<Embeds | null> {
  if (window.instgrm !== undefined) return Promise.resolve(window.instgrm.Embeds);
  const waiting = document.querySelector<HTMLScriptElement>(`script[src="${EMBED_SCRIPT}"]`);
  const script = waiting ?? document.createElement("script");
  return new Promise((resolve) => {
    const end = () => {
      const embeds = window.instgrm?.Embeds ?? null;
      if (embeds === null) script.remove();
      resolve(embeds);
    };
    script.addEventListener("load", end, { once: true });
    script.addEventListener("error", end, { once: true });
    if (waiting !== null) return;
    script.async = true;
    script.src = EMBED_SCRIPT;
    document.head.append(script);
  });
}

/** The post at `url`, quoted the way the script looks for it. */
export function quotedPost(url: string): HTMLElement {
  const quote = document.createElement("blockquote");
  quote.className = "instagram-media";
  quote.dataset.instgrmPermalink = url;
  quote.dataset.instgrmVersion = "14";
  return quote;
}
