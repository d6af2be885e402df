import type { ContactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

const LINK = "Contact your TD";
const TAG = `<bia-contact-td><a href="https://campaign.example/">${LINK}</a></bia-contact-td>`;

/** The embed files, as tags with the campaign's origin. */
const SCRIPTS = {
  "the loader": `<script type="module" src="CAMPAIGN/embed/v1/bia-contact-td.js"></script>`,
  "the classic loader": `<script src="CAMPAIGN/embed/v1/bia-contact-td.js"></script>`,
  "the module": `<script type="module" src="CAMPAIGN/embed/v1/bia-contact-td.full.js"></script>`,
  "the classic script": `<script src="CAMPAIGN/embed/v1/bia-contact-td.iife.js"></script>`,
};

/** Names that a browser makes properties of the document or the window, before their own ones. */
const NAMES = [
  ...["currentScript", "customElements", "attachShadow", "shadowRoot", "CSSStyleSheet"],
  ...["body", "forms", "scripts", "styleSheets", "readyState", "cookie"],
  ...["visibilityState", "activeElement", "location", "fetch", "origin"],
  ...["defaultView", "documentElement"],
];

const CLOBBERING = NAMES.map(
  (name) => `<img name="${name}" alt=""><form name="${name}"><input name="${name}"></form>`,
).join("");

/** Opens a partner's page with `before`, the element and a script of the campaign. */
async function openPage(form: ContactForm, origin: string, script: string, before: string) {
  await form.openPage(
    `<!doctype html><html lang="en"><title>A gallery</title>${before}<h1>A gallery</h1>${TAG}${script.replace("CAMPAIGN", origin)}<p>Below</p>`,
  );
}

for (const [name, script] of Object.entries(SCRIPTS)) {
  test(`${name} works on a page whose elements have the names of built-in properties`, async ({
    campaign,
    consoleErrors,
    form,
  }) => {
    await openPage(form, campaign.origin, script, CLOBBERING);
    await form.choose("clare");
    await expect(form.cards).toHaveCount(4);
    await form.openedUrl();
    await expect(form.sentDialog).toBeVisible();
    expect(consoleErrors.filter((text) => !text.includes(`type="module"`))).toEqual([]);
    consoleErrors.length = 0;
  });
}

/** Replacements of attachShadow that a page may have made. */
const BROKEN = {
  "throws an error": `() => { throw new Error("Not here") }`,
  "returns null": `() => null`,
  "returns an element": `() => document.createElement("div")`,
  "attaches closed roots": `function (init) { return original.call(this, { ...init, mode: "closed" }) }`,
  "refuses this element": `function (init) { if (this.localName === "bia-contact-td") throw new Error("Not here"); return original.call(this, init) }`,
  "is missing": "undefined",
};

const breakWith = (code: string) =>
  `<script>{ const original = Element.prototype.attachShadow; Element.prototype.attachShadow = ${code} }</script>`;

for (const [what, code] of Object.entries(BROKEN)) {
  test(`where attachShadow ${what}, each embed file leaves the links and warns once`, async ({
    page,
    campaign,
    consoleErrors,
    form,
  }) => {
    for (const [name, script] of Object.entries(SCRIPTS)) {
      await test.step(name, async () => {
        await openPage(form, campaign.origin, script, breakWith(code) + TAG);
        await expect.poll(() => consoleErrors.join("\n")).toContain("attachShadow");
        await page.waitForLoadState("networkidle");
        const links = page.getByRole("link", { name: LINK });
        await expect(links).toHaveCount(2);
        for (const link of await links.all()) await expect(link).toBeVisible();
        const messages = consoleErrors.filter((text) => !text.includes(`type="module"`));
        expect(messages).toEqual([
          expect.stringMatching(
            /^warning: <bia-contact-td> shows its link only: this page has changed/,
          ),
        ]);
        consoleErrors.length = 0;
      });
    }
  });
}

test("attachShadow that a page breaks later changes nothing", async ({ page, campaign, form }) => {
  await openPage(form, campaign.origin, SCRIPTS["the classic script"], "");
  await expect(form.picker).toBeVisible();
  await page.evaluate(() => {
    Element.prototype.attachShadow = () => {
      throw new Error("Not here");
    };
    document.querySelector("bia-contact-td")?.replaceWith(document.createElement("bia-contact-td"));
  });
  await form.choose("clare");
  await expect(form.cards).toHaveCount(4);
});
