import { expect, test } from "./fixtures.ts";

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

test("an element that is removed during a lookup leaves no timer", async ({ page, form }) => {
  await page.addInitScript(() => {
    const timers = new Set<unknown>();
    const { setTimeout: set, clearTimeout: clear } = window;
    Object.assign(window, {
      setTimeout(run: () => void, ms?: number) {
        const id = set(() => {
          timers.delete(id);
          run();
        }, ms);
        // Shorter timers may belong to React's scheduler.
        if ((ms ?? 0) >= 500) timers.add(id);
        return id;
      },
      clearTimeout(id: number) {
        timers.delete(id);
        clear(id);
      },
      pending: () => timers.size,
    });
  });
  const pending = () => page.evaluate(() => Reflect.get(window, "pending")());
  await form.embed();
  await form.stubLookups("never");
  await form.choose("clare");
  await expect(page.getByText("Finding your TDs...")).toBeVisible();
  await expect.poll(pending).toBe(1);
  await page.evaluate(() => document.querySelector("bia-contact-td")?.remove());
  await expect.poll(pending).toBe(0);
});
