import type { Device } from "./providers.ts";

/** Time for the Instagram app to open before its website is opened. */
export const STORY_FALLBACK_MS = 1200;

/**
 * Returns the addresses that open Instagram for a new story, or null on a desktop, which has no
 * app. A website cannot prefill a story, so the caption is copied before the app opens.
 */
export function instagramStoryPlan(
  device: Device,
): { app: string; afterMs: number; web: string } | null {
  if (device === "desktop") return null;
  return {
    app: "instagram://story-camera",
    afterMs: STORY_FALLBACK_MS,
    web: "https://www.instagram.com/",
  };
}
