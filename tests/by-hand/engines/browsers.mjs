import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
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
 * @property {(load: NodeJS.Require) => Promise<Driver>} open
 */

const CANDIDATE_PATHS = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"];
const executablePath = CANDIDATE_PATHS.find((path) => path && existsSync(path));

/** Firefox, driven through WebDriver BiDi. @type {Engine} */
export const firefox = {
  name: "Firefox",
  missing: () =>
    executablePath === undefined ? "apt-get install firefox-esr, or set FIREFOX_PATH" : null,
  async open(load) {
    const browser = await load("puppeteer-core").default.launch({
      browser: "firefox",
      headless: true,
      ...(executablePath ? { executablePath } : {}),
    });
    const page = await browser.newPage();
    const find = async (/** @type {string} */ selector) => {
      const element = await page.$(`bia-contact-td >>> ${selector}`);
      if (element === null) throw new Error(`The element has no ${selector}`);
      return element;
    };
    return {
      version: await browser.version(),
      visit: async (url) => void (await page.goto(url)),
      press: async (selector) => (await find(selector)).click(),
      type: (text) => page.keyboard.type(text),
      key: (key) => page.keyboard.press(key),
      read: (expression) => page.evaluate(`(() => { ${inPage(expression)} })()`),
      async resize(width, height) {
        await page.setViewport({ width, height });
        return width;
      },
      close: () => browser.close(),
    };
  },
};

const DRIVER_PATH = "/usr/bin/WebKitWebDriver";
const XVFB_PATH = "/usr/bin/Xvfb";

/** Returns the path of the MiniBrowser in Debian's WebKitGTK package, which depends on the architecture. */
function findMiniBrowser() {
  return ["/usr/lib", ...subfolders("/usr/lib")]
    .flatMap((folder) => subfolders(folder))
    .filter((folder) => /\/webkit(?:2gtk|gtk)-[\d.]+$/.test(folder))
    .map((folder) => `${folder}/MiniBrowser`)
    .find((path) => existsSync(path));
}

/** @param {string} folder */
function subfolders(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`);
}

/** WebKitGTK, driven through WebDriver on a virtual screen. @type {Engine} */
export const webkit = {
  name: "WebKitGTK",
  missing: () =>
    existsSync(DRIVER_PATH) && existsSync(XVFB_PATH) && findMiniBrowser() !== undefined
      ? null
      : "apt-get install webkit2gtk-driver xvfb",
  async open(load) {
    const { Builder, Key } = load("selenium-webdriver");
    const screen = spawn(
      XVFB_PATH,
      ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
      {
        stdio: ["ignore", "pipe", "ignore"],
      },
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
    const stopProcesses = () => {
      service.kill();
      screen.kill();
    };
    try {
      await waitUntilReady(port);
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary: findMiniBrowser(), args: ["--automation"] },
        })
        .build();
      const capabilities = await driver.getCapabilities();
      /** @param {string} expression */
      const read = (expression) => driver.executeScript(inPage(expression));
      /** @param {string} selector */
      const centreOf = async (selector) => {
        const point = await read(`(() => {
          const part = root.querySelector(${JSON.stringify(selector)});
          part.scrollIntoView({ block: "center" });
          const { x, y, width, height } = part.getBoundingClientRect();
          return [Math.round(x + width / 2), Math.round(y + height / 2)];
        })()`);
        if (!Array.isArray(point)) throw new Error(`The element has no ${selector}`);
        return { x: Number(point[0]), y: Number(point[1]) };
      };
      /** @param {string} keys */
      const sendKeys = (keys) => driver.actions().sendKeys(keys).perform();
      return {
        version: `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`,
        visit: (url) => driver.get(url),
        // Clicks at a point, because WebKitWebDriver rejects clicks on elements in a shadow root.
        press: async (selector) =>
          driver
            .actions()
            .move(await centreOf(selector))
            .click()
            .perform(),
        type: (text) => sendKeys(text),
        key: (key) => sendKeys(key === "Enter" ? Key.ENTER : Key.ARROW_DOWN),
        read,
        async resize(width, height) {
          // The window is larger than the page by its bars. It is resized without an answer.
          const [barWidth = 0, barHeight = 0] = /** @type {number[]} */ (
            await read("[outerWidth - innerWidth, outerHeight - innerHeight]")
          );
          const window = driver.manage().window();
          await window.setRect({ x: 0, y: 0, width: width + barWidth, height: height + barHeight });
          // A phone's width is below the least width of the window.
          for (let tries = 0; (await read("innerWidth")) !== width && tries < 20; tries += 1) {
            await new Promise((done) => setTimeout(done, 100));
          }
          return Number(await read("innerWidth"));
        },
        async close() {
          await driver.quit().catch(() => {});
          stopProcesses();
        },
      };
    } catch (error) {
      stopProcesses();
      throw error;
    }
  },
};

/** @param {number} port */
async function waitUntilReady(port) {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("WebKitWebDriver did not start");
}

/**
 * Returns a function body that evaluates an expression with the element's shadow root as `root`.
 * @param {string} expression
 */
function inPage(expression) {
  return `const root = document.querySelector("bia-contact-td")?.shadowRoot ?? document.createDocumentFragment();
return (${expression});`;
}
