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
    async visit(hash = ""): Promise<void> {
      await page.goto(`/day-without-arts${hash}`);
      await this.waitUntilReady();
    },
    /** Waits until React has hydrated the page. */
    async waitUntilReady(): Promise<void> {
      await expect(page.locator("[data-bar] [style*='--at']")).toBeAttached();
    },
    async openWithPausedClock(): Promise<void> {
      await page.clock.install({ time: 0 });
      await this.visit();
      await page.clock.pauseAt(60_000);
    },
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
    /** Whether the half without colour of a still picture is at a point of the screen. */
    isDrainedAt: (x: number, y: number): Promise<boolean> =>
      page.evaluate(
        (at) => document.elementsFromPoint(...at).some(({ localName }) => localName === "use"),
        [x, y] as const,
      ),
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
    async wheel(pixels: number): Promise<void> {
      await page.mouse.move(200, 500);
      await page.mouse.wheel(0, pixels);
    },
  };
}
