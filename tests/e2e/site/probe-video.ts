import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/**
 * Plays a video file to its end and returns its size in pixels and its length in
 * seconds. It plays in a blank page, which has no Content-Security-Policy.
 */
export async function probeVideo(page: Page, file: string, type: string) {
  const bytes = readFileSync(file).toString("base64");
  const player = await page.context().newPage();
  await player.goto("about:blank");
  const properties = await player.evaluate(
    async ([content, mimeType]) => {
      const video = document.createElement("video");
      video.muted = true;
      video.src = `data:${mimeType};base64,${content}`;
      const once = (event: string) =>
        new Promise((resolve, reject) => {
          video.addEventListener(event, resolve, { once: true });
          video.addEventListener("error", () => reject(video.error?.message), { once: true });
        });
      await once("loadeddata");
      // A recorded file holds no duration; seeking past the end finds it.
      video.currentTime = 1e6;
      await once("seeked");
      return { width: video.videoWidth, height: video.videoHeight, seconds: video.currentTime };
    },
    [bytes, type] as const,
  );
  await player.close();
  return properties;
}
