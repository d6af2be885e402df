import type { Context } from "hono";

/**
 * Whether somebody opens or saves an address, by what the browser says; programs and old browsers say
 * nothing. Images and frames of a foreign page must not use up the tries of its visitors.
 */
export function isNavigation(c: Context): boolean {
  const mode = c.req.header("sec-fetch-mode") ?? "navigate";
  const destination = c.req.header("sec-fetch-dest") ?? "document";
  // A link that is saved has no destination.
  return mode === "navigate" && (destination === "document" || destination === "empty");
}
