import type { Locator, Page } from "@playwright/test";
import { contrastRatio, MIN_TEXT_CONTRAST } from "../../../api/contract/campaign/contrast.ts";
import { doubleText, findLargeTextFaults, findTextFaults } from "../../site-layout.mjs";
import { expectAccessible } from "../axe.ts";
import { expect, test } from "../fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Page object of the story page: locators by role and visible text. */
function storyPage(page: Page) {
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
    /** Waits until the picture of a scene is exactly at the top of the screen. */
    async expectSceneAtTop(scene: number): Promise<void> {
      const picture = sections.nth(scene).locator("> *").first();
      await expect.poll(async () => (await picture.boundingBox())?.y).toBeCloseTo(0, 0);
    },
    async wheel(pixels: number): Promise<void> {
      await page.mouse.move(200, 500);
      await page.mouse.wheel(0, pixels);
    },
  };
}

test("'Start Experience' plays every scene to the end", async ({ page }) => {
  const story = storyPage(page);
  await page.clock.install({ time: 0 });
  await story.visit();
  const root = page.locator("[data-story]");
  // Decoration moves for five seconds after the page has loaded, and then while the story plays.
  await expect(root).toHaveAttribute("data-moving");
  await page.clock.pauseAt(60_000);
  await expect(root).not.toHaveAttribute("data-moving");
  await page.evaluate(() => {
    const announced: string[] = [];
    const region = document.querySelector("[data-story] p[role=status]");
    if (region === null) throw new Error("The page has no status region for the scenes");
    new MutationObserver(() => announced.push(region.textContent ?? "")).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { announced });
  });
  await story.start.click();
  await expect(story.pauseExperience).toBeVisible();
  await expect(root).toHaveAttribute("data-moving");
  for (const scene of [1, 2, 3, 4, 5, 6, 7]) {
    await page.clock.runFor(4_000);
    await story.expectSceneAtTop(scene);
    const drains = await story.drains();
    for (const before of drains.slice(0, scene)) expect(before).toBeCloseTo(1, 1);
    for (const after of drains.slice(scene + 1, 7)) expect(after).toBe(0);
  }
  await story.expectPosition(
    "Scene 8 of 8: Without the arts, life loses its colour., 28 seconds of 28",
  );
  await expect(root).not.toHaveAttribute("data-moving");
  const announced = await page.evaluate((): string[] => Reflect.get(window, "announced"));
  expect(announced.slice(0, 2)).toEqual(["The Silent Morning", "The Blank Pages"]);
  expect(announced).toHaveLength(7);
  await story.replay.click();
  await expect(story.pause).toBeVisible();
  await story.expectSceneAtTop(0);
});

test("'Start Experience' works before its script is there", async ({ page }) => {
  const story = storyPage(page);
  await page.route("**/assets/*.js", () => {});
  await page.goto("/day-without-arts", { waitUntil: "commit" });
  await story.start.click();
  await page.unroute("**/assets/*.js");
  await expect(story.pauseExperience).toBeVisible();
});

test("arrow keys move the slider by a second, and scrolling pauses the story", async ({ page }) => {
  const story = storyPage(page);
  await story.openWithPausedClock();
  await story.progress.press("End");
  await story.expectPosition(/^Scene 8 of 8/);
  await story.progress.press("ArrowLeft");
  await story.expectPosition(/^Scene 7 of 8.*27 seconds/);
  await story.progress.press("Home");
  await story.progress.press("ArrowRight");
  await story.progress.press("ArrowUp");
  await story.expectPosition(/ 2 seconds of 28$/);
  await story.play.click();
  await page.clock.runFor(1_000);
  await story.wheel(50);
  await expect(story.play).toBeVisible();
  await story.wheel(590);
  await story.expectPosition(/^Scene 2 of 8/);
  await story.reset.click();
  await story.expectPosition(/ 0 seconds of 28$/);
  await story.expectSceneAtTop(0);
});

test("scrolling drains the colour, and a reload keeps the moment", async ({ page }) => {
  const story = storyPage(page);
  await story.openWithPausedClock();
  await story.wheel(295);
  await expect.poll(async () => (await story.drains())[0]).toBeCloseTo(0.8, 1);
  // The picture stands still while it drains.
  expect((await story.sections.first().locator("> div").boundingBox())?.y).toBe(0);
  await story.expectPosition(/^Scene 1 of 8.* 1 seconds? of 28$/);
  await story.wheel(295 + 844);
  await expect.poll(async () => (await story.drains())[0]).toBe(1);
  await story.expectPosition(/^Scene 2 of 8/);
  await story.wheel(-2_000);
  await expect.poll(story.drains).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);

  await page.clock.resume();
  await story.progress.fill("14000");
  const drains = await story.drains();
  await page.reload();
  await story.expectPosition(/^Scene 4 of 8.* 1[34] seconds of 28$/);
  const changes = async () => (await story.drains()).map((drain, n) => drain - (drains[n] ?? 0));
  await expect.poll(async () => Math.max(...(await changes()).map(Math.abs))).toBeLessThan(0.1);
  await page.goto("about:blank");
  await story.visit("#scene-3");
  await story.expectSceneAtTop(3);
  await story.expectPosition("Scene 4 of 8: The Empty Streets, 12 seconds of 28");
});

