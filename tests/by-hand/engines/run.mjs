/** `npm run test:engines`: main job, hosts and pages in the browsers that `npm test` does not start, a line each. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildStale } from "../../../site/tools/build.mjs";
import { HOST_PAGES } from "../../hosts/pages.mjs";
import { parentsPage } from "../../hosts/parents.mjs";
import { findTextFaults, PAGES, spaceText } from "../../site-layout.mjs";
import { startServer } from "../bench/harness.mjs";
import { ENGINES, installDrivers, until } from "./browsers.mjs";

/** @typedef {import("./browsers.mjs").Driver} Driver */

/** Records the addresses of mail windows instead of opening them, and the page's errors. */
const RECORDER = `<script>
  window.errors = [];
  window.addEventListener("error", (event) => errors.push(event.message));
  window.addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)));
  window.open = (address) => ({ opener: (window.opened = address) });
</script>`;

const PARENTS_TIMEOUT_MS = 90_000;

const folder = mkdtempSync(join(tmpdir(), "bia-engines-"));
const load = installDrivers(join(folder, "drivers"));
await buildStale();
const { origin, stop } = await startServer({ DATA_DIR: join(folder, "data") });
const parents = parentsPage(origin);
const plain = HOST_PAGES.plain.replaceAll("CAMPAIGN", origin).replace("<h1>", `${RECORDER}$&`);
const partner = createServer((request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(request.url === "/parents" ? parents : plain);
}).listen(0, "127.0.0.1");
await once(partner, "listening");
const address = partner.address();
const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : address}/`;
try {
  for (const { name, packages, open } of ENGINES) {
    const driver = await open(load);
    const failure = driver === null ? `apt-get install ${packages}` : await failureOf(driver);
    console.log(`${failure === "" ? "ok    " : "FAILED"} ${name} ${driver?.version}: ${failure}`);
    if (failure !== "") process.exitCode = 1;
    await driver?.close();
  }
} finally {
  partner.close();
  partner.closeAllConnections();
  await stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Returns what fails in a browser; nothing where all succeeds. @param {Driver} driver */
async function failureOf(driver) {
  try {
    await doMainJob(driver);
    await driver.visit(`${url}parents`);
    const isMeasured = async () => (await driver.read("window.measured > 0")) === true;
    await until("all parents are measured", isMeasured, PARENTS_TIMEOUT_MS);
    return `${await driver.read('window.faults.join("\\n")')}${await layoutFaults(driver)}`;
  } catch (error) {
    return String(error);
  }
}

/** Chooses a constituency with the keyboard, and composes the letter. @param {Driver} driver */
async function doMainJob(driver) {
  await driver.visit(url);
  /** @param {string} step @param {string} expression */
  const expect = (step, expression) =>
    until(step, async () => (await driver.read(`Boolean(${expression})`)) === true);
  await expect("the element renders", `root.querySelector("[role=combobox]")`);
  await driver.read(`root.querySelector("[role=combobox]").focus()`);
  await driver.type("dun laoghaire");
  const option = `root.querySelector("[role=option]")?.textContent`;
  await expect("typing finds a name without its fada", `${option} === "Dún Laoghaire"`);
  await driver.type("\n");
  await expect("its TDs are shown", `root.querySelectorAll("[part=card]").length === 4`);
  const colour = `getComputedStyle(root.querySelector("[part=send]")).backgroundColor`;
  await expect("the styles are applied", `${colour} === "rgb(212, 46, 21)"`);
  await driver.read(`root.querySelector("[part=send]").click()`);
  const to = `new URL(window.opened ?? "about:blank").searchParams.get("to")`;
  await expect("the letter is to all of them", `${to}?.split(",").length === 4`);
  const dialog = `root.querySelector("dialog[open]")?.textContent`;
  await expect("the dialog opens", `${dialog}?.includes("Message Sent!")`);
  await expect("the page has no error", "window.errors.length === 0");
}

/** Returns where text of the campaign's own pages has no room. @param {Driver} driver */
async function layoutFaults(driver) {
  let faults = "";
  const measure = async (/** @type {string} */ state) => {
    for (const width of [320, 768, 1280]) {
      await driver.resize(width);
      const found = await driver.read(`(${findTextFaults})().join("\\n")`);
      if (found !== "") faults += `\n${state} at ${width} px:\n${found}`;
    }
  };
  for (const path of PAGES) {
    await driver.visit(`${origin}${path}`);
    const isLoaded = async () => (await driver.read("document.fonts.status")) === "loaded";
    await until("the fonts are loaded", isLoaded);
    await measure(path);
    await driver.read(`(${spaceText})()`);
    await measure(`${path} with wide text spacing`);
  }
  return faults;
}
