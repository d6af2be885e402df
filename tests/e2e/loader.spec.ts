import type { Page } from "@playwright/test";
import type { RunningServer } from "../servers/server-process.ts";
import { expect, test } from "./fixtures.ts";

const PATH = "/embed/v1";
const LINK = `<a href="https://campaign.example/">Contact your TD</a>`;
const TAG = `<bia-contact-td>${LINK}</bia-contact-td>`;
const SPACER = `<div style="height: 4000px"></div>`;

/** Returns a partner's page with the campaign's loader, and `body` between its heading and a text. */
const pageWithLoader = ({ origin }: RunningServer, body: string) =>
  `<!doctype html><html lang="en"><title>A gallery</title>
    <script type="module" src="${origin}${PATH}/bia-contact-td.js"></script>
    <h1>A gallery</h1>${body.replaceAll("https://campaign.example", origin)}<p id="after">Text below the element</p></html>`;

function recordRequests(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(PATH)) names.push(pathname.slice(PATH.length + 1));
  });
  return names;
}

/** Where an element is fetched later, and what makes the visitor see it. */
const LATER: Record<string, [body: string, see: (page: Page) => Promise<unknown>]> = {
  "far below the screen, when the visitor scrolls to it": [
    `${SPACER}${TAG}`,
    (page) => page.getByText("Contact your TD").scrollIntoViewIfNeeded(),
  ],
  "far below a screen where undefined elements are hidden": [
    `<style>:not(:defined) { display: none }</style>${SPACER}<div>${TAG}</div>`,
    (page) => page.getByText("Text below the element").scrollIntoViewIfNeeded(),
  ],
  "in a closed <details>, when it is opened": [
    `<details><summary>Take part</summary>${TAG}</details>`,
    (page) => page.getByText("Take part").click(),
  ],
};

test("an element is fetched when the visitor comes to see it", async ({ page, campaign, form }) => {
  for (const [where, [body, see]] of Object.entries(LATER)) {
    await test.step(where, async () => {
      const names = recordRequests(page);
      await form.openPage(pageWithLoader(campaign, body));
      await page.waitForLoadState("networkidle");
      expect(names).toEqual(["bia-contact-td.js"]);
      await see(page);
      await expect(form.picker).toBeVisible();
      await expect(page.getByRole("link", { name: "Contact your TD" })).toBeHidden();
      expect(names[1]).toMatch(/^bia-contact-td\.full-[0-9a-f]{8}\.js$/);
      await form.choose("clare");
      await expect(form.cards).toHaveCount(4);
      page.removeAllListeners("request");
    });
  }
});

