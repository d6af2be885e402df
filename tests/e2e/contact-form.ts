import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { expect, type Locator, type Page, type Route } from "@playwright/test";
import type { CampaignEvent } from "../../api/contract/events.ts";

const EMBED_FILES = resolve(import.meta.dirname, "../../.build/widget");

/** The element's scripts as a partner's page includes them. */
const SCRIPTS = {
  module: `<script type="module" src="/bia/bia-contact-td.full.js"></script>`,
  classic: `<script src="/bia/bia-contact-td.iife.js"></script>`,
  none: "",
};

/** How a partner's page shows the element. */
type Embedding = {
  /** The page's body, from the element's tag. */
  around?: (tag: string) => string;
  /** The content inside the tag. */
  content?: string;
  lang?: string;
  csp?: string;
  script?: keyof typeof SCRIPTS;
};

const LOOKUPS = "**/api/tds?*";

export type ContactForm = ReturnType<typeof contactForm>;

/**
 * The element on a page: opens it on the site or on a partner's page, finds its parts by role and
 * visible text, and answers what it asks the API.
 *
 * @param campaign the campaign's origin
 */
export function contactForm(page: Page, campaign: string) {
  const picker = page.getByRole("combobox", { name: "Find Your TDs" });
  const sendAll = page.getByRole("button", { name: "Send to All TDs Now!" });
  const form = {
    picker,
    sendAll,
    sentDialog: page.getByRole("dialog", { name: "Message Sent!" }),
    confirmDialog: page.getByRole("dialog", { name: "Before you send" }),
    options: page.getByRole("option"),
    cards: page
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: /^Send to / }) }),
    heading: (constituency: string) =>
      page.getByRole("heading", { name: `Your TDs in ${constituency}`, exact: true }),
    provider: (name: "Gmail" | "Outlook") =>
      page.locator("[part=provider]").getByRole("radio", { name }),
    toast: (text: string): Locator => page.getByRole("status").filter({ hasText: text }),
    alert: (text: string): Locator => page.getByRole("alert").filter({ hasText: text }),

    /** Opens the campaign's action page, and chooses the first option for `text` if it is given. */
    async open(text?: string): Promise<void> {
      await page.goto(`${campaign}/`);
      if (text !== undefined) await form.choose(text);
    },
    /** Opens a partner's page with the element, which asks the campaign unless `attributes` say otherwise. */
    async embed(attributes = "", embedding: Embedding = {}): Promise<void> {
      await page.goto(await form.serveEmbed(attributes, embedding));
    },
    /** Serves such a page until this one closes. Returns its origin. */
    serveEmbed(attributes = "", embedding: Embedding = {}): Promise<string> {
      const { around = String, content = "", lang = "en", csp, script = "module" } = embedding;
      const apiBase = attributes.includes("api-base=") ? "" : `api-base="${campaign}"`;
      const tag = `<bia-contact-td ${apiBase} ${attributes}>${content}</bia-contact-td>`;
      return form.servePage(
        `<!doctype html><html lang="${lang}"><head><title>A gallery</title></head>
        <body><h1>A gallery</h1>${around(tag)}${SCRIPTS[script]}</body></html>`,
        { csp },
      );
    },
    /** Opens a partner's page of any HTML. */
    async openPage(html: string, served?: Served): Promise<void> {
      await page.goto(await form.servePage(html, served));
    },
    /** Serves a page until this one closes. Returns its origin. */
    servePage: (html: string, served?: Served) => servePage(page, html, served),
    /** The button that brings the picker back in place of found TDs. */
    change: page.getByRole("button", { name: /^(Change|Athraigh)$/ }),
    /** Types into the picker, which comes back where TDs are found, and chooses the first option. */
    async choose(text: string): Promise<void> {
      await picker.or(form.change).first().waitFor();
      if (await form.change.isVisible()) await form.change.click();
      await picker.click();
      await picker.fill(text);
      await page.getByRole("option").first().click();
    },
    /** Presses 'Send to All TDs Now!', or does what else opens a window. Closes it and returns its URL. */
    async openedUrl(action: () => Promise<void> = () => sendAll.click()): Promise<URL> {
      const [popup] = await Promise.all([page.context().waitForEvent("page"), action()]);
      await popup.waitForURL(/^https:/);
      const url = new URL(popup.url());
      await popup.close();
      return url;
    },

    /** Answers the lookups from now on, or only the next `times`. */
    async stubLookups(
      how: "abort" | "never" | Parameters<Route["fulfill"]>[0],
      times?: number,
    ): Promise<void> {
      const answer = (route: Route) => {
        if (how === "abort") return route.abort();
        return how === "never" ? undefined : route.fulfill(how);
      };
      await page.route(LOOKUPS, answer, times === undefined ? {} : { times });
    },
    /** Lets the API answer the lookups again. */
    unstubLookups: () => page.unroute(LOOKUPS),
    /** Returns the next event that the page sends, when the API has stored it. */
    async nextEvent(): Promise<CampaignEvent> {
      const request = await page.waitForRequest("**/api/events");
      expect((await request.response())?.status()).toBe(204);
      return request.postDataJSON();
    },
    /** Returns the addresses, each with what is sent, of the page's requests from now on that match. */
    requests(pattern = /^http/): string[] {
      const requests: string[] = [];
      page.on("request", (request) => {
        if (pattern.test(request.url()))
          requests.push(`${request.url()} ${request.postData() ?? ""}`.trim());
      });
      return requests;
    },
    /** Makes the browser refuse to write to the clipboard, on the pages that are opened from now on. */
    refuseCopying: () =>
      page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused"));
      }),
    /** Holds timers of this length on pages that open from now on. Returns a function that runs the held ones. */
    async holdTimers(ms: number): Promise<() => Promise<void>> {
      await page.addInitScript(holdTimersOf, ms);
      return () => page.evaluate(() => Reflect.get(window, "runHeldTimers")());
    },
  };
  return form;
}

