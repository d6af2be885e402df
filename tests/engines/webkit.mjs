import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { Builder, Key } from "selenium-webdriver";
import { inPage } from "./main-job.mjs";

const DRIVER = "/usr/bin/WebKitWebDriver";
const XVFB = "/usr/bin/Xvfb";

/** The browser that Debian's library brings, wherever this machine's kind keeps it. */
function miniBrowser() {
  return ["/usr/lib", ...folders("/usr/lib")]
    .flatMap((folder) => folders(folder))
    .filter((folder) => /\/webkit(?:2gtk|gtk)-[\d.]+$/.test(folder))
    .map((folder) => `${folder}/MiniBrowser`)
    .find((path) => existsSync(path));
}

/** @param {string} folder */
function folders(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`);
}

/** WebKitGTK, driven through WebDriver on a screen of its own. @type {import("./main-job.mjs").Engine} */
export const webkit = {
  name: "WebKitGTK",
  missing: () =>
    existsSync(DRIVER) && existsSync(XVFB) && miniBrowser() !== undefined
      ? null
      : "apt-get install webkit2gtk-driver xvfb",
  async open() {
    const screen = spawn(
      XVFB,
      ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
      {
        stdio: ["ignore", "pipe", "ignore"],
      },
    );
    const [display] = await once(screen.stdout, "data");
    const port = await freePort();
    const service = spawn(DRIVER, [`--port=${port}`, "--host=127.0.0.1"], {
      stdio: "ignore",
      env: {
        ...process.env,
        DISPLAY: `:${String(display).trim()}`,
        LIBGL_ALWAYS_SOFTWARE: "1",
        // What the sandbox of the web process needs, containers rarely allow.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      },
    });
    const end = () => {
      service.kill();
      screen.kill();
    };
    try {
      await listening(port);
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] },
        })
        .build();
      const capabilities = await driver.getCapabilities();
      /** @param {string} expression */
      const read = (expression) => driver.executeScript(inPage(expression));
      /** @param {string} selector */
      const middle = async (selector) => {
        const at = await read(`(() => {
          const part = root.querySelector(${JSON.stringify(selector)});
          part.scrollIntoView({ block: "center" });
          const { x, y, width, height } = part.getBoundingClientRect();
          return [Math.round(x + width / 2), Math.round(y + height / 2)];
        })()`);
        if (!Array.isArray(at)) throw new Error(`there is no ${selector}`);
        return { x: Number(at[0]), y: Number(at[1]) };
      };
      /** @param {string} keys */
      const send = (keys) => driver.actions().sendKeys(keys).perform();
      return {
        version: `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`,
        visit: (url) => driver.get(url),
        // At its place: a click on an element is refused where it stands in a shadow root.
        press: async (selector) =>
          driver
            .actions()
            .move(await middle(selector))
            .click()
            .perform(),
        type: (text) => send(text),
        key: (key) => send(key === "Enter" ? Key.ENTER : Key.ARROW_DOWN),
        read,
        async close() {
          await driver.quit().catch(() => {});
          end();
        },
      };
    } catch (error) {
      end();
      throw error;
    }
  },
};

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** @param {number} port */
async function listening(port) {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("WebKitWebDriver did not start");
}
