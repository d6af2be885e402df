import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const SCRIPT = "https://www.instagram.com/embed.js";

/** Stands in for Instagram's script: replaces each quoted post with a frame. */
const STUB = `window.instgrm = { Embeds: { process() {
  for (const quote of document.querySelectorAll("blockquote.instagram-media")) {
    const frame = document.createElement("iframe");
    frame.title = "The post";
    frame.src = quote.dataset.instgrmPermalink + "embed/";
    quote.replaceWith(frame);
  }
} } };`;

/** Serves the stub instead of instagram.com and returns the list of requested URLs, which grows. */
async function stubInstagram(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route("https://www.instagram.com/**", (route) => {
    const url = route.request().url();
    requested.push(url);
    return url === SCRIPT
      ? route.fulfill({ contentType: "text/javascript", body: STUB })
      : route.fulfill({ contentType: "text/html", body: "<p>A post from Instagram</p>" });
  });
  return requested;
}

test("no page requests another host before a click", async ({
  page,
  externalRequests,
  context,
  consoleErrors,
}) => {
  for (const path of ["/", "/privacy", "/embed", "/nowhere"]) {
    await page.goto(path);
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState("networkidle");
  }
  expect(externalRequests).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  // The browser itself reports the 404.
  consoleErrors.length = 0;
});

test("the post loads only after a click, and a note explains what loading it means", async ({
  page,
}) => {
  const requested = await stubInstagram(page);
  await page.goto("/");
  await expect(page.getByText("Showing it connects you to Meta")).toBeVisible();
  expect(requested).toEqual([]);
  await page.getByRole("button", { name: "Show the post" }).click();
  await expect(page.frameLocator("iframe").getByText("A post from Instagram")).toBeVisible();
  await expect(page.getByRole("group", { name: /^Post by/ })).toBeFocused();
  await expect(page.getByRole("button", { name: "Show the post" })).toBeHidden();
  await expect(page.getByRole("link", { name: "See the post on Instagram" })).toBeVisible();
  expect(requested.filter((url) => url === SCRIPT)).toHaveLength(1);
});

test("when the script is blocked, the note and the link stay and the post can be retried", async ({
  page,
  consoleErrors,
}) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto("/");
  await page.getByRole("button", { name: "Show the post" }).click();
  await expect(page.getByText("The post didn’t load. See it on Instagram.")).toBeVisible();
  await expect(page.getByRole("link", { name: "See the post on Instagram" })).toBeVisible();
  await stubInstagram(page);
  await page.getByRole("button", { name: "Show the post" }).click();
  await expect(page.frameLocator("iframe").getByText("A post from Instagram")).toBeVisible();
  consoleErrors.length = 0;
});

test("only the action page's policy allows Instagram, and only its script and its frame", async ({
  request,
}) => {
  const policy = async (path: string) =>
    (await request.get(path)).headers()["content-security-policy"] ?? "";
  const home = await policy("/");
  expect(home).toContain(`script-src 'self' ${SCRIPT};`);
  expect(home).toContain("frame-src https://www.instagram.com;");
  expect(home).toContain("connect-src 'self';");
  for (const path of ["/privacy", "/nowhere", "/tds?constituency=Clare"]) {
    expect(await policy(path)).not.toContain("instagram");
  }
});
