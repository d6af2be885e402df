import { expect, type Page } from "@playwright/test";

/** Page object of the story page: locators by role and visible text. */
export function storyPage(page: Page) {
  const bar = page.getByRole("group", { name: "Story controls" });
  const progress = bar.getByRole("slider", { name: "Progress" });
  const sections = page.locator("[data-scene]");
  return {
    bar,
    progress,
    sections,
    play: bar.getByRole("button", { name: "Play", exact: true }),
    replay: bar.getByRole("button", { name: "Replay" }),
    pause: bar.getByRole("button", { name: "Pause" }),
    reset: bar.getByRole("button", { name: "Reset" }),
    record: bar.getByRole("button", { name: "Record" }),
    start: page.getByRole("button", { name: "Start Experience" }),
    pauseExperience: page.getByRole("button", { name: "Pause Experience" }),
    /** Opens the page and waits until its controls work. */
    async visit(hash = ""): Promise<void> {
      await page.goto(`/day-without-arts${hash}`);
      await this.waitUntilReady();
    },
    /** Waits until React has hydrated the page. */
    async waitUntilReady(): Promise<void> {
      await expect(page.locator("[data-bar] [style*='--at']")).toBeAttached();
    },
    /** Opens the page with a paused clock, which the test advances. */
    async openWithPausedClock(hash = ""): Promise<void> {
      await page.clock.install({ time: 0 });
      await this.visit(hash);
      await page.clock.pauseAt(60_000);
    },
    /** Expects the progress slider to announce this scene and time. */
    async expectPosition(valueText: string | RegExp): Promise<void> {
      await expect(progress).toHaveAttribute("aria-valuetext", valueText);
    },
    /** Returns how much of its middle stage each picture has lost, 0 to 1. */
    drains: (): Promise<number[]> =>
      sections.evaluateAll((all) => {
        // The computed value may be a calculation, of which the opacity is the result.
        const result = document.body.appendChild(document.createElement("i"));
        const drains = all.map((section) => {
          const shape = section.querySelector('[data-stage="2"]') ?? section;
          result.style.opacity = getComputedStyle(shape).getPropertyValue("--progress");
          return Number(getComputedStyle(result).opacity);
        });
        result.remove();
        return drains;
      }),
    /** Returns the scene whose picture is nearest to the top of the screen, and its distance in pixels. */
    nearestScene: (): Promise<{ scene: number; away: number }> =>
      sections.evaluateAll((all) => {
        const tops = all.map((section) =>
          Math.round(section.firstElementChild?.getBoundingClientRect().top ?? Number.NaN),
        );
        const away = Math.min(...tops.map(Math.abs));
        return { scene: tops.findIndex((top) => Math.abs(top) === away), away };
      }),
    /** Waits until the picture of a scene is exactly at the top of the screen. */
    async expectSceneAtTop(scene: number): Promise<void> {
      await expect.poll(() => this.nearestScene()).toEqual({ scene, away: 0 });
    },
    scrollY: (): Promise<number> => page.evaluate(() => window.scrollY),
    /** Waits until the page has stopped scrolling, and returns its scroll position. */
    async settledScrollY(): Promise<number> {
      let scrollY = await this.scrollY();
      let unchanged = 0;
      const readAgain = async () => {
        const before = scrollY;
        scrollY = await this.scrollY();
        unchanged = scrollY === before ? unchanged + 1 : 0;
        return unchanged;
      };
      await expect.poll(readAgain, { intervals: [200] }).toBeGreaterThanOrEqual(3);
      return scrollY;
    },
    /** Scrolls the page with the mouse wheel. */
    async wheel(pixels: number): Promise<void> {
      await page.mouse.move(200, 500);
      await page.mouse.wheel(0, pixels);
    },
  };
}

/**
 * Replaces screen capture with a stream of an animated canvas, whose video track is
 * `window.screenTrack`. Call it before the test installs its clock: the canvas uses
 * the real one.
 */
export async function stubScreenCapture(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = document.createElement("canvas");
    const paint = canvas.getContext("2d");
    let frame = 0;
    setInterval(() => {
      frame += 1;
      if (paint === null) return;
      paint.fillStyle = `hsl(${frame * 7} 80% 50%)`;
      paint.fillRect(0, 0, 320, 568);
    }, 33);
    navigator.mediaDevices.getDisplayMedia = async () => {
      const stream = canvas.captureStream(30);
      Object.assign(window, { screenTrack: stream.getVideoTracks()[0] });
      return stream;
    };
  });
}

/** The page, once a recording of it is more than nothing. */
export const RECORDED = "html[data-parts='2']";

/** Counts what a recording has: a busy machine captures few pictures, and the first ones late. */
export async function countRecordedParts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { start } = MediaRecorder.prototype;
    MediaRecorder.prototype.start = function (partMs) {
      const { dataset } = document.documentElement;
      let parts = 0;
      delete dataset.parts;
      this.addEventListener("dataavailable", ({ data }) => {
        if (data.size > 0) dataset.parts = `${Math.min(2, ++parts)}`;
      });
      start.call(this, partMs);
    };
  });
}
