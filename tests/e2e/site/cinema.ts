import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** What a video element makes of a file, on a page without a policy. */
export async function watched(page: Page, file: string, type: string) {
  const bytes = readFileSync(file).toString("base64");
  const cinema = await page.context().newPage();
  await cinema.goto("about:blank");
  const seen = await cinema.evaluate(
    async ([content, kind]) => {
      const video = document.createElement("video");
      video.muted = true;
      video.src = `data:${kind};base64,${content}`;
      const once = (event: string) =>
        new Promise((resolve, reject) => {
          video.addEventListener(event, resolve, { once: true });
          video.addEventListener("error", () => reject(video.error?.message), { once: true });
        });
      await once("loadeddata");
      // A recorded file does not say how long it is: its end does.
      video.currentTime = 1e6;
      await once("seeked");
      return { width: video.videoWidth, height: video.videoHeight, seconds: video.currentTime };
    },
    [bytes, type] as const,
  );
  await cinema.close();
  return seen;
}
