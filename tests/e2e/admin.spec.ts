import type { Page } from "@playwright/test";
import type { PopulationEnd } from "../../api/contract/population.ts";
import { startFakeOireachtas } from "../oireachtas/fake-oireachtas.ts";
import { expectAccessible, expectNoOverflow } from "./axe.ts";
import { ADMIN_KEY, expect, test } from "./fixtures.ts";

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
  await page.goto(`${campaign.origin}/admin?key=${ADMIN_KEY}`);
  await expect(page.getByRole("heading", { name: "Admin Panel", level: 1 })).toBeVisible();
  await expect(populateButton(page)).toBeEnabled();
  expect(page.url()).toBe(`${campaign.origin}/admin`);
  expect(referrers.length).toBeGreaterThan(1);
  expect(referrers.join()).not.toContain(ADMIN_KEY);
  await expect(page.getByText("all 43 constituencies")).toBeVisible();
  await expect(
    page.getByText("173 TDs are stored. Details last checked 19 July 2026."),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
  await page.reload();
  await expect(populateButton(page)).toBeEnabled();
  await expectAccessible(page);
});

test("a wrong key shows a message, and the right one can be typed", async ({
  page,
  campaign,
  consoleErrors,
}) => {
  await page.goto(`${campaign.origin}/admin#key=wrong`);
  await expect(page.getByRole("alert").filter({ hasText: "That key isn't right." })).toBeVisible();
  await page.getByLabel("Admin key").fill(ADMIN_KEY);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(populateButton(page)).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("401")]);
});

test("the page shows a run from its start, after a reload, and to its report", async ({
  page,
  startOwnServer,
}) => {
  const source = await startFakeOireachtas();
  const { origin } = await startOwnServer({ TD_MAX_AGE_HOURS: "8760", ...source.env });
  await page.goto(`${origin}/admin#key=${ADMIN_KEY}`);
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
  await expect(report.getByRole("row", { name: "Fiachra Devane" })).toContainText("Removed");
  await source.close();
});

const nextVersion = (page: Page) => page.getByRole("region", { name: "Next version" });
const subject = (page: Page) => nextVersion(page).getByLabel("Subject", { exact: true });
const preview = (page: Page) => page.getByRole("region", { name: "Preview", exact: true });

test("staff try the changed subject in the preview, publish it, and take it back", async ({
  page,
  context,
  startOwnServer,
}) => {
  const server = await startOwnServer();
  const servedSubject = async () => {
    const campaign = await (await fetch(`${server.origin}/api/campaign`)).json();
    return campaign.texts.en.letter.subject;
  };
  const tdsPage = async () => (await fetch(`${server.origin}/tds/clare`)).text();
  const bundled = await servedSubject();
  await page.goto(`${server.origin}/admin#key=${ADMIN_KEY}`);
  await expect(page.getByRole("region", { name: "Published now" })).toContainText(bundled);
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  // The preview is the element with the draft. A letter sent there is neither opened nor counted.
  const send = preview(page).getByRole("button", { name: "Send to All TDs Now!" });
  await expect(send).toBeVisible();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await subject(page).fill("Vote tonight");
  await expect(preview(page).getByText("Vote tonight")).toBeVisible();
  await send.click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  // The dialog fetches the reminder of a second letter.
  expect(requests.filter((path) => !/^\/assets\/second-letter-[\w-]+\.js$/.test(path))).toEqual([]);

  expect(context.pages()).toEqual([page]);

  await nextVersion(page).getByLabel("Your name").fill("Máire");
  await nextVersion(page).getByLabel("Why you publish it").fill("The vote is tonight");
  await nextVersion(page).getByRole("button", { name: "Publish", exact: true }).click();
  await expect(nextVersion(page).getByText("Version 1 is published.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Published now" })).toContainText("Máire");
  expect(await servedSubject()).toBe("Vote tonight");
  await expect.poll(tdsPage, { timeout: 60_000 }).toContain("Vote tonight");

  await page.getByRole("button", { name: "Take back The bundled campaign" }).click();
  await expect(
    page
      .getByRole("dialog")
      .getByRole("region", { name: "What The bundled campaign would change" }),
  ).toContainText(bundled);
  await page.getByRole("button", { name: "Publish The bundled campaign again" }).click();
  await expect(page.getByText("Version 2 is published.")).toBeVisible();
  expect(await servedSubject()).toBe(bundled);
  await expect(subject(page)).toHaveValue(bundled);

  // Staff alone see the pages of a draft, with their styles.
  await nextVersion(page)
    .getByLabel(/^Draft/)
    .check();
  await nextVersion(page)
    .getByLabel(/^Headline/)
    .first()
    .fill("Tonight:\nRing your TD");
  await page.getByRole("button", { name: "Show the pages" }).click();
  const headline = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  await expect(headline).toContainText("Ring your TD");
  await expect(headline).toHaveCSS("font-family", /Bricolage/);
  await page.getByLabel("Page", { exact: true }).selectOption("/privacy");
  await expect(headline).toContainText("Privacy");
  expect(await (await fetch(server.origin)).text()).not.toContain("Ring your TD");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(ADMIN_KEY);
});
