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

for (const [device, options] of Object.entries({
  "a phone": { viewport: { width: 390, height: 844 }, hasTouch: true },
  "a wide screen": { viewport: { width: 1280, height: 900 } },
})) {
  test.describe(`on ${device}`, () => {
    test.use({ ...options, permissions: ["geolocation"] });

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
      const allowed = /^\/api\/(tds|actions)$|\/bia-contact-td\.answer-/;
      expect(requests.filter((path) => !allowed.test(path))).toEqual([]);

      // On the map: a finger names a constituency first, a mouse while it moves. The choice closes
      // the map, and the TDs are in view.
      await page.getByRole("button", { name: "Show the map" }).click();
      const laois = page.locator('[data-name="Laois"]');
      if (options.hasTouch) {
        await expect(page.getByText("Tap your constituency.")).toBeVisible();
        await laois.tap();
        await expect(page.getByText("Laois: tap again to choose it")).toBeVisible();
        await expect(form.heading("Laois")).toBeHidden();
        await laois.tap();
      } else {
        await expect(page.getByText("Click your constituency.")).toBeVisible();
        await laois.hover();
        await expect(page.getByText("Laois: click to choose it")).toBeVisible();
        await laois.click();
      }
      await expect(form.heading("Laois")).toBeInViewport();
      await expect(form.sendAll).toBeInViewport();
      await expect(laois).toBeHidden();

      // A press that may mean a neighbour shows a close-up first. The map can be hidden again.
      await page.getByRole("button", { name: "Show the map" }).click();
      const central = page.locator('[data-name="Dublin Central"]').last();
      await (options.hasTouch ? central.tap() : central.click());
      await page.getByRole("button", { name: "Show the whole island" }).click();
      await expect(page.getByText("Laois is chosen")).toBeVisible();
      await (options.hasTouch ? central.tap() : central.click());
      await expect(page.getByRole("button", { name: "Show the whole island" })).toBeVisible();
      await page.getByRole("button", { name: "Hide the map" }).click();
      await expect(central).toBeHidden();
      await expect(form.heading("Laois")).toBeVisible();

      // By Eircode.
      await expect(page.getByRole("link", { name: "Find it by Eircode" })).toHaveAttribute(
        "href",
        "https://www.electoralcommission.ie/what-constituency-am-i-in/",
      );
    });
  });
}

test("a location that the visitor does not share is explained", async ({ page, form }) => {
  await form.open();
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByText("Your browser didn’t share your location.")).toBeVisible();
  await expect(form.picker).toHaveValue("");
});

test("without its file the picker finds constituencies by their names", async ({
  page,
  consoleErrors,
  form,
}) => {
  await page.route(/bia-contact-td\.find-/, (route) => route.abort());
  await form.open();
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByText("The search didn’t load.")).toBeVisible();
  await form.choose("kerry");
  await expect(form.heading("Kerry")).toBeVisible();
  await expect(page.getByText("The search didn’t load.")).toBeHidden();
  // The browser itself reports the failed request.
  consoleErrors.length = 0;
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a supporter types a place and follows a link to its TDs", async ({
    page,
    consoleErrors,
  }) => {
    await page.goto("/tds?place=Atlantis");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We don’t know that place");
    // The browser itself reports the 400.
    consoleErrors.length = 0;
    await page.getByRole("textbox", { name: "Or type your town" }).fill("Bray");
    await page.getByRole("button", { name: "Find my constituency" }).click();
    await page.getByRole("link", { name: "Bray, in Wicklow", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your TDs in Wicklow");
  });
});
