import type { FrameLocator, Page } from "@playwright/test";
import { contactForm } from "./contact-form.ts";

/** The permissions that the documented code gives the frame. */
export const SANDBOX =
  "allow-scripts allow-same-origin allow-modals allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/** What a partner's listener does with the height of a message. */
const FOLLOW = 'frame.style.height = data.height + "px"';

/**
 * Opens a partner's page with the frame edition between long texts, and scrolls to it. The page
 * records the messages that it receives.
 *
 * @param options.query the query of the frame's address
 * @param options.sandbox the frame's `sandbox` attribute; null for none
 * @param options.onHeight what the page does with a height; null for no listener
 */
export async function openFramedPage(
  page: Page,
  campaign: string,
  options: {
    query?: string;
    sandbox?: string | null;
    onHeight?: string | null;
    style?: string;
    csp?: string;
  } = {},
): Promise<FrameLocator> {
  const { query = "", sandbox = SANDBOX, onHeight = FOLLOW, style = "", csp } = options;
  const text = `<p style="min-height: 1500px">The gallery's own text.</p>`;
  await contactForm(page, campaign).openPage(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <title>A gallery</title><h1>A gallery</h1>${text}
    <script>
      window.messages = [];
      addEventListener("message", ({ data, source }) => {
        const frame = document.querySelector("iframe");
        if (frame.contentWindow !== source) return;
        window.messages.push(data);
        if (data.type === "bia-height") { ${onHeight ?? ""} }
      });
    </script>
    <div style="${style}"><iframe title="Contact your TD" width="100%" height="700" loading="lazy"
      style="border: 0" allow="clipboard-write; geolocation" ${sandbox === null ? "" : `sandbox="${sandbox}"`}
      src="${campaign}/embed/frame${query}"></iframe></div>${text}</html>`,
    csp,
  );
  await page.locator("iframe").scrollIntoViewIfNeeded();
  return page.frameLocator("iframe");
}

/** A message of the frame edition. */
type Message = { type: string; height?: number };

/** Returns the messages that the partner's page has received, in order. */
export function messagesOf(page: Page): Promise<Message[]> {
  return page.evaluate(() => Reflect.get(window, "messages"));
}

/** Returns the received messages that are not about the height. */
export async function eventsOf(page: Page): Promise<Message[]> {
  return (await messagesOf(page)).filter(({ type }) => type !== "bia-height");
}
