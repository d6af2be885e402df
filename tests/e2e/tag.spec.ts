import { HOST_PAGES } from "../hosts/pages.mjs";
import type { RunningServer } from "../servers/server-process.ts";
import { expect, ignoreConsoleErrors, test, untilPainted } from "./fixtures.ts";

const PATH = "/embed/v1";
const LINK = `<a href="https://campaign.example/">Contact your TD</a>`;
const TAG = `<bia-contact-td>${LINK}</bia-contact-td>`;
const SPACER = `<div style="height: 4000px"></div>`;

/** Returns a partner's page with the campaign's loader, and `body` between its heading and a text. */
const pageWithLoader = ({ origin }: RunningServer, body: string) =>
  `<!doctype html><html lang="en"><title>A gallery</title>
    <script type="module" src="${origin}${PATH}/bia-contact-td.js"></script>
    <h1>A gallery</h1>${body.replaceAll("https://campaign.example", origin)}<p id="after">Text below the element</p></html>`;

const EMBED_FILES = /\/embed\/v1\//;

test("an element is fetched when the visitor comes to see it", async ({ page, campaign, form }) => {
  const fetched = form.requests(EMBED_FILES);
  const link = page.getByText("Contact your TD");
  const summary = page.getByText("Take part");
  for (const [body, see] of [
    [`${SPACER}${TAG}`, () => link.scrollIntoViewIfNeeded()],
    [`<details><summary>Take part</summary>${TAG}</details>`, () => summary.click()],
  ] as const) {
    fetched.length = 0;
    await form.openPage(pageWithLoader(campaign, body));
    await untilPainted(page);
    expect(fetched).toEqual([`${campaign.origin}${PATH}/bia-contact-td.js`]);
    await see();
    await expect(form.picker).toBeVisible();
    await expect(link).toBeHidden();
    expect(fetched[1]).toMatch(/\/bia-contact-td\.full-[0-9a-f]{8}\.js$/);
  }
});

