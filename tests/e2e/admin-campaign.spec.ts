import type { Page } from "@playwright/test";
import { type RunningServer, startServer } from "../servers/server-process.ts";
import { ADMIN_KEY, test as base, createDataDir, expect } from "./fixtures.ts";

/** A server of its own, because what it publishes changes every page. */
const test = base.extend<{ server: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs off the pattern
  server: async ({}, use) => {
    const { dataDir, remove } = createDataDir();
    const server = await startServer({
      DATA_DIR: dataDir,
      ADMIN_KEY,
      LOG_LEVEL: "error",
      POPULATE_EVERY_HOURS: "0",
    });
    await use(server);
    await server.end("SIGTERM");
    remove();
  },
});

const nextVersion = (page: Page) => page.getByRole("region", { name: "Next version" });
const subject = (page: Page) => nextVersion(page).getByLabel("Subject", { exact: true });
const preview = (page: Page) => page.getByRole("region", { name: "Preview", exact: true });

test("staff try the changed subject in the preview, publish it, and take it back", async ({
  page,
  context,
  server,
}) => {
  const servedSubject = async () => {
    const campaign = await (await fetch(`${server.origin}/api/campaign`)).json();
    return campaign.texts.en.letter.subject;
  };
  const tdsPage = async () => (await fetch(`${server.origin}/tds?constituency=Clare`)).text();
  const bundled = await servedSubject();
  await page.goto(`${server.origin}/admin#key=${ADMIN_KEY}`);
  await expect(page.getByRole("region", { name: "Published now" })).toContainText(bundled);
  await page.setViewportSize({ width: 320, height: 900 });
  const beside = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(beside).toBe(0);
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
  expect(requests.filter((path) => !/^\/assets\/again-[\w-]+\.js$/.test(path))).toEqual([]);

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
