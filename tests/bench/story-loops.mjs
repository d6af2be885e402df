/** What a browser learns of a script, it learns in its first runs. */
const WARM = 8;
const LOOPS = 10;

/**
 * Plays the story to its end, ten times over, on a clock that is moved by
 * hand, and says what is left of it after the garbage was collected.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} campaign
 * @returns {Promise<{ nodes: number, listeners: number, heapKb: number }>} what came to stay, the heap for each play
 */
export async function loops(browser, campaign) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await page.clock.install({ time: 0 });
  await page.goto(new URL("/day-without-arts", campaign).href, { waitUntil: "networkidle" });
  await page.clock.pauseAt(60_000);
  const play = page.getByRole("button", { name: "Play" });

  const playThrough = async () => {
    await play.click();
    await page.clock.runFor(28_200);
    await play.waitFor();
  };
  const counted = async () => {
    // Twice: what the first run frees may have held on to more.
    for (let times = 0; times < 2; times += 1) {
      await session.send("HeapProfiler.collectGarbage");
    }
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (/** @type {string} */ name) =>
      metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      nodes: of("Nodes"),
      listeners: of("JSEventListeners"),
      heap: await heapBytes(session),
    };
  };

  for (let loop = 0; loop < WARM; loop += 1) await playThrough();
  const before = await counted();
  for (let loop = 0; loop < LOOPS; loop += 1) await playThrough();
  const after = await counted();
  await context.close();
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heapKb: (after.heap - before.heap) / 1000 / LOOPS,
  };
}

/**
 * What the page's heap holds, all but the code that the engine compiles ever
 * anew of the same script: that grows for as long as it learns.
 *
 * @param {import("@playwright/test").CDPSession} session
 * @returns {Promise<number>}
 */
async function heapBytes(session) {
  let written = "";
  const read = (/** @type {{ chunk: string }} */ { chunk }) => {
    written += chunk;
  };
  session.on("HeapProfiler.addHeapSnapshotChunk", read);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", read);
  const { snapshot, nodes } = JSON.parse(written);
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
