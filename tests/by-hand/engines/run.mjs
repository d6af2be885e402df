import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildStale } from "../../../site/tools/build.mjs";
import { HOST_PAGES } from "../../hosts/pages.mjs";
import { parentsPage } from "../../hosts/parents.mjs";
import { startServer } from "../bench/harness.mjs";
import { firefox, installDrivers, webkit } from "./browsers.mjs";
import { doMainJob, measureParents, measureSite, sandboxPage, sendFromSandbox } from "./checks.mjs";

/**
 * `npm run test:engines`: does the main job on a partner's plain page, and measures
 * the element in many parents and the site's own pages, in the browsers that `npm test` does not
 * start. Prints one line per browser and exits with 0 when all succeed, 1 when one fails or is not
 * installed.
 */

/** Records the addresses of mail windows instead of opening them, and the page's errors. */
const RECORDER = `<script>
  window.errors = [];
  window.addEventListener("error", (event) => errors.push(event.message));
  window.addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)));
  window.open = (address) => ({ opener: (window.opened = address) });
</script>`;

const folder = mkdtempSync(join(tmpdir(), "bia-engines-"));
const load = installDrivers(join(folder, "drivers"));
await buildStale();
const { origin, stop } = await startServer({ DATA_DIR: join(folder, "data") });
const partner = createServer();
try {
  const html = HOST_PAGES.plain.replaceAll("CAMPAIGN", origin).replace("<h1>", `${RECORDER}$&`);
  const parents = parentsPage(origin);
  const sandbox = sandboxPage(origin);
  partner.on("request", (request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    const pages = { "/parents": parents, "/sandbox": sandbox };
    response.end(Reflect.get(pages, request.url ?? "") ?? html);
  });
  partner.listen(0, "127.0.0.1");
  await once(partner, "listening");
  const address = partner.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : address}/`;
  for (const engine of [firefox, webkit]) {
    const outcome = await check(engine, url, origin);
    console.log(`${outcome.ok ? "ok    " : "FAILED"} ${engine.name}: ${outcome.summary}`);
    if (!outcome.ok) process.exitCode = 1;
  }
} finally {
  partner.close();
  partner.closeAllConnections();
  await stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {import("./browsers.mjs").Engine} engine
 * @param {string} url
 * @param {string} campaign the campaign's origin
 */
async function check(engine, url, campaign) {
  const missing = engine.missing();
  if (missing !== null) return { ok: false, summary: `not installed: ${missing}` };
  const started = performance.now();
  /** @type {import("./browsers.mjs").Driver | undefined} */
  let driver;
  try {
    driver = await engine.open(load);
    await doMainJob(driver, url);
    await sendFromSandbox(driver, `${url}sandbox`);
    await measureParents(driver, `${url}parents`);
    await measureSite(driver, campaign);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    return {
      ok: true,
      summary: `${driver.version} renders, chooses, composes, claims nothing that is blocked, and fits its parents; the site's layout is right (${seconds} s)`,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return { ok: false, summary: `${driver?.version ?? "did not start"}: ${reason}` };
  } finally {
    await driver?.close();
  }
}
