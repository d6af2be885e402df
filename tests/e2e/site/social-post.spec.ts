import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

/** Serves a page instead of instagram.com and returns the list of requested URLs, which grows. */
async function stubInstagram(page: Page, body: string): Promise<string[]> {
  const requested: string[] = [];
  await page.route("https://www.instagram.com/**", (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body });
  });
  return requested;
}

const show = (page: Page) => page.getByRole("button", { name: "Show the post" });

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

test("the post loads only after a click, with a note on what that means, and cannot read a staff key or navigate the page", async ({
  page,
  consoleErrors,
}) => {
  const requested = await stubInstagram(
    page,
    `<p id="found"></p><script>
      const attempts = [
        () => parent.sessionStorage.getItem("admin-key"),
        () => top.document.cookie,
        () => sessionStorage.getItem("admin-key"),
        () => { top.location = "https://www.instagram.com/elsewhere"; },
      ];
      document.getElementById("found").textContent = attempts.map((attempt) => {
        try { return String(attempt()); } catch { return "refused"; }
      }).join(" ");
    </script>`,
  );
  await page.goto("/");
  await page.evaluate(() => sessionStorage.setItem("admin-key", "secret"));
  await expect(page.getByText("Showing it connects you to Meta")).toBeVisible();
  expect(requested).toEqual([]);
  await show(page).click();
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("title", /^Post by .* on Instagram$/);
  await expect(frame).toBeFocused();
  // A browser that blocks other sites' storage refuses the frame its own as well.
  await expect(frame.contentFrame().locator("#found")).toHaveText(
    /^refused refused (null|refused) refused$/,
  );
  await expect(show(page)).toBeHidden();
  // Also where a browser blocks the frame.
  await expect(page.getByRole("link", { name: "See the post on Instagram" })).toBeVisible();
  expect(requested).toEqual([
    expect.stringMatching(/^https:\/\/www\.instagram\.com\/.*\/embed\/$/),
  ]);
  await expect(page).toHaveURL(/\/$/);
  consoleErrors.length = 0;
});

test("no page's policy allows a script of another site, and only the action page a frame of Instagram", async ({
  request,
}) => {
  const policy = async (path: string) =>
    (await request.get(path)).headers()["content-security-policy"] ?? "";
  expect(await policy("/")).toContain("frame-src https://www.instagram.com;");
  for (const path of ["/", "/privacy", "/private", "/admin", "/embed", "/day-without-arts"]) {
    expect(await policy(path)).toMatch(/script-src 'self'( 'sha256-[\w+/]+=*')?;/);
  }
  for (const path of ["/privacy", "/private", "/admin", "/nowhere", "/tds?constituency=Clare"]) {
    expect(await policy(path)).not.toContain("instagram");
  }
});
