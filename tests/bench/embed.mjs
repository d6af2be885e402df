import { interactions } from "./embed-interactions.mjs";
import { pageLoad } from "./embed-load.mjs";
import { mountCycles } from "./embed-mounts.mjs";
import { servePartner } from "./host-pages.mjs";
import { withChromium, withServer } from "./running.mjs";

/**
 * `npm run bench`, the embed: what the element costs a partner's page that
 * holds it out of sight, how soon it answers a visitor on a slow phone, and
 * what stays behind when it goes. With and without take turns in one run.
 */

await withServer((campaign) => withChromium((browser) => measure(browser, campaign)));

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} campaign
 */
async function measure(browser, campaign) {
  const partner = await servePartner(campaign);
  try {
    const load = await pageLoad(browser, partner.origin, campaign);
    row("LCP, with less without", spread(load.lcp), 50, load.lcp.median);
    row("Blocking time, with less without", spread(load.tbt), 30, load.tbt.median);
    row("Requests before it is near", `${load.requests}`, 1, load.requests);
    const { worst, steps } = await interactions(browser, partner.origin);
    row("Slowest interaction at 4× throttle", ms(worst), 100, worst);
    for (const [step, duration] of steps) console.log(`  ${step.padEnd(34)}${ms(duration)}`);
    const left = await mountCycles(browser, partner.origin);
    row("Nodes after 300 mounts", signed(left.nodes), 0, left.nodes);
    row("Listeners after 300 mounts", signed(left.listeners), 0, left.listeners);
    row("Heap a mount", `${left.heapKb.toFixed(2)} kB`, 0.5, left.heapKb);
  } finally {
    partner.close();
  }
}

/**
 * @param {string} what
 * @param {string} measured
 * @param {number} target
 * @param {number} value
 */
function row(what, measured, target, value) {
  const reached = value <= target;
  console.log(
    `${what.padEnd(36)}${measured.padEnd(22)}target ${target} ${reached ? "reached" : "missed"}`,
  );
  if (!reached) process.exitCode = 1;
}

/** @param {number} value */
function ms(value) {
  return `${Math.round(value)} ms`;
}

/** @param {import("./embed-load.mjs").Spread} of */
function spread({ median, least, most }) {
  return `${ms(median)} (${Math.round(least)} to ${Math.round(most)})`;
}

/** @param {number} value */
function signed(value) {
  return value > 0 ? `+${value}` : `${value}`;
}
