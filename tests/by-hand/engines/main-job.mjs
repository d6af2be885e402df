/**
 * The interface to a running browser. Selectors are within the element's shadow
 * root, so that the same steps run in every browser.
 *
 * @typedef {object} Driver
 * @property {string} version the browser's name and version
 * @property {(url: string) => Promise<void>} visit
 * @property {(selector: string) => Promise<void>} press clicks with a native mouse event
 * @property {(text: string) => Promise<void>} type types into the focused element with native key events
 * @property {(key: "ArrowDown" | "Enter") => Promise<void>} key
 * @property {(expression: string) => Promise<unknown>} read evaluates an expression in the page; `root` is the element's shadow root
 * @property {(width: number, height: number) => Promise<number>} resize gives the page this size in pixels, or the nearest that the window can have; returns the width
 * @property {() => Promise<void>} close
 */

/**
 * A browser that may be installed.
 * @typedef {object} Engine
 * @property {string} name
 * @property {() => string | null} missing returns what to install, in one line; null when nothing is missing
 * @property {() => Promise<Driver>} open
 */

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
export async function until(driver, step, expression, timeoutMs = STEP_TIMEOUT_MS) {
  const end = Date.now() + timeoutMs;
  while (!(await driver.read(expression))) {
    if (Date.now() > end) throw new Error(`timed out before ${step}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

/**
 * Returns a function body that evaluates an expression with the element's shadow root as `root`.
 * @param {string} expression
 */
export function inPage(expression) {
  return `const root = document.querySelector("bia-contact-td")?.shadowRoot ?? document.createDocumentFragment();
return (${expression});`;
}
