import { expectAccessible } from "../axe.ts";
import { expect, test } from "../fixtures.ts";

test("every TD is there without a script, in a minute's reading, and on paper", async ({
  page,
  campaign,
}) => {
  const record = await (await fetch(`${campaign.origin}/api/record`)).json();
  const tds: { questions: unknown[] }[] = record.tds;
  const asked = tds.filter(({ questions }) => questions.length > 0);
  const listed = page.locator("#every-td li:visible");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/where-they-stand");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where they stand");
  await expect(page.locator("script")).toHaveCount(0);
  const list = await page.getByRole("heading", { name: "Every TD" }).boundingBox();
  expect(list?.y, "a minute's reading").toBeLessThanOrEqual(4_500);
  await expectAccessible(page);

  await page.getByRole("banner").getByRole("link", { name: "Gaeilge" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A seasamh");
  await expect(listed).toHaveCount(tds.length);
  await expect(listed.getByRole("link", { name: "Chuir ceist" })).toHaveCount(asked.length);
  await expect(page.getByRole("link", { name: /CSV/ })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("link", { name: "Aimsigh do Theachtaí Dála" })).toHaveCount(0);
  await expect(listed).toHaveCount(tds.length);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect((pdf.match(/\/Type\s*\/Page\b/g) ?? []).length).toBeLessThanOrEqual(8);
});