/** Runs in the page. */
function holdTimersOf(heldMs: number): void {
  const held = new Map<number, TimerHandler>();
  let lastId = 0;
  const { setTimeout: set, clearTimeout: clear } = window;
  Object.assign(window, {
    setTimeout(run: TimerHandler, delay?: number, ...parameters: unknown[]) {
      if (delay !== heldMs) return set(run, delay, ...parameters);
      lastId -= 1;
      held.set(lastId, run);
      return lastId;
    },
    clearTimeout(id?: number) {
      if (!held.delete(id ?? 0)) clear(id);
    },
    runHeldTimers() {
      for (const run of held.values()) if (typeof run === "function") run();
      held.clear();
    },
  });
}

/** The headers and files that a partner's server sends with its page. */
type Served = {
  /** The page's Content-Security-Policy; without it, none. */
  csp?: string | undefined;
  /** Scripts of the page itself, by their paths. */
  files?: Record<string, string>;
};

/** Serves a partner's page and a copy of the files below `/bia/` until `page` closes. Returns their origin. */
async function servePage(
  page: Page,
  html: string,
  { csp, files = {} }: Served = {},
): Promise<string> {
  const server = createServer(({ url = "" }, response) => {
    const [, name] = /^\/bia\/([\w.-]+\.js)(?:\?|$)/.exec(url) ?? [];
    const script = name === undefined ? files[url] : readFileSync(join(EMBED_FILES, name));
    if (script !== undefined) {
      response.setHeader("content-type", "text/javascript; charset=utf-8");
      // As the campaign's server does: the element imports files, also in a sandboxed frame.
      response.setHeader("access-control-allow-origin", "*");
      response.end(script);
    } else if (url === "/") {
      response.setHeader("content-type", "text/html; charset=utf-8");
      if (csp !== undefined) response.setHeader("content-security-policy", csp);
      response.end(html);
    } else {
      response.statusCode = 204;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  page.once("close", () => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
