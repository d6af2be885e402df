import { readFile } from "node:fs/promises";
import { expectNoViolations, violationsBuilder } from "../axe.ts";
import { expect, ignoreConsoleErrors, test } from "../fixtures.ts";
import { LETTER_META, openStatsPage, sendEvent } from "../stats-page.ts";

test("staff make a private link, and the partner sees its own letters, takes them as CSV and prints one page", async ({
  page,
  campaign,
  context,
  consoleErrors,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const provider of ["gmail", "gmail", "outlook", "post"]) {
    await sendEvent(campaign.origin, { ...LETTER_META, partner: "figures-gallery", provider });
  }
  await sendEvent(campaign.origin, { ...LETTER_META, partner: "figures-theatre" });

  await openStatsPage(page);
  await page.getByText("Private link for a partner").click();
  await page.getByLabel("Partner", { exact: true }).fill("figures-gallery");
  await page.getByLabel(/^Last day it works/).fill("2999-12-31");
  await page.getByRole("button", { name: "Make the link" }).click();
  const address =
    (await page.getByRole("code").filter({ hasText: "/figures/" }).textContent()) ?? "";
  expect(address).toMatch(
    new RegExp(`^${campaign.origin}/figures/figures-gallery\\.2999-12-31\\.[\\w-]{43}$`),
  );
  await page.getByRole("button", { name: "Copy the address" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expectNoViolations(violationsBuilder(page));

  const opened = await page.goto(address);
  expect(await opened?.headerValue("cache-control")).toBe("private, no-store");
  expect(await opened?.headerValue("referrer-policy")).toBe("no-referrer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "4 letters opened by visitors of figures-gallery",
  );
  const providers = page.getByRole("region", { name: "By email provider" }).getByRole("row");
  await expect(providers).toHaveText([/Provider/, /Gmail2/, /Outlook1/, /Printed to post1/]);
  const ofCampaign = await page
    .getByText(/^4 of [\d,]+ in the whole campaign/)
    .last()
    .textContent();
  const shown = Number(/of ([\d,]+)/.exec(ofCampaign ?? "")?.[1]?.replaceAll(",", ""));
  // The public counter is at most ten seconds old.
  const counted = async () => (await (await fetch(`${campaign.origin}/api/actions`)).json()).total;
  await expect.poll(counted, { timeout: 20_000 }).toBe(shown);
  await expect(page.getByRole("main")).not.toContainText("theatre");
  await expect(
    page.getByText("The address works until the end of 31 December 2999."),
  ).toBeVisible();
  await expect(page.locator("script")).toHaveCount(0);
  await expectNoViolations(violationsBuilder(page));
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "All figures as CSV" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("letters-figures-gallery.csv");
  expect(await readFile(await file.path(), "utf8")).toMatch(/\r\nprovider,gmail,2,\r\n/);

  await page.getByRole("link", { name: "Gaeilge" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "4 litir a d’oscail cuairteoirí figures-gallery",
  );
  expect(new URL(page.url()).pathname).toBe(`/ga${new URL(address).pathname}`);
  await expectNoViolations(violationsBuilder(page));

  ignoreConsoleErrors(consoleErrors, /404/);
  const forged = await page.goto(address.replace("figures-gallery", "figures-theatre"));
  expect(forged?.status()).toBe(404);
  const unknown = await (await fetch(`${campaign.origin}/nowhere`)).text();
  expect(await forged?.text()).toBe(unknown);
});
