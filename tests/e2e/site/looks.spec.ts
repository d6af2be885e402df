import type { Page } from "@playwright/test";
import { snippet } from "../../../site/embed/embed-code.ts";
import { LOOK_IDS } from "../../../site/embed/look-presets.ts";
import { changed, UNSET } from "../../../site/embed/settings.ts";
import { axeOn } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { hostPage } from "../host-page.ts";
import { supporter } from "../supporter.ts";

/**
 * Asserts that the texts of the element that are shown have the contrast that
 * AA asks for: they were measured, and not found to be beyond measuring.
 */
async function readable(page: Page): Promise<void> {
  const axe = axeOn(page).withRules(["color-contrast"]);
  // Behind an open dialog the element is inert and dimmed.
  if (await page.getByRole("dialog").isVisible()) {
    axe.include({ fromShadowDom: ["bia-contact-td", "dialog"] });
  } else {
    axe.include("bia-contact-td");
  }
  const { violations, incomplete, passes } = await axe.analyze();
  const found = [...violations, ...incomplete].flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html.slice(0, 100)}: ${any.map(({ message }) => message)}`),
  );
  // A line with a larger word in it is beyond axe; its neighbours are set in the same colours.
  expect(found.filter((text) => !text.includes("Total messages sent today"))).toEqual([]);
  expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(2);
}

// Tall enough that nothing is out of sight, where it could not be measured.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1000, height: 2400 } });

for (const look of LOOK_IDS) {
  test(`pasted into a bare page, ${look} can be read in every state`, async ({
    page,
    campaign,
  }) => {
    const lines = snippet(campaign.origin, changed(UNSET, { look }), null);
    const host = await hostPage(
      `<!doctype html><html lang="en"><title>A site</title><h1>A site</h1>${lines}</html>`,
    );
    page.once("close", host.close);
    await page.goto(host.origin);
    const me = supporter(page);
    await expect(me.picker).toBeVisible();
    await readable(page);
    await me.picker.fill("d");
    await me.picker.press("ArrowDown");
    await readable(page);
    await me.picker.fill("tipperary");
    await me.picker.press("ArrowDown");
    await me.picker.press("Enter");
    await expect(me.cards).toHaveCount(6);
    await readable(page);
    await me.opening(() => me.sendAll.click());
    await expect(me.sent).toBeVisible();
    await me.sent.getByRole("button", { name: "It did not open?" }).click();
    await readable(page);
  });
}
