const WARM_UP_CYCLES = 100;
const CYCLES = 300;

/**
 * Adds an element to a page and removes it, 300 times, and measures what remains
 * after garbage collection.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} partner
 * @returns {Promise<{ nodes: number, listeners: number, heapKb: number }>} the growth over all
 *   cycles; of the heap, the growth per cycle
 */
export async function measureMounts(browser, partner) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await page.goto(`${partner}/script`);
  await page.waitForFunction(() => customElements.get("bia-contact-td") !== undefined);

  /** @param {number} times */
  const cycle = (times) =>
    page.evaluate(async (cycles) => {
      for (let done = 0; done < cycles; done++) {
        const element = document.createElement("bia-contact-td");
        const ready = new Promise((resolve) => {
          element.addEventListener("bia-ready", resolve, { once: true });
        });
        document.body.append(element);
        await ready;
        element.remove();
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, times);
  const collectAndCount = async () => {
    // Twice, because objects freed by the first run may have referenced others.
    for (let run = 0; run < 2; run++) {
      await page.waitForTimeout(200);
      await session.send("HeapProfiler.collectGarbage");
    }
    const { metrics } = await session.send("Performance.getMetrics");
    const metric = (/** @type {string} */ name) =>
      metrics.find((each) => each.name === name)?.value ?? Number.NaN;
    return {
      nodes: metric("Nodes"),
      listeners: metric("JSEventListeners"),
      heap: metric("JSHeapUsedSize"),
    };
  };

  await cycle(WARM_UP_CYCLES);
  const before = await collectAndCount();
  await cycle(CYCLES);
  const after = await collectAndCount();
  await context.close();
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heapKb: (after.heap - before.heap) / CYCLES / 1_000,
  };
}
