import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { inPage } from "./main-job.mjs";

const CANDIDATE_PATHS = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"];
const executablePath = CANDIDATE_PATHS.find((path) => path && existsSync(path));

/** Firefox, driven through WebDriver BiDi. @type {import("./main-job.mjs").Engine} */
export const firefox = {
  name: "Firefox",
  missing: () =>
    executablePath === undefined ? "apt-get install firefox-esr, or set FIREFOX_PATH" : null,
  async open() {
    const browser = await puppeteer.launch({
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
