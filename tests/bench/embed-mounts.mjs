const WARM = 100;
const CYCLES = 300;

/**
 * Puts an element into a page and takes it out again, 300 times, and says what
 * is left of it after the garbage was collected.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} partner
 * @returns {Promise<{ nodes: number, listeners: number, heapKb: number }>} what came to stay, the
 *   heap for each cycle
 */
export async function mountCycles(browser, partner) {
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
  const counted = async () => {
    // Twice: what the first run frees may have held on to more.
    for (let run = 0; run < 2; run++) {
      await page.waitForTimeout(200);
      await session.send("HeapProfiler.collectGarbage");
    }
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (/** @type {string} */ name) =>
      metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { nodes: of("Nodes"), listeners: of("JSEventListeners"), heap: of("JSHeapUsedSize") };
  };

  await cycle(WARM);
  const before = await counted();
  await cycle(CYCLES);
  const after = await counted();
  await context.close();
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heapKb: (after.heap - before.heap) / CYCLES / 1_000,
  };
}
