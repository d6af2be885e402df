import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runChecks } from "es-check";
import manifest from "../../package.json" with { type: "json" };
import { ROOT } from "../source-files.ts";
import { expect, test } from "./fixtures.ts";

/** Features of ECMAScript that built files use only where the browser has them. */
const TESTED_FEATURES = "Uint8ArrayToBase64";

test("the built scripts need no newer browser than the README names", async () => {
  const [chromium, firefox, safari] = manifest.browserslist.map((each) => each.split(" >= ")[1]);
  expect(readFileSync(join(ROOT, "widget/README.md"), "utf8")).toContain(
    `Chromium ${chromium}, Firefox ${firefox}, Safari ${safari} and later`,
  );
  const { errors } = await runChecks([
    {
      checkBrowser: true,
      browserslistQuery: manifest.browserslist.join(", "),
      checkFeatures: true,
      ignore: TESTED_FEATURES,
      module: true,
      // The element's files under their hashed names; they have stable ones as well.
      files: [
        "widget/*-????????.js",
        "widget/bia-letter-count.js",
        "site/{assets,public}/*.js",
      ].map((path) => join(ROOT, ".build", path)),
    },
  ]);
  expect(errors.map(({ file, err }) => `${file}: ${err.message}`)).toEqual([]);
});

test.describe("in a browser that is too old", () => {
  test.beforeEach(async ({ page }) => {
    // Container queries came last of what the element needs.
    await page.addInitScript(() => {
      const { supports } = CSS;
      CSS.supports = (...asked: string[]) =>
        !asked.join().includes("container-type") && Reflect.apply(supports, CSS, asked);
    });
  });

  test("a partner's page keeps the link inside each element", async ({ page, campaign, form }) => {
    for (const [tag, file] of [
      ["bia-contact-td", "bia-contact-td.js"],
      ["bia-contact-td", "bia-contact-td.full.js"],
      ["bia-letter-count", "bia-letter-count.js"],
    ] as const) {
      await form.openPage(
        `<!doctype html><title>A gallery</title><h1>A gallery</h1>
        <script type="module" src="${campaign.origin}/embed/v1/${file}"></script>
        <${tag} partner="my-gallery"><a href="${campaign.origin}/">Contact your TD</a></${tag}>`,
      );
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("link", { name: "Contact your TD" })).toBeVisible();
      expect(await page.locator(tag).evaluate((element) => element.shadowRoot)).toBeNull();
    }
  });

  test("the campaign's form leads to the constituency's TDs", async ({ page, campaign }) => {
    // As in a browser that cannot read the element's script.
    await page.route("**/embed/v1/*", (route) =>
      route.fulfill({ body: "#", contentType: "text/javascript" }),
    );
    await page.goto(`${campaign.origin}/embed`);
    await page.goto(`${campaign.origin}/`);
    await page.getByRole("combobox", { name: "Find Your TDs" }).selectOption("Clare");
    await page.getByRole("button", { name: "Show your TDs" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your TDs in Clare");
    await expect(page.getByRole("link", { name: "Send to All TDs Now!" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
