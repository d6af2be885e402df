import type { Device } from "../domain/compose-links.ts";

/**
 * What the supporter holds, read from what the browser says of itself. An
 * iPad presents itself as a Mac; only its touch points tell.
 */
export function deviceOf(browser: { userAgent: string; maxTouchPoints: number }): Device {
  if (/android/i.test(browser.userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(browser.userAgent)) return "ios";
  return /macintosh/i.test(browser.userAgent) && browser.maxTouchPoints > 1 ? "ios" : "desktop";
}
