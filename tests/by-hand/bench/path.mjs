/** `node tests/by-hand/bench/path.mjs`: walks the main job on a phone, prints each view, and fails over limits. */
import { createServer } from "node:http";
import { report, withBrowser } from "./harness.mjs";

const HEIGHT = 844;
const PHONE = {
  viewport: { width: 390, height: HEIGHT },
  isMobile: true,
  hasTouch: true,
  userAgent:
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/149.0.0.0 Mobile Safari/537.36",
};
const MOST = { words: 270, taps: 4, scrolls: 0 };

await withBrowser(async (browser, origin) => {
  const gallery = createServer(({ url = "" }, response) => {
    response.setHeader("content-type", "text/html").end(partnerPage(url, origin));
  }).listen(0);
  const address = gallery.address();
  const partner = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`;
  await walk(browser, "/", `${origin}/`);
  await walk(browser, "/tds/mayo", `${origin}/tds/mayo`, "Write to them");
  await walk(browser, "a partner's page", partner);
  await walk(browser, "a partner's page, 300 px", `${partner}?300`);
  gallery.close();
});

/**
 * Walks from an address to the opened mail.
 * @param {import("@playwright/test").Browser} browser @param {string} name @param {string} address
 * @param {string} [link] leads to TDs that the page has chosen
 */
async function walk(browser, name, address, link) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.open = () => /** @type {any} */ ({});
  });
  const sums = { words: 0, taps: 0, scrolls: 0 };
  /** @param {string} label */
  const view = async (label) => {
    await page.waitForTimeout(1000);
    const { words, ...places } = await page.evaluate(measure);
    sums.words += words;
    report(`${name}: ${label}`, `${words} words ${JSON.stringify(places)}`);
  };
  /** @param {import("@playwright/test").Locator} target */
  const tap = async (target) => {
    await target.waitFor();
    const { y, height } = (await target.boundingBox()) ?? { y: -1, height: 0 };
    sums.taps += 1;
    if (y < 0 || y + height > HEIGHT) sums.scrolls += 1;
    await target.tap();
  };
  const element = page.locator("bia-contact-td");
  await page.goto(address);
  await view("arrival");
  if (link === undefined) {
    await tap(element.getByRole("combobox"));
    await page.keyboard.type("gal");
    await tap(element.getByRole("option", { name: "Galway West", exact: true }));
  } else await tap(page.getByRole("link", { name: link }));
  const send = element.getByRole("button", { name: "Send to All TDs Now!" });
  await send.waitFor();
  await view("found");
  await tap(send);
  await view("confirm");
  await tap(element.getByRole("dialog").getByRole("button", { name: "Open Gmail" }));
  const isWithin =
    sums.words <= MOST.words && sums.taps <= MOST.taps && sums.scrolls <= MOST.scrolls;
  report(name, `3 views, ${link ? 0 : 3} keys ${JSON.stringify(sums)}`, isWithin);
  await context.close();
}

/** @param {string} address @param {string} origin */
function partnerPage(address, origin) {
  return `<!doctype html><meta name="viewport" content="width=device-width">
<title>A gallery</title><h1>A gallery</h1><p>We stand with artists.</p>
<script type="module" src="${origin}/embed/v1/bia-contact-td.js"></script>
<div style="width: ${address.endsWith("300") ? "300px" : "auto"}">
<bia-contact-td partner="a-gallery"><a href="${origin}/">Contact your TD</a></bia-contact-td></div>`;
}

/** Returns what a visitor sees: words, lines of the letter, `y` of field and heading, screens scrolled. */
function measure() {
  const root = document.querySelector("bia-contact-td")?.shadowRoot;
  const preview = root?.querySelector('[part="preview"]');
  const lines = new Set();
  let words = 0;
  for (const tree of [document.body, ...(root ? [root] : [])]) {
    const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = /** @type {Text} */ (walker.currentNode);
      for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N}]\S*/gu)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { x, y, width, height } = range.getBoundingClientRect();
        const middle = /** @type {const} */ ([x + width / 2, y + height / 2]);
        const host = document.elementFromPoint(...middle);
        const seen = host?.shadowRoot?.elementFromPoint(...middle) ?? host;
        if (width <= 1 || !(seen?.contains(text) || text.parentElement?.contains(seen))) continue;
        words += 1;
        if (preview?.contains(text)) lines.add(Math.round(y / 4));
      }
    }
  }
  const [field, heading] = ['[role="combobox"]', "h3"].map((tag) =>
    Math.round(root?.querySelector(tag)?.getBoundingClientRect().top ?? 0),
  );
  return { words, lines: lines.size, field, heading, scrolled: scrollY / innerHeight };
}
