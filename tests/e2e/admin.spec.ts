import type { Page } from "@playwright/test";
import type { PopulationEnd, PopulationOverview } from "../../api/contract/population.ts";
import { startFakeOireachtas } from "../oireachtas/fake-oireachtas.ts";
import { expectAccessible } from "./axe.ts";
import { ADMIN_KEY, expect, ignoreConsoleErrors, test } from "./fixtures.ts";

const populateButton = (page: Page) => page.getByRole("button", { name: "Populate TD Database" });

test("a key in the address signs in, is kept for the tab, and is in no address and no referrer", async ({
  page,
  campaign,
}) => {
  const referrers: (string | undefined)[] = [];
  // Chromium sends the address with the fonts of inline styles, whatever the policy is.
  page.on("request", (request) => {
    if (request.resourceType() !== "font") referrers.push(request.headers().referer);
  });
  await page.goto(`${campaign.origin}/admin?key=${ADMIN_KEY}#tds`);
  await expect(page.getByRole("heading", { name: "Admin Panel", level: 1 })).toBeVisible();
  await expect(populateButton(page)).toBeEnabled();
  expect(page.url()).toBe(`${campaign.origin}/admin#tds`);
  expect(referrers.length).toBeGreaterThan(1);
  expect(referrers.join()).not.toContain(ADMIN_KEY);
  await expect(
    page.getByText("173 TDs are stored. Details last checked 19 July 2026."),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
  await page.reload();
  await expect(populateButton(page)).toBeEnabled();
  await expectAccessible(page);
});

test("a page whose script is missing says 'Reload the page', and afterwards what was typed is there", async ({
  page,
  campaign,
  consoleErrors,
}) => {
  ignoreConsoleErrors(consoleErrors, /Failed to (?:load resource|fetch dynamically imported)/);
  await page.goto(`${campaign.origin}/admin?key=${ADMIN_KEY}#letter`);
  const subject = page.getByLabel("Subject", { exact: true });
  await subject.fill("Vote tonight");
  const scripts = "**/assets/*.js";
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  const reload = page.getByRole("alert").getByRole("button", { name: "Reload the page" });
  await expect(reload).toBeVisible();
  await expectAccessible(page);
  await page.unroute(scripts);
  await reload.click();
  await expect(subject).toHaveValue("Vote tonight");

  for (const path of ["/ga/", "/ga/tds/clare"]) {
    await page.route("**/embed/v1/*", (route) => route.fulfill({ status: 404 }));
    await page.goto(`${campaign.origin}${path}`);
    await expect(page.getByRole("button", { name: "Athlódáil an leathanach" })).toBeVisible();
  }
});

test("the page shows a run from its start, after a reload, and to its report", async ({
  page,
  startOwnServer,
}) => {
  const source = await startFakeOireachtas();
  const { origin } = await startOwnServer({ TD_MAX_AGE_HOURS: "8760", ...source.env });
  await page.goto(`${origin}/admin#tds&key=${ADMIN_KEY}`);
  await populateButton(page).click();
  await expect(populateButton(page)).toBeDisabled();
  await expect(
    page.getByText("This process may take 2-3 minutes to complete. Please don't refresh the page."),
  ).toBeVisible();
  await expect(page.getByText("If the page closes anyway, the run continues.")).toBeVisible();

  // The run takes a minute. A tab that is opened again is told of its end.
  const end: PopulationEnd = {
    success: true,
    message: "Successfully populated TD email addresses",
    report: {
      ...{ stored: 173, sitting: 174, constituencies: 43, unreached: [] },
      ...{ added: [], changed: [], withoutAddress: [], sourceTime: "2026-11-20T21:40:00Z" },
      removed: [{ name: "Fiachra Devane", constituency: "Galway West" }],
    },
  };
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.route("**/api/populate/progress", async (route) => {
    await finished;
    const body = `event: end\ndata: ${JSON.stringify(end)}\n\n`;
    await route.fulfill({ contentType: "text/event-stream", body });
    await page.route("**/api/populate", async (stored) => {
      const overview: PopulationOverview = await (await stored.fetch()).json();
      const [run] = overview.runs;
      Object.assign(run ?? {}, { ...end, state: "succeeded" });
      await stored.fulfill({ json: overview });
    });
  });
  await page.reload();
  await expect(populateButton(page)).toBeDisabled();
  await expect(page.getByRole("progressbar")).toBeVisible();
  finish();
  await expect(page.getByRole("heading", { name: "Population Complete" })).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: "TD Data Population Complete" }),
  ).toContainText("Successfully populated TD email addresses");
  const report = page.getByRole("region", { name: "Report" });
  await expect(report.getByRole("listitem").filter({ hasText: "Fiachra Devane" })).toContainText(
    "Removed",
  );
  await source.close();
});
