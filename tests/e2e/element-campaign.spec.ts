import type { Campaign } from "../../api/contract/campaign/campaign.ts";
import { campaignWith, NIGHT_BUSES } from "../campaign/invented-campaign.ts";
import { startServer } from "../servers/server-process.ts";
import type { ContactForm } from "./contact-form.ts";
import { ADMIN_KEY, createDataDir, expect, test } from "./fixtures.ts";

/** Publishes a version of the campaign as staff do. */
async function publish(origin: string, version: number, campaign: Campaign): Promise<void> {
  const response = await fetch(`${origin}/api/admin/campaign`, {
    method: "PUT",
    headers: { authorization: `Bearer ${ADMIN_KEY}`, "if-match": `"${version}"` },
    body: JSON.stringify({ campaign, author: "Máire", note: "A test" }),
  });
  expect(response.status).toBe(200);
}

/** Opens a partner's page with the element of this campaign. */
function openPartnerPage(form: ContactForm, origin: string): Promise<void> {
  return form.openPage(
    `<!doctype html><html lang="en"><title>A gallery</title><h1>A gallery</h1>
    <bia-contact-td><a href="${origin}/">Contact your TD</a></bia-contact-td>
    <script type="module" src="${origin}/embed/v1/bia-contact-td.full.js"></script></html>`,
  );
}

test("the element on a partner's page sends the published letter, and follows the campaign's state", async ({
  page,
  form,
}) => {
  const { dataDir, remove } = createDataDir();
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: "error", ADMIN_KEY });
  const fallback = page.getByRole("link", { name: "Contact your TD" });

  await publish(server.origin, 0, NIGHT_BUSES);
  await openPartnerPage(form, server.origin);
  await form.choose("clare");
  await expect(form.cards).toHaveCount(4);
  await expect(page.getByText("A bus home after midnight")).toBeVisible();
  // In the campaign's colours, except for those that the page sets.
  await expect(form.sendAll).toHaveCSS("background-color", "rgb(122, 31, 162)");
  await page.addStyleTag({ content: "bia-contact-td { --bia-accent: #004400 }" });
  await expect(form.sendAll).toHaveCSS("background-color", "rgb(0, 68, 0)");
  const opened = await form.openedUrl();
  expect(opened.searchParams.get("su")).toBe("A bus home after midnight");
  await expect(form.sentDialog).toContainText("Ask your friends how they get home");

  const won = { achieved: "The N8 runs.", next: "Thank your TDs." };
  await publish(server.origin, 1, campaignWith({ state: "won", en: won }));
  await openPartnerPage(form, server.origin);
  await expect(page.getByText("The N8 runs.")).toBeVisible();
  await expect(page.getByText("Thank your TDs.")).toBeVisible();
  await expect(form.picker).toBeHidden();
  await expect(fallback).toBeHidden();

  const paused = { paused: "The vote is tomorrow." };
  await publish(server.origin, 2, campaignWith({ state: "paused", en: paused }));
  await openPartnerPage(form, server.origin);
  await expect(page.getByText("The vote is tomorrow.")).toBeVisible();

  await publish(server.origin, 3, campaignWith({ state: "draft" }));
  await openPartnerPage(form, server.origin);
  await expect(form.picker).toBeHidden();
  await expect(fallback).toBeVisible();

  // A page that cannot ask has the campaign that the element was built with.
  await page.route("**/api/campaign", (route) => route.fulfill({ status: 204 }));
  await openPartnerPage(form, server.origin);
  await form.choose("clare");
  await expect(page.getByText("RE: Retain, Extend, Expand")).toBeVisible();

  // A request that is still under way would fail with the server.
  await page.close();
  await server.end("SIGTERM");
  remove();
});
