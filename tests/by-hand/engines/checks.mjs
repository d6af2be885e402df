import {
  findPilotFaults,
  findStoryLinkFaults,
  findTeaserFaults,
  findTextFaults,
  PAGES,
  spaceText,
} from "../../site-layout.mjs";

/** @typedef {import("./browsers.mjs").Driver} Driver */

const STEP_TIMEOUT_MS = 15_000;
const PARENTS_TIMEOUT_MS = 90_000;

/**
 * Does the main job on a page that embeds the element: waits for the element,
 * chooses a constituency with the keyboard and composes the letter. Throws an
 * error that names the failed step.
 *
 * @param {Driver} driver
 * @param {string} url of the page; its `window.open` stores the address in `window.opened`
 */
export async function doMainJob(driver, url) {
  await driver.visit(url);
  await until(driver, "the element renders", `root.querySelector("[role=combobox]") !== null`);
  await driver.press("[role=combobox]");
  await driver.type("dun laoghaire");
  await until(
    driver,
    "typing finds a constituency without its fada",
    `root.querySelector("[role=option]")?.textContent === "Dún Laoghaire"`,
  );
  await driver.key("ArrowDown");
  await driver.key("Enter");
  await until(driver, "its TDs are shown", `root.querySelectorAll("[part=card]").length === 4`);
  await until(
    driver,
    "the styles are applied",
    `getComputedStyle(root.querySelector("[part=send]")).backgroundColor === "rgb(212, 46, 21)"`,
  );
  await driver.press("[part=send]");
  await until(
    driver,
    "the letter is composed to all of them",
    `new URL(window.opened ?? "about:blank").searchParams.get("to")?.split(",").length === 4`,
  );
  await until(
    driver,
    "the success dialog opens",
    `root.querySelector("dialog")?.open === true && /Message Sent!/.test(root.querySelector("dialog").textContent)`,
  );
  const errors = await driver.read(`window.errors.join("; ")`);
  if (errors !== "") throw new Error(`the page reported: ${errors}`);
}

/** Sends a letter as soon as the element has found the TDs, and reports its events to the page. */
const REPORTER = `<script>
  const report = (text) => parent.postMessage(text, "*");
  for (const type of ["compose", "sent"]) addEventListener("bia-" + type, () => report("bia-" + type));
  addEventListener("bia-error", ({ detail }) => report("bia-error: " + detail.code));
  addEventListener("bia-lookup", ({ target }) => {
    const root = target.shadowRoot;
    const reportDialog = () => {
      const title = root.querySelector("dialog[open] h2");
      if (title === null) requestAnimationFrame(reportDialog);
      else report("dialog: " + title.textContent);
    };
    const send = () => {
      const button = root.querySelector("[part=send]");
      if (button === null) return requestAnimationFrame(send);
      button.click();
      reportDialog();
    };
    send();
  });
</script>`;

/**
 * Returns a page with the element in a frame that may open neither windows nor mail apps. The
 * page collects what the frame reports in `window.messages`.
 *
 * @param {string} campaign origin of the campaign
 */
export function sandboxPage(campaign) {
  const inner = `<!doctype html>${REPORTER}<bia-contact-td api-base="${campaign}" constituency="Clare"></bia-contact-td>
    <script src="${campaign}/embed/v1/bia-contact-td.iife.js"></script>`;
  return `<!doctype html><html lang="en"><title>A gallery</title>
    <script>window.messages = []; addEventListener("message", ({ data }) => messages.push(data));</script>
    <iframe title="Embedded" width="900" height="900" sandbox="allow-scripts"
      srcdoc="${inner.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></iframe></html>`;
}

/**
 * Opens a page whose sandboxed frame allows neither windows nor mail apps, and in which the element
 * sends a letter by itself. Throws an error unless the element says that nothing opened.
 *
 * @param {Driver} driver
 * @param {string} url of the page; it collects the frame's events in `window.messages`
 */
export async function sendFromSandbox(driver, url) {
  await driver.visit(url);
  await until(
    driver,
    "the dialog of a sandboxed frame",
    `window.messages.some((text) => text.startsWith("dialog:"))`,
  );
  const messages = await driver.read(`window.messages.join(", ")`);
  if (messages !== "bia-error: compose-blocked, dialog: Your email didn’t open") {
    throw new Error(`a sandboxed frame that can open nothing reported: ${messages}`);
  }
}

/**
 * Opens the page of `parentsPage` and throws an error that lists what is wrong.
 *
 * @param {Driver} driver
 * @param {string} url
 */
export async function measureParents(driver, url) {
  await driver.visit(url);
  await until(driver, "all parents are measured", `window.measured > 0`, PARENTS_TIMEOUT_MS);
  const faults = await driver.read(`window.faults.join("\\n")`);
  if (faults !== "") throw new Error(`in some parents the element has a wrong size:\n${faults}`);
}

/**
 * Waits until an expression is true in the page.
 * @param {Driver} driver
 * @param {string} step the expected state, for the error message
 * @param {string} expression
 */
async function until(driver, step, expression, timeoutMs = STEP_TIMEOUT_MS) {
  const end = Date.now() + timeoutMs;
  while (!(await driver.read(expression))) {
    if (Date.now() > end) throw new Error(`timed out before ${step}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** The screens that each check is made on: width and height in pixels. */
const SCREENS = {
  text: sizes([320, 768, 1280]),
  pilot: sizes([700, 768, 900, 1024, 1280]),
  // From 1040 px on: a scrollbar that takes room leaves the wide layout's 64rem.
  teaser: sizes([1040, 1100, 1200, 1280]),
  story: [
    [320, 568],
    [390, 844],
    [768, 1024],
    [1280, 800],
  ],
};

/** @param {number[]} widths */
function sizes(widths) {
  return widths.map((width) => [width, 900]);
}

/**
 * Measures the campaign's own pages and throws an error that lists what is wrong.
 *
 * @param {Driver} driver
 * @param {string} origin of the campaign
 */
export async function measureSite(driver, origin) {
  /** @type {string[]} */
  const faults = [];
  /**
   * @param {string} path
   * @param {number[][]} screens
   * @param {() => string[]} find runs in the page
   * @param {string} [state] of the page, for the message
   */
  const measure = async (path, screens, find, state = "") => {
    for (const [width = 0, height = 0] of screens) {
      const actual = await driver.resize(width, height);
      const found = String(await driver.read(`(${find})().join("\\n")`));
      if (found !== "") faults.push(`${path}${state} at ${actual} px:\n${found}`);
    }
  };
  /** @param {string} path */
  const open = async (path) => {
    await driver.visit(`${origin}${path}`);
    await until(driver, "the fonts are loaded", `document.fonts.status === "loaded"`);
  };
  for (const path of PAGES) {
    await open(path);
    await measure(path, SCREENS.text, findTextFaults);
    await driver.read(`(${spaceText})()`);
    await measure(path, SCREENS.text, findTextFaults, " with wide text spacing");
  }
  await open("/");
  await measure("/", SCREENS.pilot, findPilotFaults);
  await measure("/", SCREENS.teaser, findTeaserFaults);
  await open("/day-without-arts");
  await measure("/day-without-arts", SCREENS.story, findStoryLinkFaults);
  if (faults.length > 0) throw new Error(`the site's layout has faults:\n${faults.join("\n")}`);
}
