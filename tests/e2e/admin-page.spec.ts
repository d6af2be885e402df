import type { Page } from "@playwright/test";
import { type FakeOireachtas, startFakeOireachtas } from "../oireachtas/fake-oireachtas.mjs";
import { type RunningServer, startServer } from "../servers/server-process.ts";
import { expectNoViolations, violationsBuilder } from "./axe.ts";
import { ADMIN_KEY, test as base, createDataDir, expect } from "./fixtures.ts";

/** Starts a server and a fake Oireachtas server for each test. */
const test = base.extend<{ source: FakeOireachtas; server: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs off the pattern
  source: async ({}, use) => {
    const source = await startFakeOireachtas();
    await use(source);
    await source.close();
  },
  server: async ({ source, page }, use) => {
    const { dataDir, remove } = createDataDir();
    const server = await startServer({
      DATA_DIR: dataDir,
      ADMIN_KEY,
      LOG_LEVEL: "error",
      TD_MAX_AGE_HOURS: "8760",
      ...source.env,
    });
    await use(server);
    // A page that still loads its preview would report that the server is gone.
    await page.goto("about:blank");
    await server.end("SIGTERM");
    remove();
  },
});

const populateButton = (page: Page) => page.getByRole("button", { name: "Populate TD Database" });
/**
 * Waits until the server's run has ended, which takes a minute. Asking the page meanwhile would
 * take more processor time than the run.
 */
async function untilRunEnds({ origin }: RunningServer): Promise<void> {
  const headers = { authorization: `Bearer ${ADMIN_KEY}` };
  const state = async () => {
    const { runs } = await (await fetch(`${origin}/api/populate`, { headers })).json();
    return runs[0]?.state ?? "running";
  };
  await expect.poll(state, { intervals: [1_000], timeout: 240_000 }).not.toBe("running");
}

const openAdminPage = (page: Page, { origin }: RunningServer) =>
  page.goto(`${origin}/admin#key=${ADMIN_KEY}`);

test("a key in the address signs in, is removed from the address, and is kept for the tab", async ({
  page,
  campaign: server,
}) => {
  await openAdminPage(page, server);
  await expect(page.getByRole("heading", { name: "Admin Panel", level: 1 })).toBeVisible();
  await expect(populateButton(page)).toBeEnabled();
  expect(page.url()).toBe(`${server.origin}/admin`);
  await expect(page.getByText("all 43 constituencies")).toBeVisible();
  await expect(
    page.getByText("173 TDs are stored. Details last checked 19 July 2026."),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
  await page.reload();
  await expect(populateButton(page)).toBeEnabled();
  await expectNoViolations(violationsBuilder(page));
});

test("a key in the query signs in too, and no request's referrer carries it", async ({
  page,
  campaign: server,
}) => {
  const referrers: (string | undefined)[] = [];
  // Chromium sends the address with the fonts of inline styles, whatever the policy is.
  page.on("request", (request) => {
    if (request.resourceType() !== "font") referrers.push(request.headers().referer);
  });
  await page.goto(`${server.origin}/admin?key=${ADMIN_KEY}`);
  await expect(populateButton(page)).toBeEnabled();
  expect(page.url()).toBe(`${server.origin}/admin`);
  expect(referrers.length).toBeGreaterThan(1);
  expect(referrers.join()).not.toContain(ADMIN_KEY);
});

test("a wrong key shows a message, and the right one can be typed", async ({
  page,
  campaign: server,
  consoleErrors,
}) => {
  await page.goto(`${server.origin}/admin#key=wrong`);
  await expect(page.getByRole("alert").filter({ hasText: "That key isn't right." })).toBeVisible();
  await page.getByLabel("Admin key").fill(ADMIN_KEY);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(populateButton(page)).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("401")]);
});

test("the page shows a run from its start to its report, and after a reload", async ({
  page,
  server,
  source,
}) => {
  test.setTimeout(300_000);
  const changed = source.tds[0];
  const departed = source.tds.splice(1, 1)[0];
  if (!changed || !departed) throw new Error("The fake Oireachtas has fewer than two TDs");
  changed.party = "<b>A New Party</b>";
  await openAdminPage(page, server);
  await populateButton(page).click();
  await expect(populateButton(page)).toBeDisabled();
  await expect(
    page.getByText("This process may take 2-3 minutes to complete. Please don't refresh the page."),
  ).toBeVisible();
  await expect(page.getByText("If the page closes anyway, the run continues.")).toBeVisible();
  await expect(page.getByText(/^\d+ of 173 TDs, \d+ addresses$/)).toBeVisible();
  await page.reload();
  await expect(populateButton(page)).toBeDisabled();
  await expect(page.getByRole("progressbar")).toHaveAttribute("max", "173");
  await expect(page.getByText("Cork North-Central", { exact: true })).toBeVisible();

  await untilRunEnds(server);
  await expect(page.getByRole("heading", { name: "Population Complete" })).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: "TD Data Population Complete" }),
  ).toContainText("Successfully populated TD email addresses");
  const report = page.getByRole("region", { name: "Report" });
  await expect(report.getByRole("row", { name: changed.name })).toContainText(
    "→ <b>A New Party</b>",
  );
  await expect(report.getByRole("row", { name: departed.name })).toContainText("Left");
  await expect(report.getByRole("row", { name: "Daniel Ennis" })).toContainText("No address");
  await expect(page.getByRole("region", { name: "Last runs" })).toContainText(
    "172 stored; 0 new, 1 left, 1 changed",
  );
  await expectNoViolations(violationsBuilder(page));
});