test("focus loads the element, and moves nothing below", async ({ page, campaign, form }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fetched = form.requests(EMBED_FILES);
  await form.openPage(pageWithLoader(campaign, `${SPACER}${TAG}`));
  await untilPainted(page);
  const top = () =>
    page.locator("#after").evaluate((node) => node.getBoundingClientRect().top + scrollY);
  const before = await top();
  await page.evaluate(() => document.querySelector("a")?.focus());
  // A page that is still being parsed may have an unclosed tag, which needs a file of its own.
  const own = () => fetched.filter((address) => !address.includes("unclosed-tag"));
  await expect.poll(own).toHaveLength(2);
  await expect(form.picker).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(24);
  expect((await page.locator("bia-contact-td").getAttribute("style")) ?? "").toBe("");

  fetched.length = 0;
  const eager = TAG.replace("<bia-contact-td", '$& loading="eager"');
  await form.openPage(pageWithLoader(campaign, `${SPACER}${eager}`));
  await expect.poll(own).toHaveLength(2);
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
    outer.firstChild.attachShadow({ mode: 'open' }).innerHTML = '<bia-contact-td>Wait</bia-contact-td> ';
  ">Show</button><div id="frame"></div>`;

test("in shadow roots of any kind the element loads", async ({ page, campaign, form }) => {
  await form.openPage(pageWithLoader(campaign, SHADOW_ROOTS));
  await expect(form.picker).toHaveCount(2);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(form.picker).toHaveCount(3);
});

test("a page that changes in every frame is rarely walked", async ({ page, campaign, form }) => {
  await form.openPage(pageWithLoader(campaign, `${SPACER}${TAG}`));
  await page.waitForLoadState("networkidle");
  const walks = await page.evaluate(async () => {
    let walks = 0;
    const { querySelectorAll } = Document.prototype;
    document.querySelectorAll = (selector: string) => {
      walks += 1;
      return querySelectorAll.call(document, selector);
    };
    const grown = document.body.appendChild(document.createElement("div"));
    for (let frame = 1; frame <= 20; frame += 1) {
      grown.style.height = `${frame}px`;
      await new Promise(requestAnimationFrame);
    }
    return walks;
  });
  expect(walks).toBeLessThan(10);
});

test("without the element the link stays", async ({ page, campaign, consoleErrors, form }) => {
  await page.route("**/bia-contact-td.full-*", (route) => route.abort());
  await form.openPage(pageWithLoader(campaign, TAG));
  await expect.poll(() => consoleErrors.join("\n")).toContain("could not be loaded");
  await expect(page.getByRole("link", { name: "Contact your TD" })).toBeVisible();
  expect(
    consoleErrors.filter((message) => message.startsWith("error: ") && !/ERR_FAILED/.test(message)),
  ).toEqual([]);
  consoleErrors.length = 0;
});

test("a copied loader advises", async ({ page, campaign: { origin }, consoleErrors, form }) => {
  const code = await (await page.request.get(`${origin}${PATH}/bia-contact-td.js`)).text();
  const own = `${code};document.title = "Own script";`;
  for (const tag of [`<script src="/all.js"></script>`, `<script type="module">${own}</script>`]) {
    await form.openPage(
      `<!doctype html><html lang="en"><title>A gallery</title><h1>A gallery</h1>${TAG}${tag}`,
      { files: { "/all.js": own } },
    );
    await expect(page).toHaveTitle("Own script");
    const advice = /could not be loaded from .*must come from the campaign's address/;
    await expect.poll(() => consoleErrors.splice(0).join("\n")).toMatch(advice);
    await expect(page.getByRole("link", { name: "Contact your TD" })).toBeVisible();
  }
});

test("the loader works as any tag", async ({ campaign: { origin }, consoleErrors, form }) => {
  const src = `src="${origin}${PATH}/bia-contact-td.js"`;
  const added = `Object.assign(document.createElement("script"), { ${src.replace("=", ": ")} })`;
  // Ways to write the tag, how often it is told to be a module, and a policy that allows the tag.
  for (const [tag, advices, sources] of [
    [`<script type="module" ${src}></script>`, 0],
    [`<script type="module">import ${src.slice(4)}</script>`, 0],
    [`<script>document.head.append(${added})</script>`, 1],
    [`<script nonce="abc" ${src}></script>`, 1, "'nonce-abc' 'strict-dynamic'"],
  ] as const) {
    await form.openPage(
      `<!doctype html><html lang="en"><title>A gallery</title>
      <base href="https://elsewhere.example/"><h1>A gallery</h1>
      ${TAG}${tag}${TAG}<p>Below</p>`,
      { csp: sources && `default-src 'none'; script-src ${sources}; connect-src ${origin}` },
    );
    await expect(form.picker, tag).toHaveCount(2);
    const advice = expect.stringMatching(/<script type="module" src="http.*"><\/script>$/);
    expect(consoleErrors.splice(0), tag).toEqual(Array(advices).fill(advice));
  }
});

test("beside the loader the classic script adds no global", async ({ page, campaign, form }) => {
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window).sort());
  await form.openPage(
    `<title>A gallery</title><h1>A gallery</h1><bia-contact-td></bia-contact-td>`,
  );
  const before = await globals();
  await page.addScriptTag({ url: `${campaign.origin}${PATH}/bia-contact-td.iife.js` });
  const module = { type: "module", url: `${campaign.origin}${PATH}/bia-contact-td.js` };
  await page.addScriptTag(module);
  await form.choose("clare");
  await expect(form.cards).toHaveCount(4);
  const added = (await globals()).filter((name) => !before.includes(name));
  expect(added.filter((name) => !/^\d+$/.test(name))).toEqual([]);
});

const WARNING = /instead of <bia-contact-td \/>$/;

const REST = "Rest of the page";

/** Ways in which an end tag is lost, each in a parent of its own, and those in which it is there. */
const LOST = [
  `<bia-contact-td>${LINK}<p>${REST}</p>`,
  `<bia-contact-td>${LINK} ${REST}`,
  `<bia-contact-td><p>${LINK}</p><p>${REST}</p>`,
  `<bia-contact-td>${LINK}<img alt="${REST}">`,
  `<bia-contact-td>${LINK}<form action="https://gallery.example/news"><p>${REST}</p></form>`,
  `<bia-contact-td /><p><a href="https://gallery.example/">${REST}</a></p>`,
  `<bia-contact-td />${REST}`,
  // The last one, because a link without an end goes on in the parents that follow.
  `<bia-contact-td>${LINK.replace("</a>", "")}<p>${REST}</p>`,
];
const CLOSED = [
  TAG,
  `<p><bia-contact-td><br>${LINK}<br></bia-contact-td></p>`,
  `<bia-contact-td><section>${LINK}${"Some words. ".repeat(60)}</section></bia-contact-td>\n`,
];

test("a lost end tag hides none of the page", async ({ page, campaign, consoleErrors, form }) => {
  const pieces = [...CLOSED, ...LOST].map((piece) => `<div>${piece}</div>`).join("");
  await form.openPage(pageWithLoader(campaign, pieces));
  await expect(form.picker).toHaveCount(CLOSED.length + LOST.length);
  const rest = page.getByText(REST).or(page.getByAltText(REST));
  await expect(rest).toHaveCount(LOST.length);
  await expect(rest.filter({ visible: true })).toHaveCount(LOST.length);
  const links = page.getByText("Contact your TD", { exact: true });
  for (const index of CLOSED.keys()) await expect(links.nth(index)).toBeHidden();
  await expect.poll(() => consoleErrors).toHaveLength(LOST.length);
  expect(consoleErrors.splice(0).filter((text) => WARNING.test(text))).toHaveLength(LOST.length);
});

