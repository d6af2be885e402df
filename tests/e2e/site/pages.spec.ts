import { expect, ignoreConsoleErrors, test } from "../fixtures.ts";

test("the skip link moves the focus past the masthead", async ({ page }) => {
  await page.goto("/privacy");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the page" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("late or blocked fonts cause no layout shift", async ({ page, consoleErrors }) => {
  ignoreConsoleErrors(consoleErrors, /Failed to load resource/);
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const layoutShift = () =>
      [...shifts, ...observer.takeRecords()].reduce(
        (sum, shift) => sum + Number(Reflect.get(shift, "value")),
        0,
      );
    Object.assign(window, { layoutShift });
  });
  for (const end of ["continue", "abort"] as const) {
    let requested = 0;
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/*.woff2", async (route) => {
      requested += 1;
      await isReleased;
      await route[end]();
    });
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("combobox", { name: "Find Your TDs" })).toBeVisible();
    await expect.poll(() => requested).toBeGreaterThan(1);
    release();
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let painted = 0; painted < 3; painted += 1) await new Promise(requestAnimationFrame);
    });
    expect(await page.evaluate("layoutShift()"), `fonts: ${end}`).toBeLessThan(0.01);
    await page.unroute("**/*.woff2");
  }
});

test("an address with a curly quote is said to be one", async ({ page, consoleErrors }) => {
  ignoreConsoleErrors(consoleErrors, /404/);
  const note = page.getByText("This address has a curly quote in it");
  await page.goto("/nowhere");
  await expect(page.getByRole("link", { name: "Return to Home" })).toBeVisible();
  await expect(note).toBeHidden();
  await page.goto("/kit”");
  await expect(note).toBeVisible();
  await expect(page.getByRole("link", { name: "Copy it again" })).toHaveAttribute("href", "/embed");
});

test("the post loads after a click, and reads no key", async ({ page, consoleErrors }) => {
  const requested: string[] = [];
  const body = `<p id="found"></p><script>
      const attempts = [
        () => parent.sessionStorage.getItem("admin-key"),
        () => top.document.cookie,
        () => sessionStorage.getItem("admin-key"),
        () => { top.location = "https://www.instagram.com/elsewhere"; },
      ];
      document.getElementById("found").textContent = attempts.map((attempt) => {
        try { return String(attempt()); } catch { return "refused"; }
      }).join(" ");
    </script>`;
  await page.route("https://www.instagram.com/**", (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body });
  });
  const show = page.getByRole("button", { name: "Show the post" });
  await page.goto("/");
  await page.evaluate(() => sessionStorage.setItem("admin-key", "secret"));
  await expect(page.getByText("Showing it connects you to Meta")).toBeVisible();
  expect(requested).toEqual([]);
  await show.click();
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("title", /^Post by .* on Instagram$/);
  await expect(frame).toBeFocused();
  // A browser that blocks other sites' storage refuses the frame its own as well.
  await expect(frame.contentFrame().locator("#found")).toHaveText(
    /^refused refused (null|refused) refused$/,
  );
  await expect(show).toBeHidden();
  // Also where a browser blocks the frame.
  await expect(page.getByRole("link", { name: "See the post on Instagram" })).toBeVisible();
  expect(requested).toEqual([
    expect.stringMatching(/^https:\/\/www\.instagram\.com\/.*\/embed\/$/),
  ]);
  await expect(page).toHaveURL(/\/$/);
  consoleErrors.length = 0;
});

test.describe("in a browser that lets pages copy", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a reply to a TD's answer is copied or sent", async ({ page }) => {
    await page.goto("/ga/");
    await page.getByRole("link", { name: "D’fhreagair siad. Cad anois?" }).click();
    await page.getByRole("link", { name: "English" }).last().click();
    const answer = page.locator("section", {
      has: page.getByRole("heading", { name: "A friendly maybe" }),
    });
    await answer.getByRole("button", { name: "Copy: A friendly maybe" }).click();
    await expect(answer.getByRole("status")).toHaveText("Copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Thank you for your kind reply\..*say so in public\?$/);
    const mail = await answer.getByRole("link", { name: "Open in your email app" });
    expect(await mail.getAttribute("href")).toBe(`mailto:?body=${encodeURIComponent(copied)}`);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a supporter finds and prints their TDs and the letter", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("combobox", { name: "Find Your TDs" }).selectOption("Dún Laoghaire");
    await page.getByRole("button", { name: "Show your TDs" }).click();
    await expect(page).toHaveTitle(/^Your TDs in Dún Laoghaire – 4 TDs\. One letter\. \|/);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Your TDs in Dún Laoghaire");
    const letter = page.getByText("I am your constituent, with one request");
    await expect(letter).toBeVisible();
    const all = page.getByRole("link", { name: "Send to All TDs Now!" });
    await expect(all).toHaveAttribute("href", /^mailto:[^?]+(,[^?]+){3}\?subject=RE%3A/);
    await expect(page.getByRole("link", { name: /^Send to .+: Email app$/ })).toHaveCount(4);

    await page.emulateMedia({ media: "print" });
    await expect(page.locator("body")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(heading).toBeVisible();
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(4);
    await expect(letter).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(all).toBeHidden();
    await expect(page.getByRole("combobox")).toBeHidden();
  });
});

test("a place's page has one red button and one heading on each screen", async ({ page, form }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/tds/mayo");
    const ticket = page.getByRole("link", { name: "Write to them" });
    await expect(form.sendAll).not.toBeInViewport();
    await expect(ticket).toBeInViewport({ ratio: 1 });
    await expect(ticket).not.toHaveAttribute("data-quiet");
    await ticket.press("Enter");
    await expect(form.sendAll).toBeInViewport();
    await expect(ticket).toHaveAttribute("data-quiet");
  }
  // Screen readers have the element's heading; it is seen only over another constituency's TDs.
  const title = page.getByRole("region").getByRole("heading", { name: "Your TDs in Mayo" });
  expect((await title.boundingBox())?.width).toBe(1);
  await form.choose("clare");
  expect((await form.heading("Clare").boundingBox())?.width).toBeGreaterThan(100);
});
