import type { Page } from "@playwright/test";
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