test("a self-closing tag hides nothing either", async ({ page, campaign, consoleErrors, form }) => {
  const files = `${campaign.origin}${PATH}`;
  for (const script of [
    `type="module" src="${files}/bia-contact-td.full.js"`,
    `src="${files}/bia-contact-td.iife.js"`,
  ]) {
    await form.openPage(
      `<!doctype html><title>A gallery</title><h1>A gallery</h1>
      <script ${script}></script>
      <bia-contact-td /><script>document.body.append(document.createElement("div"));</script>
      <p>${REST}</p><bia-contact-td />`,
    );
    await expect(form.picker.first()).toBeVisible();
    await expect.poll(() => consoleErrors.join("\n")).toMatch(WARNING);
    await expect(page.getByText(REST)).toBeVisible();
    expect(consoleErrors.splice(0)).toHaveLength(1);
  }
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
    const files = ["bia-contact-td.full.js", "bia-letter-count.js"].map(
      (file) => `<script type="module" src="${campaign.origin}${PATH}/${file}"></script>`,
    );
    await form.openPage(
      pageWithLoader(
        campaign,
        `${files.join("")}${TAG}<bia-letter-count partner="my-gallery">${LINK}</bia-letter-count>`,
      ),
    );
    await untilPainted(page);
    const links = page.getByRole("link", { name: "Contact your TD" });
    await expect(links.filter({ visible: true })).toHaveCount(2);
    for (const link of await links.all())
      expect(await link.evaluate((node) => node.parentElement?.shadowRoot)).toBeNull();
  });

  test("the campaign's form leads to the constituency's TDs", async ({ page, campaign }) => {
    // As in a browser that cannot read the element's script.
    await page.route("**/embed/v1/*", (route) =>
      route.fulfill({ body: "#", contentType: "text/javascript" }),
    );
    await page.goto(`${campaign.origin}/`);
    await page.getByRole("combobox", { name: "Find Your TDs" }).selectOption("Clare");
    await page.getByRole("button", { name: "Show your TDs" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your TDs in Clare");
    await expect(page.getByRole("link", { name: "Send to All TDs Now!" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("the badge counts letters", async ({ page, campaign: { origin }, consoleErrors, form }) => {
  ignoreConsoleErrors(consoleErrors, /Failed to load resource|needs a partner/);
  const counts = [1, 1234];
  const asked: string[] = [];
  await page.clock.install();
  await page.route("**/api/partner-count?*", async (route) => {
    asked.push(route.request().url());
    const [count] = counts.splice(0, 1);
    const json = { success: count !== undefined, partner: "gallery", count, as_of: "2026-11-23" };
    const headers = { "access-control-allow-origin": "*" };
    await route.fulfill({ headers, status: count === undefined ? 503 : 200, json });
  });
  // The host page with a strict policy, with the badge in it; twice the script.
  const script = `<script type="module" src="${origin}${PATH}/bia-letter-count.js"></script>`;
  const badge = `<bia-letter-count partner="gallery"><a href="/">Write to your TD</a></bia-letter-count>`;
  await form.openPage(
    HOST_PAGES["strict policy"]
      .replaceAll("CAMPAIGN", origin)
      .replace("</html>", `<p>${script}${badge}</p>${script}</html>`),
  );
  const content = page.getByText("Write to your TD");
  await expect(page.getByText("1 letter from our visitors")).toBeVisible();
  await expect(content).toBeHidden();
  expect(asked).toEqual([`${origin}/api/partner-count?partner=gallery`]);
  await page.clock.runFor(59_000);
  expect(asked).toHaveLength(1);
  await page.clock.runFor(2_000);
  await expect(page.getByText("1,234 letters from our visitors")).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.lang = "ga";
  });
  await expect(page.getByText("1,234 litir ónár gcuairteoirí")).toBeVisible();
  expect(asked).toHaveLength(2);
  // Without an answer.
  await page.clock.runFor(61_000);
  await expect(content).toBeVisible();
  counts.push(5);
  await page.clock.runFor(61_000);
  await expect(content).toBeHidden();
  await page
    .locator("bia-letter-count")
    .evaluate((element) => element.setAttribute("partner", "No Such Name"));
  await expect(content).toBeVisible();
});
