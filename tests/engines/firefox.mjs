import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { inPage } from "./main-job.mjs";

const PLACES = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"];
const executablePath = PLACES.find((place) => place && existsSync(place));

/** Gecko, driven through WebDriver BiDi. @type {import("./main-job.mjs").Engine} */
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
    const part = async (/** @type {string} */ selector) => {
      const found = await page.$(`bia-contact-td >>> ${selector}`);
      if (found === null) throw new Error(`there is no ${selector}`);
      return found;
    };
    return {
      version: await browser.version(),
      visit: async (url) => void (await page.goto(url)),
      press: async (selector) => (await part(selector)).click(),
      type: (text) => page.keyboard.type(text),
      key: (key) => page.keyboard.press(key),
      read: (expression) => page.evaluate(`(() => { ${inPage(expression)} })()`),
      close: () => browser.close(),
    };
  },
};
