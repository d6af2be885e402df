/** The engine compiles and optimises the script in its first runs. */
const WARM_UP_PLAYS = 8;
const PLAYS = 10;

/**
 * Plays the story to its end ten times on a simulated clock and measures what
 * remains after garbage collection.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} campaign
 * @returns {Promise<{ nodes: number, listeners: number, heapKb: number }>} the growth over all plays; of the heap, the growth per play
 */
export async function measureMemory(browser, campaign) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await page.clock.install({ time: 0 });
  await page.goto(new URL("/day-without-arts", campaign).href, { waitUntil: "networkidle" });
  await page.clock.pauseAt(60_000);
  const playButton = page.getByRole("button", { name: "Play" });

  const playThrough = async () => {
    await playButton.click();
    await page.clock.runFor(28_200);
    await playButton.waitFor();
  };
  const collectAndCount = async () => {
    // Twice, because objects freed by the first run may have referenced others.
    for (let times = 0; times < 2; times += 1) {
      await session.send("HeapProfiler.collectGarbage");
    }
    const { metrics } = await session.send("Performance.getMetrics");
    const metric = (/** @type {string} */ name) =>
      metrics.find((each) => each.name === name)?.value ?? Number.NaN;
    return {
      nodes: metric("Nodes"),
      listeners: metric("JSEventListeners"),
      heap: await heapBytes(session),
    };
  };

  for (let play = 0; play < WARM_UP_PLAYS; play += 1) await playThrough();
  const before = await collectAndCount();
  for (let play = 0; play < PLAYS; play += 1) await playThrough();
  const after = await collectAndCount();
  await context.close();
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heapKb: (after.heap - before.heap) / 1000 / PLAYS,
  };
}

/**
 * Returns the size of the page's heap in bytes without compiled code, which grows
 * for as long as the engine optimises the script.
 *
 * @param {import("@playwright/test").CDPSession} session
 * @returns {Promise<number>}
 */
async function heapBytes(session) {
  let json = "";
  const append = (/** @type {{ chunk: string }} */ { chunk }) => {
    json += chunk;
  };
  session.on("HeapProfiler.addHeapSnapshotChunk", append);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", append);
  const { snapshot, nodes } = JSON.parse(json);
  /** @type {{ node_fields: string[], node_types: [string[]] }} */
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  const code = types[0].indexOf("code");
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (nodes[node + type] !== code) bytes += nodes[node + size];
  }
  return bytes;
}