test("recording plays the story and saves the film", async ({ page }) => {
  // An animated canvas in the place of the screen. It uses the real clock.
  await page.addInitScript(() => {
    const canvas = document.createElement("canvas");
    const paint = canvas.getContext("2d");
    setInterval(() => paint?.fillRect(0, 0, 320 * Math.random(), 568), 33);
    navigator.mediaDevices.getDisplayMedia = async () => {
      const stream = canvas.captureStream(30);
      Object.assign(window, { screenTrack: stream.getVideoTracks()[0] });
      return stream;
    };
  });
  const story = storyPage(page);
  await story.openWithPausedClock();
  await story.progress.fill("20000");
  await story.record.click();
  await expect(story.pauseExperience).toBeVisible();
  await story.expectPosition(/^Scene 1 of 8.* 0 seconds of 28$/);
  await story.expectSceneAtTop(0);
  await page.clock.runFor(1_600);
  await expect(story.bar).toHaveCSS("opacity", "0");
  await expect(story.pauseExperience).toHaveCSS("opacity", "0");
  await page.keyboard.press("Tab");
  await expect(story.bar).toHaveCSS("opacity", "1");
  await page.clock.runFor(23_000);
  await story.expectPosition(/^Scene (7|8) of 8/);
  const [download] = await Promise.all([page.waitForEvent("download"), page.clock.runFor(10_000)]);
  expect(download.suggestedFilename()).toBe("day-without-arts-reel.webm");
  await expect(story.bar).toHaveCSS("opacity", "1");
  await expect(story.replay).toBeVisible();
  const isEnded = () =>
    page.evaluate(
      () => (Reflect.get(window, "screenTrack") as MediaStreamTrack).readyState === "ended",
    );
  expect(await isEnded()).toBe(true);
});

test("with reduced motion the scenes stand still, half without colour", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const story = storyPage(page);
  await story.openWithPausedClock();
  await story.wheel(844);
  await story.expectSceneAtTop(1);
  expect(await story.drains()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  expect(await story.isDrainedAt(20, 400)).toBe(false);
  expect(await story.isDrainedAt(370, 400)).toBe(true);
  await story.wheel(-844);
  await story.expectSceneAtTop(0);
  await story.start.click();
  await page.clock.runFor(4_000);
  await story.expectSceneAtTop(1);
  const runningAnimations = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
  await expect.poll(runningAnimations).toBe(0);
});

test("the survey link opens a new tab and posts exactly one event", async ({ page, form }) => {
  const counted = form.requests(/\/api\/events$/);
  const story = storyPage(page);
  await story.visit();
  await story.progress.press("End");
  const link = page.getByRole("link", { name: /^Fill out the government survey/ });
  await expect(link).toHaveAttribute("rel", "noopener");
  const event = form.nextEvent();
  await Promise.all([page.context().waitForEvent("page"), link.click()]);
  expect(await event).toMatchObject({ action: "survey_click", meta: { source: "Story" } });
  expect(counted).toHaveLength(1);
});

test("the story is accessible, and its controls are large", async ({ page }) => {
  const story = storyPage(page);
  await story.visit();
  await story.play.click();
  await story.expectPosition(/ 1 second of 28$/);
  await expectAccessible(page);
  await story.pause.click();
  await story.progress.fill("28000");
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await story.progress.press("Home");
  const first = [story.start, ...(await story.bar.getByRole("button").all())];
  const last = ["Take Action Now", /^Fill out the government survey/].map((name) =>
    page.getByRole("link", { name }),
  );
  for (const target of [...first, ...last]) {
    await target.scrollIntoViewIfNeeded();
    const side = async () => {
      const box = await target.boundingBox();
      return Math.min(box?.width ?? 0, box?.height ?? 0);
    };
    await expect.poll(side).toBeGreaterThanOrEqual(44);
  }
  expect((await story.progress.boundingBox())?.width).toBeGreaterThanOrEqual(288);
});

