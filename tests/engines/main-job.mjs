/**
 * What every engine is driven by: the element's parts by selectors within its
 * shadow root, so that the same steps run in all of them.
 *
 * @typedef {object} Driver
 * @property {string} version the engine's own name and version
 * @property {(url: string) => Promise<void>} visit
 * @property {(selector: string) => Promise<void>} press a real click
 * @property {(text: string) => Promise<void>} type real keys, to what has focus
 * @property {(key: "ArrowDown" | "Enter") => Promise<void>} key
 * @property {(expression: string) => Promise<unknown>} read evaluates an expression in the page; `root` is the element's shadow root
 * @property {() => Promise<void>} close
 */

/**
 * An engine that a person may have.
 * @typedef {object} Engine
 * @property {string} name
 * @property {() => string | null} missing what to install, in a line; null when all is there
 * @property {() => Promise<Driver>} open
 */

const PATIENCE_MS = 15_000;

/**
 * Does the main job on a page that embeds the element: it renders, a
 * constituency is chosen with the keyboard, the letter is composed. Throws
 * with the step that failed.
 *
 * @param {Driver} driver
 * @param {string} url of the page; its `window.open` keeps the address in `opened`
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
 * Waits until an expression holds in the page.
 * @param {Driver} driver
 * @param {string} step what it shows, in words
 * @param {string} expression
 */
async function until(driver, step, expression) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await driver.read(expression))) {
    if (Date.now() > end) throw new Error(`did not get so far that ${step}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

/**
 * An expression as the body of a function, with the element's shadow root as `root`.
 * @param {string} expression
 */
export function inPage(expression) {
  return `const root = document.querySelector("bia-contact-td")?.shadowRoot ?? document.createDocumentFragment();
return (${expression});`;
}
