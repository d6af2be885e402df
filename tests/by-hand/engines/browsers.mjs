import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { freePort } from "../../free-port.mjs";

/** The packages that drive the browsers. Nothing else uses them, so that this script installs them. */
const DRIVERS = ["puppeteer-core@24.43.1", "selenium-webdriver@4.38.0"];

/**
 * Installs the drivers into a folder. Returns the function that loads one by its name.
 * @param {string} folder
 */
export function installDrivers(folder) {
  const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["install", ...options, "--prefix", folder, ...DRIVERS], {
    stdio: "inherit",
  });
  return createRequire(join(folder, "node_modules/"));
}

/**
 * A running browser, whose version names it. `type` sends native key events to the focused element; a
 * line break is Enter. `read` evaluates an expression in the page, with the element's shadow root as
 * `root`. `resize` gives the page this width, or the nearest that the window can have.
 * @typedef {NonNullable<Awaited<ReturnType<typeof openFirefox>>>} Driver
 */

const FIREFOX_PATHS = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"];
const DRIVER_PATH = "/usr/bin/WebKitWebDriver";
const XVFB_PATH = "/usr/bin/Xvfb";

/** The key in WebDriver. */
const ENTER = "\uE007";

/** The browsers, each with what to install where `open` finds it missing. */
export const ENGINES = [
  { name: "Firefox", packages: "firefox-esr", open: openFirefox },
  { name: "WebKitGTK", packages: "webkit2gtk-driver xvfb", open: openWebKit },
];

/**
 * Opens Firefox, driven through WebDriver BiDi; null where it is missing.
 * @param {NodeJS.Require} load
 */
async function openFirefox(load) {
  const executablePath = FIREFOX_PATHS.find((path) => path && existsSync(path));
  if (executablePath === undefined) return null;
  const puppeteer = load("puppeteer-core").default;
  const browser = await puppeteer.launch({ browser: "firefox", headless: true, executablePath });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    visit: (/** @type {string} */ url) => page.goto(url),
    async type(/** @type {string} */ keys) {
      for (const key of keys) await page.keyboard.press(key === "\n" ? "Enter" : key);
    },
    read: (/** @type {string} */ expression) =>
      page.evaluate(`(() => { ${inPage(expression)} })()`),
    resize: (/** @type {number} */ width) => page.setViewport({ width, height: 900 }),
    close: () => browser.close(),
  };
}

/**
 * Opens WebKitGTK, driven through WebDriver on a virtual screen; null where it is missing.
 * @param {NodeJS.Require} load
 * @returns {Promise<Driver | null>}
 */
async function openWebKit(load) {
  const found = execFileSync("find", ["/usr/lib", "-name", "MiniBrowser"], { encoding: "utf8" });
  const [binary = ""] = found.split("\n");
  if (!existsSync(DRIVER_PATH) || !existsSync(XVFB_PATH) || binary === "") return null;
  const { Builder } = load("selenium-webdriver");
  const screen = spawn(
    XVFB_PATH,
    ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const [display] = await once(screen.stdout, "data");
  const port = await freePort();
  const service = spawn(DRIVER_PATH, [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      LIBGL_ALWAYS_SOFTWARE: "1",
      // Most containers do not allow the namespaces that the web process's sandbox needs.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  await until("WebKitWebDriver starts", async () => {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    return response?.ok === true;
  });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    })
    .build();
  const capabilities = await driver.getCapabilities();
  /** @param {string} expression */
  const read = (expression) => driver.executeScript(inPage(expression));
  return {
    version: `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`,
    visit: (url) => driver.get(url),
    type: (keys) => driver.actions().sendKeys(keys.replace("\n", ENTER)).perform(),
    read,
    async resize(width) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height: 1000 });
      // The window resizes without an answer, and a phone's width is below its least width.
      const isResized = async () => (await read("innerWidth")) === width;
      await until("the window has its width", isResized, 1_000).catch(() => {});
    },
    async close() {
      await driver.quit().catch(() => {});
      service.kill();
      screen.kill();
    },
  };
}

/**
 * Waits until a condition is true.
 * @param {string} step the expected state, for the error message
 * @param {() => Promise<boolean>} isReached
 */
export async function until(step, isReached, timeoutMs = 15_000) {
  const end = Date.now() + timeoutMs;
  while (!(await isReached())) {
    if (Date.now() > end) throw new Error(`timed out before ${step}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

/**
 * Returns a function body that evaluates an expression with the element's shadow root as `root`.
 * @param {string} expression
 */
function inPage(expression) {
  return `const root = document.querySelector("bia-contact-td")?.shadowRoot ?? document.createDocumentFragment();
return (${expression});`;
}
