/** Instagram's script that replaces post quotes with posts. Load it only after a click. */
export const EMBED_SCRIPT = "https://www.instagram.com/embed.js";

/** Additions to the content security policy of a page that can show an Instagram post. */
export const EMBED_POLICY = {
  "script-src": [EMBED_SCRIPT],
  "frame-src": ["https://www.instagram.com"],
} as const;

/** The global object that the script defines. */
export interface Embeds {
  /** Replaces every post quote on the page with the post. */
  process(): void;
}

declare global {
  interface Window {
    instgrm?: { Embeds: Embeds };
  }
}

/**
 * Loads Instagram's script once per page, and returns its global object. Returns null if the script
 * is blocked or does not define it; the next call then tries again.
 */
export function loadEmbedScript(): Promise<Embeds | null> {
  if (window.instgrm !== undefined) return Promise.resolve(window.instgrm.Embeds);
  const pending = document.querySelector<HTMLScriptElement>(`script[src="${EMBED_SCRIPT}"]`);
  const script = pending ?? document.createElement("script");
  return new Promise((resolve) => {
    const settle = () => {
      const embeds = window.instgrm?.Embeds ?? null;
      if (embeds === null) script.remove();
      resolve(embeds);
    };
    script.addEventListener("load", settle, { once: true });
    script.addEventListener("error", settle, { once: true });
    if (pending !== null) return;
    script.async = true;
    script.src = EMBED_SCRIPT;
    document.head.append(script);
  });
}

/** Returns a block quote that the script recognises as the post at `url`. */
export function createPostQuote(url: string): HTMLElement {
  const quote = document.createElement("blockquote");
  quote.className = "instagram-media";
  quote.dataset.instgrmPermalink = url;
  quote.dataset.instgrmVersion = "14";
  return quote;
}
