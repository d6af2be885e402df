import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const SCRIPT = "https://www.instagram.com/embed.js";

/** What the network's script does, near enough: it puts a frame in the place of each quoted post. */
const STUB = `window.instgrm = { Embeds: { process() {
  for (const quote of document.querySelectorAll("blockquote.instagram-media")) {
    const frame = document.createElement("iframe");
    frame.title = "The post";
    frame.src = quote.dataset.instgrmPermalink + "embed/";
    quote.replaceWith(frame);
  }
} } };`;

async function stub(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route("https://www.instagram.com/**", (route) => {
    const url = route.request().url();
    asked.push(url);
    return url === SCRIPT
      ? route.fulfill({ contentType: "text/javascript", body: STUB })
      : route.fulfill({ contentType: "text/html", body: "<p>A post from Instagram</p>" });
  });
  return asked;
}

test("no other host is asked for anything before a click", async ({
  page,
  foreign,
  context,
  complaints,
}) => {
  for (const path of ["/", "/privacy", "/embed", "/nowhere"]) {
    await page.goto(path);
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState("networkidle");
  }
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  // The browser itself reports the 404.
  complaints.length = 0;
});

test("the post is shown to who asks for it, once the note has said what that means", async ({
  page,
}) => {
  const asked = await stub(page);
  await page.goto("/");
  await expect(page.getByText("Showing it contacts Meta")).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Show the post" }).click();
  await expect(page.frameLocator("iframe").getByText("A post from Instagram")).toBeVisible();
  await expect(page.getByRole("group", { name: /^Post by/ })).toBeFocused();
  await expect(page.getByRole("button", { name: "Show the post" })).toBeHidden();
  await expect(page.getByRole("link", { name: "See the post on Instagram" })).toBeVisible();
  expect(asked.filter((url) => url === SCRIPT)).toHaveLength(1);
});

test("a blocked script leaves the note and the plain link, and may be tried again", async ({
  page,
  complaints,
}) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto("/");
  await page.getByRole("button", { name: "Show the post" }).click();
  await expect(page.getByText("The post could not be loaded here.")).toBeVisible();
  await expect(page.getByRole("link", { name: "See the post on Instagram" })).toBeVisible();
  await stub(page);
  await page.getByRole("button", { name: "Show the post" }).click();
  await expect(page.frameLocator("iframe").getByText("A post from Instagram")).toBeVisible();
  complaints.length = 0;
});

test("only the action page may reach the network, and nothing else of it", async ({ request }) => {
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
