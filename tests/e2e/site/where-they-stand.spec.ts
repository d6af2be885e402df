import type { Page } from "@playwright/test";
import { expectAccessible } from "../axe.ts";
import { expect, test } from "../fixtures.ts";

const recordOf = async (origin: string): Promise<{ questions: unknown[] }[]> =>
  (await (await fetch(`${origin}/api/record`)).json()).tds;

const listed = (page: Page) => page.locator("[data-tds] li:visible");

test("a reader filters the TDs, and a link keeps the filter", async ({ page, campaign }) => {
  const tds = await recordOf(campaign.origin);
  const all = tds.length;
  const asked = tds.filter(({ questions }) => questions.length > 0).length;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/where-they-stand");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where they stand");
  await expect(page.getByRole("status")).toHaveText(`${all} of ${all} shown`);
  await expect(listed(page)).toHaveCount(all);
  const before = await page.getByRole("heading", { name: "Every TD" }).boundingBox();
  expect(before?.y, "a minute's reading").toBeLessThanOrEqual(4_500);
  await page.getByLabel("Has asked").check();
  await expect(listed(page)).toHaveCount(asked);
  await expect(page.getByRole("status")).toHaveText(`${asked} of ${all} shown`);
  await expect(page).toHaveURL(/\?asked=1$/);
  await page.getByLabel("Has asked").uncheck();
  await page.getByLabel("Constituency").selectOption("Clare");
  await expect(page.getByRole("status")).toHaveText(`4 of ${all} shown`);
  await expect(page.getByRole("heading", { level: 3 }).last()).toHaveText("Clare");
  await expectAccessible(page);

  await page.reload();
  await expect(listed(page)).toHaveCount(4);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(listed(page)).toHaveCount(all);
  await expect(page).toHaveURL(/where-they-stand$/);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("textbox").or(page.getByRole("combobox"))).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("banner").getByRole("link", { name: "Gaeilge" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A seasamh");
  await page.getByLabel("Dáilcheantar").selectOption("An Clár");
  await expect(page.getByRole("heading", { level: 3 }).last()).toHaveText("An Clár");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every TD is there, and on paper", async ({ page, campaign }) => {
    const tds = await recordOf(campaign.origin);
    const all = tds.length;
    const asked = tds.filter(({ questions }) => questions.length > 0);
    await page.goto("/ga/where-they-stand");
    await expect(listed(page)).toHaveCount(all);
    await expect(listed(page).getByRole("link", { name: "Chuir ceist" })).toHaveCount(asked.length);
    await expect(page.getByRole("combobox")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /CSV/ })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("link", { name: "Aimsigh do Theachtaí Dála" })).toHaveCount(0);
    await expect(listed(page)).toHaveCount(all);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect((pdf.match(/\/Type\s*\/Page\b/g) ?? []).length).toBeLessThanOrEqual(8);
  });
});
