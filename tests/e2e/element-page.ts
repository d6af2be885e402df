import type { Page } from "@playwright/test";
import { hostPage } from "./host-page.ts";

/** A partner's page around `body`, with the element's script. */
export const around = (body: string) => `<!doctype html>
<html lang="en"><head><title>A gallery</title></head>
<body><h1>A gallery</h1>${body}<script type="module" src="/bia/bia-contact-td.full.js"></script></body></html>`;

/** Opens a partner's page and closes its server with the page. */
export async function visit(page: Page, html: string, csp?: string): Promise<void> {
  const host = await hostPage(html, csp);
  page.once("close", host.close);
  await page.goto(host.origin);
}

/** Has the pages opened from now on keep what the element tells them, for `heard`. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const type of ["ready", "lookup", "compose", "sent", "share", "error"]) {
      window.addEventListener(`bia-${type}`, (event) => {
        heard.push([event.type, (event as CustomEvent).detail]);
      });
    }
  });
}

/** What the page has heard: names and details, in their order. */
export function heard(page: Page): Promise<[type: string, detail: unknown][]> {
  return page.evaluate(() => Reflect.get(window, "heard"));
}
