import { HOST_PAGES } from "../hosts/pages.mjs";
import { expect, ignoreConsoleErrors, test } from "./fixtures.ts";

const SCRIPT = "/embed/v1/bia-letter-count.js";

/** Returns the host page with a strict policy, with the badge in it; twice the script. */
function badgePage(origin: string, attributes: string): string {
  const script = `<script type="module" src="${origin}${SCRIPT}"></script>`;
  return HOST_PAGES["strict policy"]
    .replaceAll("CAMPAIGN", origin)
    .replace(
      "</html>",
      `<p>${script}<bia-letter-count ${attributes}><a href="/">Write to your TD</a></bia-letter-count></p>${script}</html>`,
    );
}

test("the badge shows and follows a partner's letters", async ({ page, campaign, form }) => {
  const partner = "badge-gallery";
  const counts = [1, 1234];
  const asked: string[] = [];
  await page.clock.install();
  await page.route("**/api/partner-count?*", async (route) => {
    asked.push(route.request().url());
    const json = { success: true, partner, count: counts.shift(), as_of: "2026-11-23T12:00:00Z" };
    await route.fulfill({ headers: { "access-control-allow-origin": "*" }, json });
  });
  await page.goto(await form.servePage(badgePage(campaign.origin, `partner="${partner}"`)));
  const badge = page.locator("bia-letter-count");
  await expect(badge.getByText("1 letter from our visitors")).toBeVisible();
  await expect(page.getByText("Write to your TD")).toBeHidden();
  expect(asked).toEqual([`${campaign.origin}/api/partner-count?partner=${partner}`]);

  await page.clock.runFor(59_000);
  expect(asked).toHaveLength(1);
  await page.clock.runFor(2_000);
  await expect(badge.getByText("1,234 letters from our visitors")).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.lang = "ga";
  });
  await expect(badge.getByText("1,234 litir ónár gcuairteoirí")).toBeVisible();
  expect(asked).toHaveLength(2);
});

test("without an answer the badge is its content", async ({
  page,
  campaign,
  consoleErrors,
  form,
}) => {
  ignoreConsoleErrors(consoleErrors, /Failed to load resource|needs a partner/);
  await page.clock.install();
  let isAway = false;
  await page.route("**/api/partner-count?*", (route) =>
    isAway ? route.fulfill({ status: 503, json: { success: false } }) : route.continue(),
  );
  await page.goto(await form.servePage(badgePage(campaign.origin, 'partner="nobody-yet"')));
  const badge = page.locator("bia-letter-count");
  await expect(badge.getByText("0 letters from our visitors")).toBeVisible();
  isAway = true;
  await page.clock.runFor(61_000);
  await expect(page.getByText("Write to your TD")).toBeVisible();
  await expect(badge.getByText("letters from")).toHaveCount(0);
  isAway = false;
  await page.clock.runFor(61_000);
  await expect(badge.getByText("0 letters from our visitors")).toBeVisible();
  await badge.evaluate((element) => element.setAttribute("partner", "No Such Name"));
  await expect(page.getByText("Write to your TD")).toBeVisible();
});
