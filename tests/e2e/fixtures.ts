import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { createDraft } from "../../widget/domain/letter.ts";
import { composeLinks } from "../../widget/domain/providers.ts";
import { SUCCESS_DELAY_MS } from "../../widget/sending/compose.ts";
import { freePort } from "../free-port.mjs";
import { copyDataDir } from "../servers/data-folders.ts";
import { type RunningServer, startServer } from "../servers/server-process.ts";
import { type ContactForm, contactForm } from "./contact-form.ts";

export { expect } from "@playwright/test";

/** The hosts of the providers' compose pages. Tests answer these pages with a stub page. */
const COMPOSE_HOSTS = new Set(
  composeLinks(createDraft([], "gmail")).map(({ href }) => new URL(href).hostname),
);

export const STATS_KEY = "the-key-of-the-figures";

export const ADMIN_KEY = "the-key-of-the-admin";

type TestFixtures = {
  form: ContactForm;
  /** The errors and warnings on the pages' consoles. A test fails if it leaves any. */
  consoleErrors: string[];
  /** The requests to other hosts than the campaign's. They were stubbed or aborted. */
  externalRequests: string[];
};

/** Starts a server in a data folder with all TDs. Returns it, and a function that ends it and removes the folder. */
export async function startOwnServer(env: Record<string, string> = {}) {
  const filled = process.env.BIA_FILLED_DATA_DIR;
  if (filled === undefined) throw new Error("The global setup did not set BIA_FILLED_DATA_DIR");
  const { dataDir, remove } = copyDataDir(filled);
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: "error", ADMIN_KEY, ...env });
  const end = async () => {
    await server.end("SIGTERM");
    remove();
  };
  return { server, end };
}

/** Ignores the console messages from now on that match `pattern`. */
export function ignoreConsoleErrors(consoleErrors: string[], pattern: RegExp): void {
  const push = consoleErrors.push.bind(consoleErrors);
  consoleErrors.push = (...messages) => push(...messages.filter((text) => !pattern.test(text)));
}

/** Answers or aborts all requests to other hosts than the campaign's, and records their URLs. */
async function stubOtherHosts(context: BrowserContext, externalRequests: string[]): Promise<void> {
  await context.route(
    (url) => url.protocol.startsWith("http") && url.hostname !== "127.0.0.1",
    (route) => {
      const url = route.request().url();
      externalRequests.push(url);
      if (!COMPOSE_HOSTS.has(new URL(url).hostname)) return route.abort();
      return route.fulfill({ contentType: "text/html", body: "<title>Compose</title>" });
    },
  );
}

/** Returns when the page has painted twice, and its observers have reported. */
export const untilPainted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );

/** Runs in the page. Makes a timer of this length short: so long a supporter waits for the success dialog. */
function shortenTimersOf(longMs: number): void {
  const { setTimeout: set } = window;
  Object.assign(window, {
    setTimeout: (run: TimerHandler, ms?: number, ...parameters: unknown[]) =>
      set(run, ms === longMs ? 100 : ms, ...parameters),
  });
}

/** Starts a server for each worker, without other hosts. A test fails if a page writes an error or a warning. */
export const test = base.extend<TestFixtures, { campaign: RunningServer }>({
  campaign: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs off the pattern
    async ({}, use) => {
      const port = `${await freePort()}`;
      // The URL is set as in production: the pages' HTML then differs from that of the build.
      const publicUrl = `http://127.0.0.1:${port}`;
      const settings = { PORT: port, PUBLIC_URL: publicUrl, STATS_KEY };
      const { server, end } = await startOwnServer(settings);
      await use(server);
      await end();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ campaign }, use) => use(campaign.origin),
  form: async ({ page, campaign }, use) => use(contactForm(page, campaign.origin)),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  externalRequests: async ({}, use) => use([]),
  consoleErrors: [
    async ({ context }, use) => {
      const consoleErrors: string[] = [];
      const record = (page: Page) => {
        page.on("pageerror", (error) => consoleErrors.push(`error: ${error.message}`));
        page.on("console", (message) => {
          // Chromium on Linux has no share sheet to be allowed in a frame.
          if (message.text() === "Unrecognized feature: 'web-share'.") return;
          if (message.type() === "error" || message.type() === "warning") {
            consoleErrors.push(`${message.type()}: ${message.text()}`);
          }
        });
      };
      context.on("page", record);
      await use(consoleErrors);
      if (consoleErrors.length > 0) {
        throw new Error(`The page wrote to its console:\n${consoleErrors.join("\n")}`);
      }
    },
    { auto: true },
  ],
  context: async ({ context, externalRequests }, use) => {
    await stubOtherHosts(context, externalRequests);
    await context.addInitScript(shortenTimersOf, SUCCESS_DELAY_MS);
    await use(context);
  },
});

/** Lets an app that does not open keep the press, as on iPhones: in Chromium its launch uses the press up. */
export async function keepPress(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "userActivation", { value: { isActive: true } });
  });
}
