import { test as base, type Page } from "@playwright/test";
import { copyDataDir } from "../servers/data-folders.ts";
import { type RunningServer, startServer } from "../servers/server-process.ts";

export { expect } from "@playwright/test";

/** The hosts a supporter's letter may be opened at; here a page of ours stands in for them. */
const MAIL = /^https:\/\/(mail\.google\.com|outlook\.live\.com|outlook\.office\.com)\//;

/** What opens the campaign's private figures here. */
export const STATS_KEY = "the-key-of-the-figures";

/** What opens the admin panel here. */
export const ADMIN_KEY = "the-key-of-the-admin";

type TestFixtures = {
  /** What the pages said on their consoles; a test that expects words takes them out. */
  complaints: string[];
  /** Requests that left for another host than the campaign's, stubbed or refused. */
  foreign: string[];
};

/** A data folder with all TDs stored, and how to remove it. */
export function filledDataDir() {
  const filled = process.env.BIA_FILLED_DATA_DIR;
  if (filled === undefined) throw new Error("The global setup made no data folder");
  return copyDataDir(filled);
}

/**
 * The product on its own database, one for each worker, and a browser that
 * reaches no other host. A page that complains on its console fails its test.
 */
export const test = base.extend<TestFixtures, { campaign: RunningServer }>({
  campaign: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs off the pattern
    async ({}, use) => {
      const { dataDir, remove } = filledDataDir();
      const running = await startServer({
        DATA_DIR: dataDir,
        LOG_LEVEL: "error",
        ADMIN_KEY,
        STATS_KEY,
      });
      await use(running);
      await running.end("SIGTERM");
      remove();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ campaign }, use) => use(campaign.origin),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  foreign: async ({}, use) => use([]),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const listen = (page: Page) => {
        page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
        page.on("console", (message) => {
          if (message.type() === "error" || message.type() === "warning") {
            complaints.push(`${message.type()}: ${message.text()}`);
          }
        });
      };
      context.on("page", listen);
      await use(complaints);
      if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join("\n")}`);
    },
    { auto: true },
  ],
  context: async ({ context, foreign }, use) => {
    await context.route(
      (url) => url.protocol.startsWith("http") && url.hostname !== "127.0.0.1",
      (route) => {
        const url = route.request().url();
        foreign.push(url);
        if (!MAIL.test(url)) return route.abort();
        return route.fulfill({ contentType: "text/html", body: "<title>Compose</title>" });
      },
    );
    await use(context);
  },
});
