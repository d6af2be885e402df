import type { Page, Route } from "@playwright/test";
import type { ActionsResponse } from "../../../api/contract/responses.ts";
import { findLargeTextFaults, findTextFaults } from "../../site-layout.mjs";
import { expectAccessible } from "../axe.ts";
import { expect, ignoreConsoleErrors, test, untilPainted } from "../fixtures.ts";

const recordOf = async (origin: string): Promise<{ questions: unknown[] }[]> =>
  (await (await fetch(`${origin}/api/record`)).json()).tds;

const listed = (page: Page) => page.locator("[data-tds] li:visible");

test("steps lead to their sections, and no picture is behind a text", async ({ page, form }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto("/");
  await expect(form.picker).toBeInViewport({ ratio: 1 });
  const event = form.nextEvent();
  await page.getByRole("link", { name: "Step 1 SEND THE BIA LETTER" }).click();
  await expect(form.picker).toBeFocused();
  expect((await event).meta).toEqual({ source: "ActionSection" });
  const ticket = page.getByRole("region", { name: "Send the letter" });
  await expect.poll(async () => (await ticket.boundingBox())?.y).toBeLessThanOrEqual(24);
  await page.getByRole("link", { name: "Step 2 AMPLIFY THE MESSAGE" }).press("Enter");
  const social = page.getByRole("region", {
    name: "Get involved - Stay connected - Support the arts",
  });
  await expect(social).toBeFocused();
  await expect(social.getByRole("heading", { level: 2 })).toBeInViewport();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // The headline stands on its drawing.
  for (const width of [390, 700, 900]) {
    // High enough for the page's pictures.
    await page.setViewportSize({ width, height: 12_000 });
    const faults = async () =>
      (await page.evaluate(findLargeTextFaults)).filter((fault) => !/'Urgent/.test(fault));
    await expect.poll(faults, `${width} px`).toEqual([]);
  }
});

test("the live figure counts letters, and needs an answer", async ({ page, consoleErrors }) => {
  const answerWith = (json: ActionsResponse | undefined) =>
    page.route("**/api/actions", (route) => route.fulfill(json ? { json } : { status: 503 }));
  await answerWith(undefined);
  await page.goto("/");
  const strip = page.getByRole("region", { name: "Live Updates" });
  await expect(page.getByRole("combobox", { name: "Find Your TDs" })).toBeVisible();
  await expect(strip).toContainText("Many artists have taken action");
  expect(await strip.innerText()).not.toMatch(/\d/);
  // The browser itself reports the 503.
  consoleErrors.length = 0;
  await answerWith({ success: true, total: 1, today: 1 });
  await page.reload();
  await expect(strip).toContainText("2,651");
  await answerWith({ success: true, total: 4_321_098, today: 1 });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(strip).toContainText("4,323,748");
  // The widest figure has room beside its label.
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(() => page.evaluate(findTextFaults)).toEqual([]);
});

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
  const fonts: Route[] = [];
  await page.route("**/*.woff2", (route) => void fonts.push(route));
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("combobox", { name: "Find Your TDs" })).toBeVisible();
  await expect.poll(() => fonts.length).toBeGreaterThan(1);
  await fonts.pop()?.abort();
  await page.unroute("**/*.woff2");
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await untilPainted(page);
  expect(await page.evaluate("layoutShift()")).toBeLessThan(0.01);
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

test("a reply to a TD's answer is copied or sent", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/ga/");
  await page.getByRole("link", { name: "D’fhreagair siad. Cad anois?" }).click();
  await page.getByRole("link", { name: "English" }).last().click();
  const heading = page.getByRole("heading", { name: "A friendly maybe" });
  const answer = page.locator("section", { has: heading });
  await answer.getByRole("button", { name: "Copy: A friendly maybe" }).click();
  await expect(answer.getByRole("status")).toHaveText("Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Thank you for your kind reply\..*say so in public\?$/);
  const mail = answer.getByRole("link", { name: "Open in your email app" });
  await expect(mail).toHaveAttribute("href", `mailto:?body=${encodeURIComponent(copied)}`);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a supporter finds their TDs and the letter", async ({ page }) => {
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
  });

  test("every TD is there, and on paper", async ({ page, campaign }) => {
    const tds = await recordOf(campaign.origin);
    const all = tds.length;
    const asked = tds.filter(({ questions }) => questions.length > 0);
    await page.goto("/ga/where-they-stand");
    await expect(listed(page)).toHaveCount(all);
    await expect(listed(page).getByRole("link", { name: "Chuir ceist" })).toHaveCount(asked.length);
    await expect(page.getByRole("combobox")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /CSV/ })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("link", { name: "Aimsigh do Theachtaí Dála" })).toHaveCount(0);
    await expect(listed(page)).toHaveCount(all);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect((pdf.match(/\/Type\s*\/Page\b/g) ?? []).length).toBeLessThanOrEqual(8);
  });
});

test("a place's page has one red button and one heading", async ({ page, form }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/tds/mayo");
  const ticket = page.getByRole("link", { name: "Write to them" });
  await expect(form.sendAll).not.toBeInViewport();
  await expect(ticket).toBeInViewport({ ratio: 1 });
  await expect(ticket).not.toHaveAttribute("data-quiet");
  await ticket.press("Enter");
  await expect(form.sendAll).toBeInViewport();
  await expect(ticket).toHaveAttribute("data-quiet");
  // Screen readers have the element's heading; it is seen only over another constituency's TDs.
  const title = page.getByRole("region").getByRole("heading", { name: "Your TDs in Mayo" });
  expect((await title.boundingBox())?.width).toBe(1);
  await form.choose("clare");
  expect((await form.heading("Clare").boundingBox())?.width).toBeGreaterThan(100);
});

test("a reader filters the TDs, and going back keeps the filter", async ({ page, campaign }) => {
  const tds = await recordOf(campaign.origin);
  const all = tds.length;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/where-they-stand");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where they stand");
  await expect(page.getByRole("status")).toHaveText(`${all} of ${all} shown`);
  await expect(listed(page)).toHaveCount(all);
  const before = await page.getByRole("heading", { name: "Every TD" }).boundingBox();
  expect(before?.y, "a minute's reading").toBeLessThanOrEqual(4_500);
  await page.getByLabel("Has asked").check();
  await expect(listed(page)).toHaveCount(tds.filter(({ questions }) => questions[0]).length);
  await page.getByLabel("Has asked").uncheck();
  await page.getByLabel("Constituency").selectOption("Clare");
  await expect(page.getByRole("status")).toHaveText(`4 of ${all} shown`);
  await expect(page.getByRole("heading", { level: 3 }).last()).toHaveText("Clare");
  await expectAccessible(page);

  await page.goto("/privacy");
  await page.goBack();
  await expect(listed(page)).toHaveCount(4);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(listed(page)).toHaveCount(all);
});
