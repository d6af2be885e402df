import type { Route } from "@playwright/test";
import { expect, ignoreConsoleErrors, test } from "./fixtures.ts";

const PLACES = {
  letterkenny: { longitude: -7.734, latitude: 54.949 },
  shannonAtAthlone: { longitude: -7.9415, latitude: 53.4235 },
  newry: { longitude: -6.34, latitude: 54.175 },
};

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("a constituency is found by location and on the map", async ({ page, context, form }) => {
  await context.grantPermissions(["geolocation"]);
  await form.embed();

  // By location. The first press fetches the outlines. From then on no request is sent from a
  // press to the choice.
  const press = async (position: (typeof PLACES)[keyof typeof PLACES]) => {
    await context.setGeolocation({ ...position, accuracy: 30 });
    await page.getByRole("button", { name: "Use my location" }).click();
  };
  await press(PLACES.newry);
  await expect(page.getByText("Your location is outside the State.")).toBeVisible();
  const requests = form.requests();
  await press(PLACES.shannonAtAthlone);
  const candidate = page.getByRole("button", { name: "Roscommon-Galway" });
  await expect(candidate).toBeVisible();
  await expect(page.getByRole("button", { name: "Longford-Westmeath" })).toBeVisible();
  expect(requests).toEqual([]);
  await candidate.click();
  await expect(form.heading("Roscommon-Galway")).toBeVisible();
  expect(requests[0]).toContain("/api/tds?");
  await form.change.click();
  await press(PLACES.letterkenny);
  await expect(form.heading("Donegal")).toBeVisible();
  // Somebody who changes what their position chose is offered the nearest ones.
  await form.change.click();
  await expect(form.heading("Donegal")).toBeHidden();
  await expect(page.getByRole("button", { name: "Sligo-Leitrim" })).toBeVisible();
  const allowed = /\/api\/(tds\?|actions$)|\/bia-contact-td\.results-/;
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
});

test("a late location is explained, and replaces no choice", async ({ page, form }) => {
  const runTimers = await form.holdTimers(6_000);
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (answer) =>
      Object.assign(window, {
        locate: () =>
          answer({ coords: { longitude: -9.3, latitude: 53.85, accuracy: 20 } } as never),
      });
  });
  await form.embed();
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByText("Finding your location.")).toBeVisible();
  await runTimers();
  await expect(page.getByText("Your browser may be asking")).toBeVisible();
  await form.choose("kerry");
  await expect(form.heading("Kerry")).toBeVisible();
  await page.evaluate("locate()");
  await expect(form.heading("Mayo")).toHaveCount(0);
  await expect(form.heading("Kerry")).toBeVisible();
});

test("while the search loads nothing is called unknown", async ({ page, consoleErrors, form }) => {
  // The browser itself reports the failed request.
  ignoreConsoleErrors(consoleErrors, /Failed to load resource/);
  const waiting: Route[] = [];
  await page.route(/bia-contact-td\.finder-/, (route) => void waiting.push(route));
  await form.embed();
  await form.picker.fill("bray");
  await expect(form.picker).toHaveAccessibleDescription("Searching…");
  await expect.poll(() => waiting.length).toBe(1);
  await waiting[0]?.abort();
  const failed = page.getByText("The search didn’t load.");
  await expect(failed).toBeVisible();
  await expect(page.getByText("No constituency called")).toHaveCount(0);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => waiting.length).toBe(2);
  await waiting[1]?.continue();
  await expect(failed).toBeHidden();
  await expect(form.picker).toHaveAccessibleDescription(/Bray, in Wicklow|Choose one/);
});

test("what was chosen in the form before the element came is looked up", async ({ page }) => {
  await page.route(/bia-contact-td\.full-/, () => {});
  await page.goto("/ga/");
  const select = page.locator("bia-contact-td select");
  await select.selectOption({ label: "Maigh Eo" });
  await page.unroute(/bia-contact-td\.full-/);
  await expect(page.getByRole("heading", { name: /Maigh Eo/, level: 3 })).toBeVisible();
  // A reload would bring the choice back otherwise.
  expect(await select.inputValue()).toBe("");
});
