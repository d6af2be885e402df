import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { runChecks } from "es-check";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import manifest from "../../../package.json" with { type: "json" };
import type { PagePath } from "../../../site/routes.ts";
import { campaignWith } from "../../../stories/support/invented-campaign.ts";
import { publish } from "../../servers/server-process.ts";
import { ROOT } from "../../source-files.ts";
import { ADMIN_KEY, expect, ignoreConsoleErrors, startOwnServer, test } from "../fixtures.ts";

/** The pages with a budget: not those of staff and of partners' links, nor the form without scripts. */
type MeasuredPage = Exclude<PagePath, "/admin" | "/private" | "/figures" | "/tds"> | "/tds/clare";

/** The most kB, with headers, of a first view on a phone, and of the element where the page loads it. */
const BUDGETS_KB: Readonly<Record<MeasuredPage, number>> = {
  "/": 140,
  "/privacy": 55,
  "/they-answered": 60,
  "*": 55,
  "/tds/clare": 140,
  "/where-they-stand": 60,
  "/day-without-arts": 175,
  "/embed": 235,
  "/kit": 190,
};

/** The most bytes of a page's HTML with headers: a server sends ten packets of 1,460 bytes before it waits. */
const FIRST_TRIP = 14_600;

const IN_FIRST_TRIP = ["/", "/ga/", "/privacy", "/ga/they-answered", "/ga/tds/clare", "/embed"];

/** The most that each file of the element may have in Brotli, in bytes. */
const EMBED_FILES = {
  "bia-contact-td.js": 1_500,
  "bia-contact-td.full.js": 32_500,
  "bia-contact-td.finder.js": 36_000,
  "bia-contact-td.results.js": 23_000,
  "bia-contact-td.ga.js": 5_500,
};

test.use({ viewport: { width: 390, height: 844 } });

/** Returns the kB that a first view of a page transfers with an empty cache, headers included. */
async function firstView(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await session.detach();
  return bytes / 1_000;
}

test("first views stay within their budgets", async ({ page, consoleErrors }) => {
  ignoreConsoleErrors(consoleErrors, /404/);
  const { server, end } = await startOwnServer({});
  const paths = Object.keys(BUDGETS_KB) as MeasuredPage[];
  for (const path of paths) {
    const kB = await firstView(page, server.origin + path.replace("*", "/nowhere"));
    expect.soft(kB, `${path} in kB`).toBeLessThan(BUDGETS_KB[path]);
    // Far from its budget, a page was not measured whole.
    expect.soft(kB, `${path} in kB`).toBeGreaterThan(BUDGETS_KB[path] / 2);
  }
  for (const path of IN_FIRST_TRIP) {
    const bytes = await bytesOfAnswer(server.origin + path);
    expect.soft(bytes, `the HTML of ${path}, with headers`).toBeLessThan(FIRST_TRIP);
  }
  // The pages of a published campaign are compressed as well.
  const counted = campaignWith({ facts: { actionsBaseline: 2651 } }, DEFAULT_CAMPAIGN);
  await publish(server.origin, ADMIN_KEY, counted);
  const home = `${server.origin}/`;
  await expect.poll(async () => (await fetch(home)).text()).toContain('data-count-from="2651"');
  await expect.poll(() => bytesOfAnswer(home)).toBeLessThan(FIRST_TRIP);
  await end();
});

test("the element's files are within their limits", async ({ request }) => {
  const { files } = await (await request.get("/embed/v1/manifest.json")).json();
  for (const [name, limit] of Object.entries(EMBED_FILES)) {
    expect(files[name].brotli, name).toBeLessThanOrEqual(limit);
  }
  for (const [name, { path, integrity, bytes }] of Object.entries<Record<string, string>>(files)) {
    const body = await (await request.get(`/embed/v1/${path}`)).body();
    expect(`sha384-${createHash("sha384").update(body).digest("base64")}`, name).toBe(integrity);
    expect(body.length, name).toBe(bytes);
  }
  const film = statSync(join(ROOT, ".build/site/public/day-without-arts-reel.mp4")).size;
  expect(film, "the film").toBeLessThan(6_000_000);
  const badge = statSync(join(ROOT, ".build/widget/bia-letter-count.js.br")).size;
  expect(readFileSync(join(ROOT, "widget/README.md"), "utf8")).toContain(
    `A file of ${(badge / 1000).toFixed(1)} kB`,
  );
});

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
      // Built files use this feature only where the browser has it.
      ignore: "Uint8ArrayToBase64",
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

/** Returns the size of an answer on the wire, in Brotli and with its headers, in bytes. */
async function bytesOfAnswer(address: string): Promise<number> {
  const request = get(address, { agent: false, headers: { "accept-encoding": "br" } });
  const [response] = await once(request, "response");
  response.resume();
  await once(response, "end");
  return response.socket.bytesRead;
}
