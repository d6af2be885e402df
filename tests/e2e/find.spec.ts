import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const PLACES = {
  letterkenny: { longitude: -7.734, latitude: 54.949 },
  shannonAtAthlone: { longitude: -7.9415, latitude: 53.4235 },
  newry: { longitude: -6.34, latitude: 54.175 },
  paris: { longitude: 2.352, latitude: 48.857 },
};

/** Returns the paths of all requests of a page; the list grows as they are sent. */
function recordRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    permissions: ["geolocation"],
  });

  test("a supporter finds their constituency by location, on the map and by Eircode", async ({
    page,
    context,
    form,
  }) => {
    await form.open();

    // By location. The first press fetches the outlines. From then on no request is sent from a
    // press to the choice.
    const press = async (position: (typeof PLACES)[keyof typeof PLACES]) => {
      await context.setGeolocation({ ...position, accuracy: 30 });
      await page.getByRole("button", { name: "Use my location" }).click();
    };
    const outside = page.getByText("Your location is outside the State.");
    await press(PLACES.newry);
    await expect(outside).toBeVisible();
    const requests = recordRequests(page);
    await press(PLACES.shannonAtAthlone);
    const candidate = page.getByRole("button", { name: "Roscommon-Galway" });
    await expect(candidate).toBeVisible();
    await expect(page.getByRole("button", { name: "Longford-Westmeath" })).toBeVisible();
    await press(PLACES.paris);
    await expect(outside).toBeVisible();
    await press(PLACES.shannonAtAthlone);
    await expect(candidate).toBeVisible();
    expect(requests).toEqual([]);
    await candidate.click();
    await expect(form.heading("Roscommon-Galway")).toBeVisible();
    expect(requests[0]).toBe("/api/tds");
    await press(PLACES.letterkenny);
    await expect(form.heading("Donegal")).toBeVisible();
    await expect(page.getByText("Your location is in Donegal.")).toBeVisible();
    await page.getByRole("button", { name: "Not right?" }).click();
    await expect(form.heading("Donegal")).toBeHidden();
    await expect(page.getByRole("button", { name: "Sligo-Leitrim" })).toBeVisible();
    const allowed = /^\/api\/(tds|actions)$|\/bia-contact-td\.results-/;
    expect(requests.filter((path) => !allowed.test(path))).toEqual([]);

    // On the map a finger names a constituency first. The choice closes the map, and the TDs are in
    // view.
    await page.getByRole("button", { name: "Show the map" }).click();
    const laois = page.locator('[data-name="Laois"]');
    await expect(page.getByText("Tap your constituency.")).toBeVisible();
    await laois.tap();
    await expect(page.getByText("Laois: tap again to choose it")).toBeVisible();
    await expect(form.heading("Laois")).toBeHidden();
    await laois.tap();
    await expect(form.heading("Laois")).toBeInViewport();
    await expect(form.sendAll).toBeInViewport();
    await expect(laois).toBeHidden();

    // A press that may mean a neighbour shows a close-up first. The map can be hidden again.
    await page.getByRole("button", { name: "Show the map" }).click();
    const central = page.locator('[data-name="Dublin Central"]').last();
    await central.tap();
    await page.getByRole("button", { name: "Show the whole island" }).click();
    await expect(page.getByText("Laois is chosen")).toBeVisible();
    await central.tap();
    await expect(page.getByRole("button", { name: "Show the whole island" })).toBeVisible();
    await page.getByRole("button", { name: "Hide the map" }).click();
    await expect(central).toBeHidden();
    await expect(form.heading("Laois")).toBeVisible();
  });
});

test("with a mouse a constituency is named while it moves and chosen by a click, and a location that is not shared is explained", async ({
  page,
  form,
}) => {
  await form.open();
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByText("Your browser didn’t share your location.")).toBeVisible();
  await expect(form.picker).toHaveValue("");
  await page.getByRole("button", { name: "Show the map" }).click();
  await expect(page.getByText("Click your constituency.")).toBeVisible();
  await page.locator('[data-name="Laois"]').hover();
  await expect(page.getByText("Laois: click to choose it")).toBeVisible();
  await page.locator('[data-name="Laois"]').click();
  await expect(form.heading("Laois")).toBeInViewport();
});

test("without its file the picker finds constituencies by their names", async ({
  page,
  consoleErrors,
  form,
}) => {
  await page.route(/bia-contact-td\.finder-/, (route) => route.abort());
  await form.open();
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByText("The search didn’t load.")).toBeVisible();
  await form.choose("kerry");
  await expect(form.heading("Kerry")).toBeVisible();
  await expect(page.getByText("The search didn’t load.")).toBeHidden();
  // The browser itself reports the failed request.
  consoleErrors.length = 0;
});

