import { expect, test } from "./fixtures.ts";

const LINK = `<a href="https://campaign.example/">Contact your TD</a>`;

/** Returns a partner's page with the campaign's loader. */
const htmlWithLoader = (campaign: string, body: string, head = "") => `<!doctype html>
<html lang="en"><title>A gallery</title>${head}
<script type="module" src="${campaign}/embed/v1/bia-contact-td.js"></script>
<h1>A gallery</h1>${body}</html>`;

for (const [name, attributes, css, show] of [
  ["an inline style", `style="display:none"`, "", "style"],
  ["the attribute hidden", "hidden", "", "hidden"],
  ["a class in a layer", `class="tab"`, "@layer utilities{.tab{display:none}}", "class"],
] as const) {
  test(`an element hidden by ${name} stays hidden, and loads when it is shown`, async ({
    page,
    campaign,
    form,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(".full-")) fetched.push(request.url());
    });
    await form.openPage(
      htmlWithLoader(
        campaign.origin,
        `<bia-contact-td ${attributes}>${LINK}</bia-contact-td>`,
        `<style>${css}</style>`,
      ),
    );
    await page.waitForLoadState("networkidle");
    const element = page.locator("bia-contact-td");
    await expect(element).toBeHidden();
    expect(fetched).toEqual([]);
    const set = (value: string | null) =>
      element.evaluate(
        (node, [name, value]) => {
          if (value === null) node.removeAttribute(name);
          else node.setAttribute(name, value);
        },
        [show, value] as const,
      );
    const hiding = await element.getAttribute(show);
    await set(null);
    await expect(form.picker).toBeVisible();
    await set(hiding);
    await expect(element).toBeHidden();
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

for (const [name, body] of [
  [
    "a declarative shadow root",
    `<site-frame><template shadowrootmode="open"><bia-contact-td></bia-contact-td></template></site-frame>`,
  ],
  [
    "a component that is defined later and renders later",
    `<site-frame></site-frame><script>addEventListener("load", () => customElements.define("site-frame",
      class extends HTMLElement {
        connectedCallback() {
          const root = this.attachShadow({ mode: "open" });
          Promise.resolve().then(() => { root.innerHTML = "<div><bia-contact-td></bia-contact-td></div>"; });
        }
      }));</script>`,
  ],
  [
    "a shadow root in a shadow root, attached after a click",
    `<button type="button" onclick="
      const outer = document.querySelector('#frame').attachShadow({ mode: 'open' });
      outer.innerHTML = '<div></div>';
      outer.firstChild.attachShadow({ mode: 'open' }).innerHTML = '<bia-contact-td>Wait</bia-contact-td>';
    ">Show</button><div id="frame"></div>`,
  ],
] as const) {
  test(`in ${name} the element loads`, async ({ page, campaign, form }) => {
    await form.openPage(htmlWithLoader(campaign.origin, body));
    const button = page.getByRole("button", { name: "Show" });
    if (name.endsWith("click")) await button.click();
    await expect(form.picker).toBeVisible();
  });
}
