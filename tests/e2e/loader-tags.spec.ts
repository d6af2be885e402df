import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const LINK = `<a href="https://campaign.example/">Contact your TD</a>`;
const TAG = `<bia-contact-td>${LINK}</bia-contact-td>`;

/** Ways to write the loader's tag, and whether it is a classic script. */
const LOADERS = {
  "a module": { tag: `<script type="module" src="LOADER"></script>`, isClassic: false },
  "a module that is hashed": {
    tag: `<script type="module" src="HASHED"></script>`,
    isClassic: false,
  },
  "an inline import": { tag: `<script type="module">import "LOADER"</script>`, isClassic: false },
  "a classic script": { tag: `<script src="LOADER"></script>`, isClassic: true },
  "a classic script that is hashed": { tag: `<script src="HASHED"></script>`, isClassic: true },
  "a classic script that a script adds": {
    tag: `<script>document.head.append(Object.assign(document.createElement("script"), { src: "LOADER" }))</script>`,
    isClassic: true,
  },
};

/** Returns the tag with the addresses of the campaign's loader. */
async function withAddresses(page: Page, origin: string, tag: string): Promise<string> {
  const manifest = await (await page.request.get(`${origin}/embed/v1/manifest.json`)).json();
  const { path } = manifest.files["bia-contact-td.js"];
  return tag
    .replace("LOADER", `${origin}/embed/v1/bia-contact-td.js`)
    .replace("HASHED", `${origin}/embed/v1/${path}`);
}

/** Expects one warning that matches, or none. Removes it. */
function expectWarnings(consoleErrors: string[], warnings: RegExp[]): void {
  expect(consoleErrors).toEqual(warnings.map((warning) => expect.stringMatching(warning)));
  consoleErrors.length = 0;
}

test("on a page that sets a base address the loader works as each kind of tag", async ({
  page,
  campaign,
  consoleErrors,
  form,
}) => {
  for (const [index, [name, { tag, isClassic }]] of Object.entries(LOADERS).entries()) {
    const order = index % 2 === 0 ? "before" : "after";
    await test.step(`${name} ${order} the element`, async () => {
      const script = await withAddresses(page, campaign.origin, tag);
      const content = order === "before" ? `${script}${TAG}` : `${TAG}${script}`;
      await form.openPage(
        `<!doctype html><html lang="en"><title>A gallery</title>
        <base href="https://elsewhere.example/"><h1>A gallery</h1>${content}<p>Below</p>`,
      );
      await expect(form.picker).toBeVisible();
      expectWarnings(
        consoleErrors,
        isClassic ? [/<script type="module" src="http.*"><\/script>$/] : [],
      );
    });
  }
});

/** Policies with a nonce, and a tag that each allows. */
for (const [sources, tag] of [
  ["'nonce-abc' 'strict-dynamic'", `<script nonce="abc" src="LOADER"></script>`],
  ["'nonce-abc' CAMPAIGN", `<script type="module" nonce="abc" src="LOADER"></script>`],
] as const) {
  test(`under script-src ${sources} the loader works as ${tag}`, async ({
    page,
    campaign,
    consoleErrors,
    form,
  }) => {
    const csp = `default-src 'none'; script-src ${sources.replace("CAMPAIGN", campaign.origin)}; connect-src ${campaign.origin}`;
    const script = await withAddresses(page, campaign.origin, tag);
    await form.openPage(`<!doctype html><title>A gallery</title>${script}${TAG} `, csp);
    await expect(form.picker).toBeVisible();
    expectWarnings(consoleErrors, tag.includes("module") ? [] : [/type="module"/]);
  });
}