test("a location that nobody answers is explained after some seconds, asked for again, and still taken when it comes", async ({
  page,
  form,
}) => {
  const runTimers = await form.holdTimers(6_000);
  await page.addInitScript(() => {
    const asked: PositionCallback[] = [];
    Object.assign(window, { asked });
    navigator.geolocation.getCurrentPosition = (answer) => void asked.push(answer);
  });
  const asked = () => page.evaluate(() => Reflect.get(window, "asked").length);
  await form.open();
  const button = page.getByRole("button", { name: "Use my location" });
  await button.click();
  await expect(page.getByText("Finding your location.")).toBeVisible();
  await runTimers();
  await expect(page.getByText("Your browser may be asking")).toBeVisible();
  await button.click();
  await expect(page.getByText("Finding your location.")).toBeVisible();
  expect(await asked()).toBe(2);
  await page.evaluate(() => {
    const coords = { longitude: -9.3, latitude: 53.85, accuracy: 20 };
    for (const answer of Reflect.get(window, "asked")) answer({ coords });
  });
  await expect(form.heading("Mayo")).toBeVisible();
});

test("a late location does not replace what the visitor chose meanwhile", async ({
  page,
  form,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (answer) => Object.assign(window, { answer });
  });
  await form.open();
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByText("Finding your location.")).toBeVisible();
  await form.choose("kerry");
  await expect(form.heading("Kerry")).toBeVisible();
  await page.evaluate(() =>
    Reflect.get(window, "answer")({ coords: { longitude: -9.3, latitude: 53.85, accuracy: 20 } }),
  );
  await expect(form.heading("Kerry")).toBeVisible();
  await expect(form.heading("Mayo")).toHaveCount(0);
});

test("while the search loads nothing is called unknown, and a press tries again where it did not load", async ({
  page,
  consoleErrors,
  form,
}) => {
  const waiting: Route[] = [];
  await page.route(/bia-contact-td\.finder-/, (route) => void waiting.push(route));
  await form.open();
  await form.picker.fill("bray");
  await expect(form.picker).toHaveAccessibleDescription("Searching…");
  await expect.poll(() => waiting.length).toBe(1);
  await waiting[0]?.abort();
  await expect(page.getByText("The search didn’t load.")).toBeVisible();
  await expect(page.getByText("No constituency called")).toHaveCount(0);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => waiting.length).toBe(2);
  await waiting[1]?.continue();
  await expect(page.getByText("The search didn’t load.")).toBeHidden();
  await expect(form.picker).toHaveAccessibleDescription(/Bray, in Wicklow|Choose one/);
  // The browser itself reports the failed request.
  consoleErrors.length = 0;
});

test("a lookup whose results never load ends with a way to try again", async ({ page, form }) => {
  const runTimers = await form.holdTimers(10_000);
  await page.route(/bia-contact-td\.results-/, () => {});
  await form.open("kerry");
  await expect(page.getByText("Finding your TDs...")).toBeVisible();
  await runTimers();
  await expect(page.getByText("We couldn’t load your TDs just now.")).toBeVisible();
  await expect(page.getByText("Finding your TDs...")).toHaveCount(0);
});

for (const [path, label, heading] of [
  ["/", "Mayo", "Your TDs in Mayo"],
  ["/ga/", "Maigh Eo", /Maigh Eo/],
] as const) {
  test(`what was chosen in the form of '${path}' before the element came is looked up`, async ({
    page,
    campaign,
  }) => {
    const waiting: Route[] = [];
    await page.route(/bia-contact-td\.full-/, (route) => void waiting.push(route));
    await page.goto(`${campaign.origin}${path}`);
    await page.locator("bia-contact-td select").selectOption({ label });
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    for (const route of waiting) await route.continue();
    await expect(page.getByRole("heading", { name: heading, level: 3 })).toBeVisible();
    // A reload would bring the choice back otherwise.
    expect(await page.locator("bia-contact-td select").inputValue()).toBe("");
  });
}

test("a TD's name offers the TD's constituency, without being sent or chosen silently", async ({
  page,
  form,
}) => {
  await page.route("**/api/record", (route) =>
    route.fulfill({ json: { tds: [{ name: "Mary Lou Invented", constituency: "Kerry" }] } }),
  );
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()} ${request.postData()}`));
  await form.open();
  await form.picker.fill("mary lou");
  const option = form.options.filter({ hasText: "Mary Lou Invented, in Kerry" });
  await expect(option).toBeVisible();
  await form.picker.press("Enter");
  await expect(form.heading("Kerry")).toHaveCount(0);
  await form.picker.press("ArrowDown");
  await form.picker.press("Enter");
  await expect(form.heading("Kerry")).toBeVisible();
  expect(requests.filter((request) => /mary/i.test(request))).toEqual([]);
});
