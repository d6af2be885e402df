import type { Device } from "./compose-links.ts";

/** How long the Instagram app has to answer before its site is opened (spec §9). */
export const STORY_FALLBACK_MS = 1200;

/**
 * How to bring a supporter to their stories. A story cannot be filled in
 * from the web, so the caption is copied first and the app merely opened; a
 * desktop has no app to open.
 */
export function storyPlan(device: Device): { app: string; afterMs: number; web: string } | null {
  if (device === "desktop") return null;
  return {
    app: "instagram://story-camera",
    afterMs: STORY_FALLBACK_MS,
    web: "https://www.instagram.com/",
  };
}
