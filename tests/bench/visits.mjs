/**
 * `npm run bench`, visits: what a first and a returning visit to the action page cost, with
 * and without a shared cache in front of the servers, and what a million visits an hour need.
 */
import { Agent, request } from "node:http";
import { KEY, report, withChromium, withServer } from "./harness.mjs";

const VISITS_PER_HOUR = 1_000_000;
const REPLAYED_VISITS = 1_500;

/**
 * A request of a visit, and its answer.
 * @typedef {{ method: string, path: string, body: string | null, headers: Record<string, string>, status: number, bytes: number, caching: string }} Exchange
 */

await withServer(async (origin) => {
  await withChromium(async (browser) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const first = await visit(context, origin);
    const returning = await visit(context, origin);
    await context.close();
    const cpu = await cpuPerVisit(origin, first);
    describe("A first visit with a lookup and a letter", first);
    describe("A returning visit", returning);
    const perSecond = VISITS_PER_HOUR / 3600;
    const uncached = first.filter(reachesOrigin);
    const cpuUncached = await cpuPerVisit(origin, uncached);
    report(
      "Server CPU time of a first visit, all of it and behind a shared cache",
      `${(cpu * 1000).toFixed(1)} ms, ${(cpuUncached * 1000).toFixed(1)} ms`,
    );
    for (const [name, exchanges, seconds] of /** @type {const} */ ([
      ["without a shared cache", first, cpu],
      ["behind a shared cache", uncached, cpuUncached],
    ])) {
      report(
        `A million first visits an hour, ${name}`,
        `${Math.round(exchanges.length * perSecond)} requests/s, ${Math.round((total(exchanges) * 8 * perSecond) / 1e6)} Mbit/s, ${(seconds * perSecond).toFixed(1)} cores of servers`,
      );
    }
  });
});

/**
 * Makes a visit: opens the page, chooses a constituency and sends the letter.
 * @param {import("@playwright/test").BrowserContext} context
 * @param {string} origin
 * @returns {Promise<Exchange[]>}
 */
async function visit(context, origin) {
  const page = await context.newPage();
  // The mail window is not part of the visit.
  await page.addInitScript(() => {
    window.open = () => window;
  });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  /** @type {Map<string, Exchange>} */
  const exchanges = new Map();
  session.on(
    "Network.requestWillBeSent",
    ({ requestId, request: { method, url, postData, headers } }) => {
      if (!url.startsWith(origin)) return;
      const path = url.slice(origin.length);
      const body = postData ?? null;
      exchanges.set(requestId, { method, path, body, headers, status: 0, bytes: 0, caching: "" });
    },
  );
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const exchange = exchanges.get(requestId);
    if (exchange === undefined || response.fromDiskCache) return void exchanges.delete(requestId);
    exchange.status = response.status;
    exchange.bytes = response.encodedDataLength;
    const headers = new Map(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    exchange.caching = headers.get("cache-control") ?? "";
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const exchange = exchanges.get(requestId);
    if (exchange) exchange.bytes = encodedDataLength;
  });
  await page.goto(origin);
  const picker = page.getByRole("combobox", { name: "Find Your TDs" });
  await picker.fill("Clare");
  await picker.press("Enter");
  await page.getByRole("button", { name: "Send to All TDs Now!" }).click();
  const confirm = page.getByRole("dialog").getByRole("button").first();
  if (await confirm.isVisible()) await confirm.click();
  await page.waitForLoadState("networkidle");
  await page.close();
  // Requests that were answered from the browser's memory never had a response.
  return [...exchanges.values()].filter(({ status }) => status !== 0);
}

/**
 * Whether a shared cache passes a request on: all but GET, and what it may not keep.
 * @param {Exchange} exchange
 */
function reachesOrigin({ method, caching }) {
  return method !== "GET" || !/(?:s-maxage|max-age)=[1-9]/.test(caching) || /private/.test(caching);
}

/** @param {readonly Exchange[]} exchanges */
function total(exchanges) {
  return exchanges.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * @param {string} name
 * @param {readonly Exchange[]} exchanges
 */
function describe(name, exchanges) {
  const uncached = exchanges.filter(reachesOrigin);
  const kB = (/** @type {readonly Exchange[]} */ all) => `${(total(all) / 1000).toFixed(1)} kB`;
  report(
    name,
    `${exchanges.length} requests, ${kB(exchanges)}; behind a shared cache ${uncached.length} reach the servers, ${kB(uncached)}`,
  );
}

/**
 * Returns the CPU seconds that the server needs for a visit, measured over many of them, each
 * from an address of its own.
 * @param {string} origin
 * @param {readonly Exchange[]} exchanges
 */
async function cpuPerVisit(origin, exchanges) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const send = (
    /** @type {Exchange} */ { method, path, body, headers },
    /** @type {number} */ visitor,
  ) =>
    new Promise((resolve, reject) => {
      const address = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
      const kept = Object.fromEntries(
        Object.entries(headers).filter(([name]) => /^(?:accept|content-type)/i.test(name)),
      );
      const sent = request(
        origin + path,
        {
          method,
          agent,
          headers: {
            ...kept,
            "accept-encoding": "br",
            // Headless Chromium counts as a bot, whose events are not stored.
            "user-agent": "Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36",
            "x-forwarded-for": address,
          },
        },
        (response) => response.resume().once("end", resolve),
      );
      sent.once("error", reject);
      sent.end(body ?? undefined);
    });
  const before = await cpuSeconds(origin);
  for (let done = 0; done < REPLAYED_VISITS; done += 32) {
    const batch = Array.from({ length: 32 }, async (_, index) => {
      for (const exchange of exchanges) await send(exchange, done + index);
    });
    await Promise.all(batch);
  }
  agent.destroy();
  return ((await cpuSeconds(origin)) - before) / REPLAYED_VISITS;
}

/** @param {string} origin */
async function cpuSeconds(origin) {
  const metrics = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${KEY}` } });
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(await metrics.text())?.[1]);
}
