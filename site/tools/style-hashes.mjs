import { createHash } from "node:crypto";

/**
 * What a page's `style-src` must allow: each inline `<style>`, by its hash.
 *
 * @param {string} html
 */
export function styleHashes(html) {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css = ""]) => `sha256-${createHash("sha256").update(css).digest("base64")}`,
  );
}
