import { createHash } from "node:crypto";

/**
 * Returns the hashes of all inline `<style>` elements of a page, for its `style-src` directive.
 *
 * @param {string} html
 */
export function styleHashes(html) {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css = ""]) => `sha256-${createHash("sha256").update(css).digest("base64")}`,
  );
}
