import { expect, test } from "./fixtures.ts";

test("the element works under a strict content security policy", async ({ campaign, form }) => {
  await form.embed("", {
    csp: `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${campaign.origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
  });
  await form.choose("clare");
  await expect(form.cards).toHaveCount(4);
  await expect(form.sendAll).toHaveCSS("background-color", "rgb(212, 46, 21)");
  await form.openedUrl();
  await expect(form.sentDialog).toBeVisible();
});

test("if the element moves while its dialog is open, the dialog stays modal and notices appear", async ({
  page,
  form,
}) => {
  await form.embed('constituency="Clare"', { around: (tag) => `${tag}<div id="there"></div>` });
  await form.openedUrl();
  await expect(form.sentDialog).toBeVisible();
  await page.evaluate(() =>
    document.querySelector("#there")?.append(document.querySelector("bia-contact-td") ?? ""),
  );
  await expect(form.toast("Email client opened!")).toBeVisible();
  const modal = await form.sentDialog.evaluate((dialog) => dialog.matches(":modal"));
  expect(modal).toBe(true);
  await page.keyboard.press("Escape");
  await expect(form.sentDialog).toBeHidden();
  await form.choose("mayo");
  await expect(form.toast("TDs Found!")).toBeInViewport();
});

test("events from inside another shadow root reach the page, with the outer element as their target", async ({
  page,
  campaign,
  form,
}) => {
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

test("an element that is removed and added again keeps its state", async ({ page, form }) => {
  await form.embed('constituency="Mayo"');
  await form.choose("clare");
  await form.provider("Outlook").check();
  await expect(form.heading("Clare")).toBeVisible();
  await page.evaluate(async () => {
    const element = document.querySelector("bia-contact-td");
    element?.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    document.body.append(element ?? "");
  });
  await expect(form.heading("Clare")).toBeVisible();
  await expect(form.provider("Outlook")).toBeChecked();
  await expect(form.sendAll).toHaveCSS("background-color", "rgb(212, 46, 21)");
});

test("elements that are added and removed many times leave no nodes or listeners", async ({
  page,
  campaign,
  form,
}) => {
  await form.embed("", { around: () => `<div id="there"></div>` });
  const session = await page.context().newCDPSession(page);
  /** Adds elements one by one, waits for each one's lookup, and removes it. */
  const addAndRemove = (rounds: number) =>
    page.evaluate(
      async ([rounds, apiBase]) => {
        for (let round = 0; round < rounds; round += 1) {
          const element = document.createElement("bia-contact-td");
          const lookup = new Promise((resolve) => element.addEventListener("bia-lookup", resolve));
          Object.assign(element, { apiBase, constituency: "Clare" });
          document.querySelector("#there")?.append(element);
          await lookup;
          element.remove();
        }
        // React cleans up when the browser is idle.
        await new Promise((resolve) => setTimeout(resolve, 200));
      },
      [rounds, campaign.origin] as const,
    );
  /** Returns the number of nodes and listeners in memory. */
  const countRetained = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
    return nodes + jsEventListeners;
  };
  await addAndRemove(5);
  // One element alone has hundreds of nodes, and each of the 25 would leave one at least.
  await expect.poll(countRetained).toBeLessThan(100);
  const before = await countRetained();
  await addAndRemove(25);
  await expect.poll(countRetained).toBeLessThan(before + 25);
});
