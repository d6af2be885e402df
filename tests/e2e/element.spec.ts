import type { Page } from "@playwright/test";
import { campaignWith } from "../../stories/support/invented-campaign.ts";
import { SUCCESS_DELAY_MS } from "../../widget/sending/compose.ts";
import { expect, test } from "./fixtures.ts";

test("events from another shadow root reach the page", async ({ page, campaign, form }) => {
  await form.embed("", { around: () => `<div id="frame"></div>` });
  await page.evaluate((apiBase) => {
    const element = document.createElement("bia-contact-td");
    Object.assign(element, { apiBase, constituency: "Clare" });
    const frame = document.querySelector("#frame");
    frame?.addEventListener("bia-lookup", ({ target }) => {
      Object.assign(window, { target: target === frame });
    });
    frame?.attachShadow({ mode: "closed" }).append(element);
  }, campaign.origin);
  await expect.poll(() => form.events()).toHaveLength(2);
  expect(await page.evaluate(() => Reflect.get(window, "target"))).toBe(true);
});

test("an element that is removed and put back keeps its state", async ({ page, form }) => {
  await form.stubLookups("never", 1);
  await form.embed('constituency="Clare"');
  await expect(page.getByText("Finding your TDs...")).toBeVisible();
  const removeAndPutBack = () =>
    page.evaluate(async () => {
      const element = document.querySelector("bia-contact-td");
      element?.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      document.body.append(element ?? "");
    });
  await removeAndPutBack();
  await expect(form.heading("Clare")).toBeVisible();
  await form.choose("mayo");
  await form.provider("Outlook").check();
  await expect(form.heading("Mayo")).toBeVisible();
  await removeAndPutBack();
  await expect(form.heading("Mayo")).toBeVisible();
  await expect(form.provider("Outlook")).toBeChecked();
  await expect(form.sendAll).toHaveCSS("background-color", "rgb(212, 46, 21)");
});

/** Runs in the page: lists the timers that are to run and the requests that are under way. */
function listPending(): void {
  const pending = new Set<unknown>();
  const { setTimeout: set, clearTimeout: clear, fetch } = window;
  Object.assign(window, {
    pending,
    setTimeout(run: () => void, ms?: number) {
      const id = set(() => {
        pending.delete(id);
        run();
      }, ms);
      pending.add(id);
      return id;
    },
    clearTimeout(id?: number) {
      pending.delete(id);
      clear(id);
    },
    fetch(...request: Parameters<typeof fetch>) {
      const reply = fetch(...request);
      pending.add(reply);
      const done = () => pending.delete(reply);
      reply.then(done, done);
      return reply;
    },
  });
}

test("30 elements leave no node, listener, timer or request", async ({ page, campaign, form }) => {
  await page.clock.install();
  await page.addInitScript(listPending);
  await form.embed("", { around: () => `<div id="there"></div>` });
  const session = await page.context().newCDPSession(page);
  /** Adds elements one by one, and removes each when it is ready, or when its lookup has ended. */
  const addAndRemove = (rounds: number) =>
    page.evaluate(
      async ([rounds, apiBase]) => {
        for (let round = 0; round < rounds; round += 1) {
          const element = document.createElement("bia-contact-td");
          const moment = round % 5 === 0 ? "bia-lookup" : "bia-ready";
          const isThere = new Promise((resolve) => element.addEventListener(moment, resolve));
          // Without a constituency of its page, the element follows what the tab keeps.
          const isChosen = moment === "bia-lookup" || round % 2 === 0;
          Object.assign(element, { apiBase, ...(isChosen && { constituency: "Clare" }) });
          document.querySelector("#there")?.append(element);
          await isThere;
          element.remove();
        }
      },
      [rounds, campaign.origin] as const,
    );
  const countRetained = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
    return nodes + jsEventListeners;
  };
  await addAndRemove(5);
  // One element alone has hundreds of nodes, and each of the others would leave one at least.
  await expect.poll(countRetained).toBeLessThan(100);
  const before = await countRetained();
  await addAndRemove(25);
  await expect.poll(countRetained).toBeLessThan(before + 20);
  // Lookups, and what is loaded on demand, have a limit.
  await page.clock.runFor(10_000);
  await expect.poll(() => page.evaluate("pending.size")).toBe(0);
});

