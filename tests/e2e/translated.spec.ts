import type { Locator, Page } from "@playwright/test";
import type { ContactForm } from "./contact-form.ts";
import { expect, ignoreConsoleErrors, test, untilPainted } from "./fixtures.ts";

/**
 * Runs in the page, as translators of browsers do. Puts a copy of every text into a `<font>`, in the
 * element's shadow root too, and of every one that comes later; the text itself where it is not to be
 * translated, as some do.
 */
function translate(): void {
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    const isRead = !parent?.closest("font, script, style, textarea, select, title");
    if (!isRead || !text.isConnected || text.data.trim() === "") return;
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(parent?.closest("[translate=no]") ? text : text.data);
  };
  const wrapAll = (node: Node) => {
    const texts = node instanceof Text ? [node] : [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  };
  const root = document.querySelector("bia-contact-td")?.shadowRoot;
  for (const translated of root ? [document.body, root] : [document.body]) {
    wrapAll(translated);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        for (const node of type === "childList" ? addedNodes : [target]) wrapAll(node);
      }
    }).observe(translated, { childList: true, characterData: true, subtree: true });
  }
}

const textOfElement = (page: Page) =>
  page.locator("bia-contact-td").evaluate(({ shadowRoot }) => shadowRoot?.textContent);

/** Does the main job, also where it fails at first. Returns what is read in the element after each step. */
async function sendLetter(page: Page, form: ContactForm, start: () => Promise<void>) {
  const read: (string | null | undefined)[] = [];
  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
  await form.stubLookups("abort", 1);
  await form.open();
  await expect(form.picker).toBeVisible();
  await start();
  const advice = page.getByText("That is an Eircode");
  await form.picker.fill("D02 AF30");
  await expect(advice).toBeVisible();
  await form.picker.fill("");
  await expect(advice).toBeHidden();
  await form.choose("tipperary north");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(form.heading("Tipperary North")).toBeVisible();
  read.push(await textOfElement(page));
  await press("Choose who");
  await page.getByRole("checkbox").first().uncheck();
  await press("Add why it matters to you");
  await page.getByRole("textbox", { name: "Why it matters to you" }).fill("I teach the fiddle.");
  await page.getByRole("textbox", { name: "Sign it with your name" }).fill("Áine");
  await form.provider("Outlook").check();
  await press("Another way to send");
  await press("Dismiss");
  read.push(await textOfElement(page));
  await form.openedUrl(() => page.getByRole("button", { name: /^Send to \d TDs/ }).click());
  await expect(form.sentDialog).toBeVisible();
  await press("More ways to share");
  read.push(await textOfElement(page));
  await form.sentDialog.getByRole("button", { name: "Close" }).click();
  await form.choose("clare");
  await expect(form.heading("Clare")).toBeVisible();
  read.push(await textOfElement(page));
  return read;
}

test("a letter is sent as ever on a translated page", async ({ page, consoleErrors, form }) => {
  ignoreConsoleErrors(consoleErrors, /Failed to load resource|got no TDs/);
  // The first number of letters is counted by the other letters of this test.
  await page.route("**/api/actions", (route) =>
    route.fulfill({ json: { success: true, total: 9, today: 3 } }),
  );
  const untranslated = await sendLetter(page, form, async () => {});
  await page.evaluate(() => sessionStorage.clear());
  expect(await sendLetter(page, form, () => page.evaluate(translate))).toEqual(untranslated);
});

/** Runs in the page. Uses each control outside the element, those too that another one brings. */
async function useEveryControl(): Promise<void> {
  let awaited = 0;
  const { fetch } = window;
  Object.assign(window, {
    open: () => null,
    print: () => {},
    fetch: async (...request: Parameters<typeof fetch>) => {
      awaited += 1;
      return fetch(...request).finally(() => {
        awaited -= 1;
      });
    },
  });
  navigator.clipboard.writeText = () => Promise.resolve();
  document.addEventListener("submit", (event) => event.preventDefault());
  const used = new Set<Element>();
  // A control that brings itself anew is not used for ever.
  while (used.size < 200) {
    const next = [
      ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
        "button, summary, select, input, textarea",
      ),
    ].find((control) => !used.has(control) && control.checkVisibility());
    if (next === undefined) return;
    used.add(next);
    next.focus();
    if (/^(text|textarea|select-one|date)/.test(next.type)) {
      const option = next instanceof HTMLSelectElement ? next.options[1]?.value : undefined;
      const value = option ?? (next.type === "date" ? "2026-12-01" : "abc");
      // React takes no notice of a value that is set on its own property.
      const prototype = Object.getPrototypeOf(next);
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(next, value);
      next.dispatchEvent(new Event("input", { bubbles: true }));
      next.dispatchEvent(new Event("change", { bubbles: true }));
    } else next.click();
    do await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    while (awaited > 0);
  }
}

/** Browsers' messages on controls that no person presses. */
const UNPRESSED = /Permissions policy|NotSupported|color picker|Failed to load resource/;

for (const path of ["/embed", "/kit", "/day-without-arts"]) {
  test(`on ${path} every control works when translated`, async ({ page, consoleErrors }) => {
    ignoreConsoleErrors(consoleErrors, UNPRESSED);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.setFixedTime(new Date("2026-11-02T10:00:00Z"));
    const textAfterUse = async (start: () => Promise<void>) => {
      await page.goto(path);
      // React marks what it has taken over, the end of the page last.
      await page.waitForFunction(() =>
        Object.keys([...document.querySelectorAll("#root footer *")].at(-1) ?? {}).some((key) =>
          key.startsWith("__reactFiber"),
        ),
      );
      await untilPainted(page);
      await start();
      await page.evaluate(useEveryControl);
      // A page's texts on work in progress end in an ellipsis.
      await expect(page.getByRole("status").filter({ hasText: "…" })).toHaveCount(0);
      return page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
        return document.body.textContent.replace(/\s+/g, " ");
      });
    };
    const untranslated = await textAfterUse(async () => {});
    expect(await textAfterUse(() => page.evaluate(translate))).toBe(untranslated);
  });
}

test("names and addresses of TDs, and code, stay as they are", async ({ page, campaign, form }) => {
  const reply = await page.request.get(`${campaign.origin}/api/tds?constituency=Clare`);
  const { data } = await reply.json();
  const kept: string[] = data.flatMap(({ name, email }: Record<string, string>) => [name, email]);
  const expectKept = async (root: Locator) => {
    const texts = kept.map((text) => root.getByText(text, { exact: true }));
    const all = texts.reduce((before, text) => before.or(text), root.locator("code"));
    await expect.poll(() => all.count()).toBeGreaterThan(0);
    expect(
      await all.evaluateAll(
        (found) => found.filter((each) => !each.closest("[translate=no]")).length,
      ),
    ).toBe(0);
  };
  await form.open("clare");
  await expectKept(form.cards);
  for (const path of ["/tds/clare", "/embed"]) {
    await page.goto(path);
    await expectKept(page.getByRole("main"));
  }
});
