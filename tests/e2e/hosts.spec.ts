import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "./fixtures.ts";
import { hostPage } from "./host-page.ts";
import { supporter } from "./supporter.ts";

const HOSTS = resolve(import.meta.dirname, "../hosts");

for (const file of readdirSync(HOSTS).filter((name) => name.endsWith(".html"))) {
  test(`on ${file} the main job is done, and the page is left as it was`, async ({
    page,
    campaign,
  }) => {
    const me = supporter(page);
    const html = readFileSync(join(HOSTS, file), "utf8").replaceAll("CAMPAIGN", campaign.origin);
    const host = await hostPage(html);
    page.once("close", host.close);
    await page.goto(host.origin);
    const heading = page.getByRole("heading", { level: 1 });
    const look = () =>
      heading.evaluate((node) => JSON.stringify(Object.entries(getComputedStyle(node))));
    const before = await look();

    await me.picker.click();
    await me.picker.fill("dun laoghaire");
    await me.picker.press("ArrowDown");
    await me.picker.press("Enter");
    await expect(me.cards).toHaveCount(4);
    const size = await me.sendAll.boundingBox();
    expect(size?.height).toBeGreaterThanOrEqual(44);
    const opened = await me.opening(() => me.sendAll.click());
    expect(opened.searchParams.get("to")?.split(",")).toHaveLength(4);
    await expect(me.sent).toBeVisible();
    await expect(me.sent.getByRole("button", { name: "Close" })).toBeInViewport();
    await expect(me.toast("Email client opened!")).toBeInViewport();
    await me.sent.getByRole("button", { name: "Close" }).click();

    expect(await look()).toBe(before);
    // What leaves a shadow root, a style element or a class would be found here.
    expect(await page.locator("head style:not(:only-of-type), [data-styled], #bia").count()).toBe(
      0,
    );
  });
}