const hasFocus = (page: Page) =>
  page.evaluate(() => document.querySelector("bia-contact-td")?.shadowRoot?.activeElement != null);

test("the letter comes before its buttons, which keep the focus", async ({ page, form }) => {
  const endSending = await form.holdTimers(SUCCESS_DELAY_MS);
  await form.embed('constituency="Clare"');
  await expect(form.heading("Clare")).toBeVisible();
  const letter = page.getByRole("region", { name: "Email preview" });
  const positions = (axis: "x" | "y") =>
    Promise.all(
      [letter, form.sendAll, form.cards.last()].map(
        async (part) => (await part.boundingBox())?.[axis] ?? Number.NaN,
      ),
    );
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(async () => {
    const down = await positions("y");
    expect(down).toEqual(down.toSorted((a, b) => a - b));
  }).toPass();
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect(async () => {
    const [text = 0, , card] = await positions("x");
    expect(card).toBeLessThan(text);
  }).toPass();

  for (const name of ["Send to All TDs Now!", "Send to Timmy Dooley"]) {
    const button = page.getByRole("button", { name });
    await button.focus();
    await form.openedUrl(() => page.keyboard.press("Enter"));
    await expect(page.getByRole("button", { name: "Sending Message..." })).toBeDisabled();
    expect(await hasFocus(page)).toBe(true);
    await endSending();
    await expect(form.sentDialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  }
});

test("a campaign that closes takes the picker's focus alone", async ({ page, form }) => {
  const en = { achieved: "The N8 runs.", next: "Thank your TDs." };
  const won = campaignWith({ state: "won", en });
  const closed = page.getByRole("status").filter({ hasText: "The N8 runs." });
  const field = page.getByRole("textbox");
  for (const [typedInto, focused] of [
    [form.picker, closed],
    [field, field],
  ] as const) {
    let close = () => {};
    const isClosing = new Promise<void>((resolve) => {
      close = resolve;
    });
    await page.route(
      "**/api/campaign",
      async (route) => {
        await isClosing;
        await route.fulfill({ json: { ...won, success: true } });
      },
      { times: 1 },
    );
    await form.embed();
    await page.evaluate(() => document.body.append(document.createElement("input")));
    await typedInto.pressSequentially("cla");
    await expect(typedInto).toHaveValue("cla");
    close();
    await expect(closed).toContainText("Thank your TDs.");
    await expect(focused).toBeFocused();
  }
});

test("with ?debug each element says once what it decided", async ({ page, campaign, form }) => {
  const logs: unknown[] = [];
  page.on("console", async (message) => {
    if (message.type() === "info") logs.push(await message.args()[1]?.jsonValue());
  });
  const withDebug = `<script>history.replaceState(null, "", "?a=b&debug")</script>`;
  const around = (tag: string) => withDebug + tag + tag.replace('provider="outlook"', "");
  await form.embed('provider="outlook" constituency="Clare"', { around });
  await expect.poll(() => logs).toHaveLength(2);
  const decisions = {
    device: "desktop",
    appBrowser: "none",
    campaignVersion: expect.any(Number),
    language: "en",
    apiBase: `${campaign.origin}/`,
  };
  expect(logs).toEqual(
    expect.arrayContaining([
      { provider: "outlook", providerFrom: "attribute", ...decisions },
      { provider: "gmail", providerFrom: "default", ...decisions },
    ]),
  );
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("bia-contact-td")) {
      element.remove();
      document.body.append(element);
    }
  });
  await expect(form.heading("Clare").last()).toBeVisible();
  expect(logs).toHaveLength(2);
});