test("no text of the story is cut off or covered", async ({ page }) => {
  const story = storyPage(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/ga/day-without-arts", "/day-without-arts"]) {
    await page.goto(path);
    await story.waitUntilReady();
    await page.evaluate(doubleText);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const find of [findTextFaults, findLargeTextFaults]) {
        await expect.poll(() => page.evaluate(find), `${path} at ${width} px`).toEqual([]);
      }
    }
  }
  await page.evaluate(() => document.documentElement.removeAttribute("style"));
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    // A wide screen, four times as large.
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    const barHeight = (await story.bar.boundingBox())?.height ?? Number.NaN;
    const textTops = await story.sections.evaluateAll((all) =>
      all.map((section) => {
        const text = section.querySelector("p, h1, h2");
        return (text?.getBoundingClientRect().top ?? 0) - section.getBoundingClientRect().top;
      }),
    );
    expect(Math.min(...textTops), `${width} by ${height} px`).toBeGreaterThan(barHeight);
  }
});

/** Required share of the background pixels with that contrast: a thin line or a star may cross the text. */
const MIN_SHARE = 0.985;

/** Returns the share of the pixels behind each text, 0 to 1, that have the minimum contrast to its colour. */
async function contrastShares(
  page: Page,
  texts: Locator,
): Promise<{ text: string; share: number }[]> {
  const boxes = await texts.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      const { color } = getComputedStyle(element);
      (element as HTMLElement).style.setProperty("opacity", "0");
      return { x, y, width, height, color, text: element.textContent ?? "" };
    }),
  );
  const background = await page.screenshot();
  await texts.evaluateAll((all) => {
    for (const element of all) (element as HTMLElement).style.removeProperty("opacity");
  });
  const grounds = await page.evaluate(
    async ({ png, boxes }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (context === null) throw new Error("The browser has no 2D canvas");
      context.drawImage(bitmap, 0, 0);
      const hexOf = (rgb: Iterable<unknown>) =>
        `#${[...rgb].map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
      return boxes.map(({ x, y, width, height, color, text }) => {
        const { data } = context.getImageData(x, y, width, height);
        const pixels = new Map<string, number>();
        for (let at = 0; at < data.length; at += 4) {
          const pixel = hexOf(data.subarray(at, at + 3));
          pixels.set(pixel, (pixels.get(pixel) ?? 0) + 1);
        }
        return { text, ink: hexOf((color.match(/\d+/g) ?? []).slice(0, 3)), pixels: [...pixels] };
      });
    },
    { png: background.toString("base64"), boxes },
  );
  const count = (pixels: [unknown, number][]) => pixels.reduce((sum, [, each]) => sum + each, 0);
  return grounds.map(({ text, ink, pixels }) => {
    const readable = pixels.filter(([pixel]) => contrastRatio(pixel, ink) >= MIN_TEXT_CONTRAST);
    return { text, share: count(readable) / count(pixels) };
  });
}

test("every scene's text has enough contrast", async ({ page }) => {
  // Irish titles are longer, and reach further across the pictures.
  await page.goto("/ga/day-without-arts");
  const { sections, waitUntilReady } = storyPage(page);
  await waitUntilReady();
  await expect(sections).toHaveCount(8);
  await expect(page.locator("a[href='/day-without-arts-reel-ga.mp4']")).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [index, section] of (await sections.all()).entries()) {
      // A picture is drawn in the frame after it has come near the screen.
      await section.evaluate((element) => {
        element.scrollIntoView({ behavior: "instant" });
        return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      });
      for (const drain of [0, 1]) {
        await section.evaluate((element, value) => {
          for (const shape of element.querySelectorAll<SVGElement>("[data-stage]"))
            shape.style.setProperty("--progress", String(value));
        }, drain);
        const texts = section.locator("h1, h2, p, li a");
        for (const { text, share } of await contrastShares(page, texts)) {
          expect(share, `scene ${index} at ${drain}, ${width} px: ${text}`).toBeGreaterThan(
            MIN_SHARE,
          );
        }
      }
    }
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the eight scenes are shown without controls", async ({ page }) => {
    await page.goto("/day-without-arts");
    const story = storyPage(page);
    await expect(story.sections).toHaveCount(8);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A Day Without the Arts");
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(7);
    await expect(story.bar).toBeHidden();
    await expect(page.getByRole("button")).toHaveCount(0);
    expect(await story.drains()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect(await story.isDrainedAt(370, 400)).toBe(true);
    await page.getByRole("link", { name: "Take Action Now" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test("the story prints a scene a sheet, without controls", async ({ page }) => {
  const story = storyPage(page);
  await story.visit();
  await page.emulateMedia({ media: "print" });
  await expect(story.bar).toBeHidden();
  await expect(story.start).toBeHidden();
  await page.emulateMedia({ media: null });
  // The picture has lost its colour, and has it again on one half of the paper.
  await story.progress.press("End");
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(8);
});
