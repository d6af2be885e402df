import type { Device } from "../domain/compose-links.ts";

/**
 * Returns the kind of device that a browser runs on. An iPad reports itself as a Mac; only its
 * touch points distinguish it.
 */
export function detectDevice(browser: { userAgent: string; maxTouchPoints: number }): Device {
  if (/android/i.test(browser.userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(browser.userAgent)) return "ios";
  return /macintosh/i.test(browser.userAgent) && browser.maxTouchPoints > 1 ? "ios" : "desktop";
}
