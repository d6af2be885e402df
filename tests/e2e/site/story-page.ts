import { expect, type Page } from "@playwright/test";

/** The story page, by what its readers see and press. */
export function storyPage(page: Page) {
  const bar = page.getByRole("group", { name: "Controls of the story" });
  const progress = bar.getByRole("slider", { name: "Progress" });
  const sections = page.locator("[data-scene]");
  return {
    bar,
    progress,
    sections,
    play: bar.getByRole("button", { name: "Play" }),
    pause: bar.getByRole("button", { name: "Pause" }),
    reset: bar.getByRole("button", { name: "Reset" }),
    record: bar.getByRole("button", { name: "Record" }),
    start: page.getByRole("button", { name: "Start Experience" }),
    pauseExperience: page.getByRole("button", { name: "Pause Experience" }),
    /** Opens the page, ready to be pressed. */
    async visit(hash = ""): Promise<void> {
      await page.goto(`/day-without-arts${hash}`);
      await this.ready();
    },
    /** Waits until the page's script has taken it over. */
    async ready(): Promise<void> {
      await expect(sections.first()).toHaveAttribute("style", /--drain/);
    },
    /** Opens the page at a still clock that the test moves, ready to be played. */
    async open(hash = ""): Promise<void> {
      await page.clock.install({ time: 0 });
      await this.visit(hash);
      await page.clock.pauseAt(60_000);
    },
    /** Expects the reader to be told this of where the story is. */
    async tells(whereabouts: string | RegExp): Promise<void> {
      await expect(progress).toHaveAttribute("aria-valuetext", whereabouts);
    },
    /** How far the colour of each scene is gone. */
    drains: (): Promise<number[]> =>
      sections.evaluateAll((all) =>
        all.map((section) => Number(getComputedStyle(section).getPropertyValue("--drain"))),
      ),
    /** Which scene's picture is nearest to the top of the screen, and how far away. */
    nearest: (): Promise<{ scene: number; away: number }> =>
      sections.evaluateAll((all) => {
        const tops = all.map((section) =>
          Math.round(section.firstElementChild?.getBoundingClientRect().top ?? Number.NaN),
        );
        const away = Math.min(...tops.map(Math.abs));
        return { scene: tops.findIndex((top) => Math.abs(top) === away), away };
      }),
    /** Waits until the page has come to rest where a scene has the screen for itself. */
    async restsAt(scene: number): Promise<void> {
      await expect.poll(() => this.nearest()).toEqual({ scene, away: 0 });
    },
    scrollY: (): Promise<number> => page.evaluate(() => window.scrollY),
    /** Scrolls by hand, with a wheel over the page. */
    async wheel(pixels: number): Promise<void> {
      await page.mouse.move(200, 500);
      await page.mouse.wheel(0, pixels);
    },
  };
}