test("focus loads the element, and moves nothing below", async ({ page, campaign, form }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const names = recordRequests(page);
  await form.openPage(pageWithLoader(campaign, `${SPACER}${TAG}`));
  await page.waitForLoadState("networkidle");
  const top = () =>
    page.locator("#after").evaluate((node) => node.getBoundingClientRect().top + scrollY);
  const before = await top();
  await page.evaluate(() => document.querySelector("a")?.focus());
  // A page that is still being parsed may have an unclosed tag, which needs a file of its own.
  const own = () => names.filter((name) => !name.includes("unclosed-tag"));
  await expect.poll(own).toHaveLength(2);
  await expect(form.picker).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(24);
  expect((await page.locator("bia-contact-td").getAttribute("style")) ?? "").toBe("");

  names.length = 0;
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

/** Ways in which partners copy the loader, with a line of their own in the same file. */
const COPIES = [
  `<script>CODE;document.title = "Own script";</script>`,
  `<script type="module">CODE;document.title = "Own script";</script>`,
  `<script src="/all.js"></script>`,
  `<script type="module" src="/all.js"></script>`,
];

test("a copy of the loader says what to change", async ({
  page,
  campaign: { origin },
  consoleErrors,
  form,
}) => {
  const code = await (await page.request.get(`${origin}${PATH}/bia-contact-td.js`)).text();
  for (const tag of COPIES) {
    await test.step(tag, async () => {
      await form.openPage(
        `<!doctype html><html lang="en"><title>A gallery</title><h1>A gallery</h1>${TAG}${tag.replace("CODE", () => code)}`,
        { files: { "/all.js": `${code};document.title = "Own script";` } },
      );
      await expect(page).toHaveTitle("Own script");
      const advice = /could not be loaded from .*must come from the campaign's address/;
      await expect.poll(() => consoleErrors.splice(0).join("\n")).toMatch(advice);
      await expect(page.getByRole("link", { name: "Contact your TD" })).toBeVisible();
    });
  }
});

/** Ways to write the loader's tag, how often it is told to be a module, and a policy that allows it. */
const LOADERS: readonly (readonly [tag: string, advices: 0 | 1, sources?: string])[] = [
  [`<script type="module" src="LOADER"></script>`, 0],
  [`<script type="module" src="HASHED"></script>`, 0],
  [`<script type="module">import "LOADER"</script>`, 0],
  [`<script src="LOADER"></script>`, 1],
  [`<script src="HASHED"></script>`, 1],
  [
    `<script>document.head.append(Object.assign(document.createElement("script"), { src: "LOADER" }))</script>`,
    1,
  ],
  [`<script nonce="abc" src="LOADER"></script>`, 1, "'nonce-abc' 'strict-dynamic'"],
  [`<script type="module" nonce="abc" src="LOADER"></script>`, 0, "'nonce-abc' CAMPAIGN"],
];

test("the loader works as each kind of tag", async ({
  page,
  campaign: { origin },
  consoleErrors,
  form,
}) => {
  const manifest = await (await page.request.get(`${PATH}/manifest.json`)).json();
  const { path } = manifest.files["bia-contact-td.js"];
  for (const [tag, advices, sources] of LOADERS) {
    await test.step(tag, async () => {
      const script = tag
        .replace("LOADER", `${origin}${PATH}/bia-contact-td.js`)
        .replace("HASHED", `${origin}${PATH}/${path}`);
      await form.openPage(
        `<!doctype html><html lang="en"><title>A gallery</title>
        <base href="https://elsewhere.example/"><h1>A gallery</h1>
        ${TAG}${script}${TAG}<p>Below</p>`,
        {
          csp:
            sources &&
            `default-src 'none'; script-src ${sources.replace("CAMPAIGN", origin)}; connect-src ${origin}`,
        },
      );
      await expect(form.picker).toHaveCount(2);
      const advice = expect.stringMatching(/<script type="module" src="http.*"><\/script>$/);
      expect(consoleErrors.splice(0)).toEqual(Array(advices).fill(advice));
    });
  }
});

test("the classic script works, and adds no global", async ({ page, campaign, form }) => {
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window).sort());
  await form.openPage(
    `<title>A gallery</title><h1>A gallery</h1><bia-contact-td></bia-contact-td>`,
  );
  const before = await globals();
  await page.addScriptTag({ url: `${campaign.origin}${PATH}/bia-contact-td.iife.js` });
  await form.choose("clare");
  await expect(form.cards).toHaveCount(4);
  const added = (await globals()).filter((name) => !before.includes(name));
  expect(added.filter((name) => !/^\d+$/.test(name))).toEqual([]);
});

test("of two versions the first renders all", async ({ page, campaign, request, form }) => {
  const { files } = await (await request.get(`${PATH}/manifest.json`)).json();
  const script = `${campaign.origin}${PATH}/${files["bia-contact-td.full.js"].path}`;
  const code = await (await request.get(script)).text();
  const other = code.replaceAll("1.0.0", "9.9.9");
  expect(other).not.toBe(code);
  await form.openPage(
    `<!doctype html><title>Two versions</title>
    <script>
      addEventListener("bia-ready", ({ detail }) => {
        document.title += " " + detail.version;
      });
    </script>
    <script type="module" src="/another-version.js"></script>
    <bia-contact-td></bia-contact-td>
    <script type="module" src="${script}"></script>
    <bia-contact-td></bia-contact-td>`,
    { files: { "/another-version.js": other } },
  );
  await expect(page).toHaveTitle("Two versions 9.9.9 9.9.9");
  await expect(form.picker).toHaveCount(2);
});
