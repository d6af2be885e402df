import { createHash } from "node:crypto";

/**
 * Returns the hashes of all inline styles and scripts of a page, for its content security policy.
 *
 * @param {string} html
 * @returns {{ styleHashes: string[], scriptHashes: string[] }}
 */
export function inlineHashes(html) {
  return {
    styleHashes: hashesOf(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g),
    scriptHashes: hashesOf(html, /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
  };
}

/**
 * @param {string} html
 * @param {RegExp} element
 */
function hashesOf(html, element) {
  return [...html.matchAll(element)].map(
    ([, text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`,
  );
}
