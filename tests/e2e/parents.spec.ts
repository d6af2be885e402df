import { parentsPage } from "../hosts/parents.mjs";
import { expect, test } from "./fixtures.ts";

test("in every parent the element takes the width there is, before and after a lookup", async ({
  page,
  campaign,
  form,
}) => {
  test.setTimeout(300_000);
  await form.openPage(parentsPage(campaign.origin));
  await page.waitForFunction(() => Reflect.has(window, "measured"), null, { timeout: 240_000 });
  expect(await page.evaluate(() => Reflect.get(window, "faults"))).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, "measured"))).toBeGreaterThanOrEqual(400);
});
