import { expect, test } from "./fixtures.ts";

const LINK = `<a href="https://campaign.example/">Contact your TD</a>`;

/** Returns a partner's page with the campaign's loader. */
const htmlWithLoader = (campaign: string, body: string) => `<!doctype html>
<html lang="en"><title>A gallery</title>
<script type="module" src="${campaign}/embed/v1/bia-contact-td.js"></script>
<h1>A gallery</h1>${body}</html>`;

for (const [how, tag, show] of [
  [
    "a style",
    `<bia-contact-td style="display:none">${LINK}</bia-contact-td>`,
    () => document.querySelector("bia-contact-td")?.removeAttribute("style"),
  ],
  [
    "a closed <details>",
    `<details><summary>Take part</summary><bia-contact-td></bia-contact-td></details>`,
    () => document.querySelector("details")?.setAttribute("open", ""),
  ],
  [
    "a closed <dialog>",
    "<dialog><bia-contact-td></bia-contact-td></dialog>",
    () => document.querySelector("dialog")?.showModal(),
  ],
] as const) {
  test(`an element hidden by ${how} is fetched when it is shown, and works`, async ({
    page,
    campaign,
    form,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(".full-")) fetched.push(request.url());
    });
    await form.openPage(htmlWithLoader(campaign.origin, tag));
    await page.waitForLoadState("networkidle");
    await expect(page.locator("bia-contact-td")).toBeHidden();
    expect(fetched).toEqual([]);
    await page.evaluate(show);
    await form.choose("clare");
    await form.openedUrl();
    await expect(form.sentDialog).toBeVisible();
  });
}

test("an author's minimum height holds before and after loading", async ({
  page,
  campaign,
  form,
}) => {
  await page.route("**/bia-contact-td.full-*", async (route) => {
    await page.evaluate(() => {
      const element = document.querySelector("bia-contact-td") ?? document.body;
      document.title = `${getComputedStyle(element).minHeight} ${element.getAttribute("style")}`;
    });
    await route.continue();
  });
  await form.openPage(
    htmlWithLoader(
      campaign.origin,
      `<bia-contact-td style="min-height: 900px">${LINK}</bia-contact-td>`,
    ),
  );
  await expect(form.picker).toBeVisible();
  expect(await page.title()).toBe("900px min-height: 900px");
  await expect(page.locator("bia-contact-td")).toHaveCSS("min-height", "900px");
  await expect(page.locator("bia-contact-td")).toHaveAttribute("style", "min-height: 900px");
});

/** Shadow roots of the page: in its HTML, of a component that renders later, and one in another. */
const SHADOW_ROOTS = `
  <div><template shadowrootmode="open"><bia-contact-td></bia-contact-td></template></div>
  <site-frame></site-frame><script>addEventListener("load", () => customElements.define("site-frame",
    class extends HTMLElement {
      connectedCallback() {
        const root = this.attachShadow({ mode: "open" });
        Promise.resolve().then(() => { root.innerHTML = "<div><bia-contact-td></bia-contact-td></div>"; });
      }
    }));</script>
  <button type="button" onclick="
    const outer = document.querySelector('#frame').attachShadow({ mode: 'open' });
    outer.innerHTML = '<div></div>';
    outer.firstChild.attachShadow({ mode: 'open' }).innerHTML = '<bia-contact-td>Wait</bia-contact-td>';
  ">Show</button><div id="frame"></div>`;

test("in shadow roots, of whatever kind and time, the element loads", async ({
  page,
  campaign,
  form,
}) => {
  await form.openPage(htmlWithLoader(campaign.origin, SHADOW_ROOTS));
  await expect(form.picker).toHaveCount(2);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(form.picker).toHaveCount(3);
});
