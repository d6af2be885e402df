import { expect, type Page } from "@playwright/test";
import { STATS_KEY } from "./fixtures.ts";

/** The text of the private page without a key. */
export const GATE = "Access restricted. Append ?key={key} to the URL to view this page.";

const BROWSER_USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

/** The `meta` of a letter's event. */
export const LETTER_META = { source: "ContactTd", provider: "gmail" };

/** Sends an event as a visitor's browser does. */
export async function sendEvent(
  origin: string,
  meta: object,
  action = "email_click",
): Promise<void> {
  const response = await fetch(`${origin}/api/events`, {
    method: "POST",
    headers: { "user-agent": BROWSER_USER_AGENT },
    body: JSON.stringify({ actor: "anon", action, entity: "cta", meta }),
  });
  expect(response.status).toBe(204);
}

/** Opens the private page with the key in its address. */
export const openStatsPage = (page: Page) => page.goto(`/private?key=${STATS_KEY}`);

/** Returns the private page's title, which it shows with its figures. */
export const statsTitle = (page: Page) =>
  page.getByRole("heading", { name: "Private Campaign Stats" });
